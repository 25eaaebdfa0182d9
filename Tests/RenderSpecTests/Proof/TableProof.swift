import InterfaceBuilder
import XMLTree

@testable import RenderSpec

/// Proof by change of every row of the table.
struct TableProof {
  /// What does not change the spec, with the change.
  private(set) var faults: [String] = []
  /// The values that were proved, as `element@attribute`.
  private(set) var proved: Set<String> = []

  /// The proof for a platform. All forms of a row's value are tried on the first element that has the row, one form on the
  /// others. tvOS has the rows of iOS.
  static let byPlatform: [Platform: Result<TableProof, Error>] = Dictionary(
    uniqueKeysWithValues: [Platform.iOS, .watchOS, .macOS].map { platform in
      (platform, Result { try TableProof(platform) })
    })

  private init(_ platform: Platform) throws {
    let bench = ProofBench()
    let places = Places(platform)
    let values = PropertyChanges(platform: platform)
    var known: Set<String> = []
    for element in places.elements {
      if values.hasID(element) {
        // The later of two attributes with one name is wrong, so the place's own id must not stand there.
        let texts = ["one", "two"].compactMap { places.document(with: Part(), of: element, id: $0) }
        if let fault = try bench.fault(texts[0], texts[1]) { faults.append("\(element) id: \(fault)") }
      }
      for row in values.rows(of: element) {
        let changes = values.changes(of: row)
        let isNew = known.insert("\(row.source) \(row.key) \(row.kind)").inserted
        let varied = changes.prefix(isNew && values.hasID(element) ? 1 : 0).map { change in
          change.map { part in
            .child("variation", Part(attributes: " key=\"default\"\(part.attributes)", children: part.children))
          }
        }
        for change in (isNew ? changes : Array(changes.prefix(1))) + varied {
          guard let before = places.document(with: change.before, of: element),
            let after = places.document(with: change.after, of: element)
          else { continue }
          if let fault = try bench.fault(before, after, isValid: change.isValid) {
            faults.append("\(element) \(row.source): \(fault): \(change)")
          }
        }
      }
    }
    proved = bench.proved
  }
}
