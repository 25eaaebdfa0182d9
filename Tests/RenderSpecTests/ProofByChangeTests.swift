import InterfaceBuilder
import Testing
import XMLTree

@testable import RenderSpec

/// That what counts as represented is in the spec: another value gives another spec.
struct ProofByChangeTests {
  @Test(arguments: [Platform.iOS, .watchOS, .macOS])
  func everyRowOfTheTableIsSeen(on platform: Platform) throws {
    let proof = try #require(try TableProof.byPlatform[platform]?.get())
    #expect(proof.faults.isEmpty, "\(proof.faults.joined(separator: "\n"))")
    #expect(!proof.proved.isEmpty)
  }

  @Test func everythingBesideTheTableIsSeen() throws {
    let proof = try WrittenProof.result.get()
    #expect(proof.faults.isEmpty, "\(proof.faults.joined(separator: "\n"))")
    var known: Set<String> = []
    for (attribute, _) in SpecBuilder.segueKeys { known.insert("segue@\(attribute)") }
    #expect(known.subtracting(proof.proved).sorted().isEmpty)
    for (attribute, _) in SpecBuilder.connectionKeys {
      #expect(proof.proved.contains { $0.hasSuffix("@\(attribute)") }, "\(attribute)")
    }
  }

  @Test func everyRowHasAProof() {
    // A row whose structure is known on one platform only has values there alone.
    let changes = Platform.allCases.map(PropertyChanges.init)
    for group in SpecTable.classes + SpecTable.structures {
      for row in group.rows {
        #expect(changes.contains { !$0.changes(of: row).isEmpty }, "\(group.owner) \(row.source)")
      }
    }
  }

  @Test func everyGroupHasAPlace() {
    let places = Platform.allCases.map { platform in
      Places(platform).elements.flatMap { element in
        [element]
          + (ElementCatalog.type(named: element)?.className(on: platform).map(ClassHierarchy.lineage(of:)) ?? [])
      }
    }
    let owners = Set(places.joined())
    for group in SpecTable.classes + SpecTable.structures {
      #expect(owners.contains(group.owner), "\(group.owner)")
    }
  }

  @Test func noRowHidesAnother() {
    let vocabulary = Vocabulary(names: XMLNameTable())
    let plans = PlanCatalog(vocabulary: vocabulary)
    for platform in Platform.allCases {
      for element in Places(platform).elements {
        let plan = plans.plan(vocabulary.names.intern(element), on: platform)
        for (index, row) in plan.rows.enumerated() {
          #expect(plan.row(of: row.source) == index, "\(platform) \(element) \(vocabulary.names[row.source])")
        }
      }
    }
  }
}
