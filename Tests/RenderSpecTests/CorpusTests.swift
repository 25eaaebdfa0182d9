import Foundation
import InterfaceBuilder
import SourceText
import Testing
import XMLTree

@testable import RenderSpec

/// Over real documents, when the environment variable `XIBLINT_CORPUS` names a folder of them.
struct CorpusTests {
  private static let corpus = ProcessInfo.processInfo.environment["XIBLINT_CORPUS"]

  /// Every element and attribute of a document has one fate of three, each with its own evidence: the mark of the converter,
  /// the list of what is for the designer only, or an entry of `unsupported` with path and line.
  @Test(.enabled(if: corpus != nil, "XIBLINT_CORPUS names no folder of documents"))
  func nothingIsLost() throws {
    var totals: [Platform: Tally] = [:]
    try forEachDocument { document, builder in
      let spec = builder.build()
      let tally = try Tally(document.xml, spec: spec, marks: builder.marks)
      #expect(tally.faults.isEmpty, "\(document.xml.source.path): \(tally.faults.prefix(5))")
      totals[document.platform, default: Tally()].add(tally)
    }
    for (platform, tally) in totals.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      print(platform, tally)
      for (name, count) in tally.names.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
        print("  \(count) \(name)")
      }
    }
    let touch = totals.filter { $0.key != .macOS }.values.reduce(into: Tally()) { $0.add($1) }
    print("CocoaTouch", touch)
    #expect(touch.attributes.total > 0)
    #expect(Double(touch.attributes.unsupported) <= 0.005 * Double(touch.attributes.total))
  }

  /// What counts as represented in real documents is proved by change in the tests with documents of their own.
  @Test(.enabled(if: corpus != nil, "XIBLINT_CORPUS names no folder of documents"))
  func everyPairIsProved() throws {
    var pairs: [String: Int] = [:]
    try forEachDocument { document, builder in
      _ = builder.build()
      let xml = document.xml
      for element in xml.allNodes where xml.isElement(element) {
        for attribute in xml.attributes(of: element) where builder.marks[attribute] == .represented {
          pairs["\(xml.nameText(of: element))@\(xml.nameText(of: attribute))", default: 0] += 1
        }
      }
    }
    var proved = try WrittenProof.result.get().proved
    for proof in TableProof.byPlatform.values { proved.formUnion(try proof.get().proved) }
    let open = pairs.filter { !proved.contains($0.key) }
    print(pairs.count, "pairs,", pairs.count - open.count, "proved")
    #expect(open.isEmpty, "\(open.map { "\($0.key) \($0.value)" }.sorted().joined(separator: "\n"))")
  }

  private func forEachDocument(_ body: (Document, SpecBuilder) throws -> Void) throws {
    let folder = try #require(Self.corpus)
    let vocabulary = Vocabulary(names: XMLNameTable())
    let reader = XMLReader(names: vocabulary.names)
    let plans = PlanCatalog(vocabulary: vocabulary)
    let names = SpecNames(vocabulary.names)
    for case let name as String in try #require(FileManager.default.enumerator(atPath: folder))
    where name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
      guard let xml = try? reader.read(FileSystem.read(folder + "/" + name), path: name) else { continue }
      let document = Document(xml, vocabulary: vocabulary)
      guard document.kind == .xib || document.kind == .storyboard else { continue }
      try body(document, SpecBuilder(document, plans: plans, names: names, options: RenderSpecOptions()))
    }
  }
}
