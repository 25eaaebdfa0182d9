import InterfaceBuilder
import RenderSpec
import XMLTree

/// Converts two documents that differ in one value, and compares the specs.
final class ProofBench {
  private let vocabulary = Vocabulary(names: XMLNameTable())
  private let reader: XMLReader
  private let converter: RenderSpecConverter
  /// The values that have been proved, as `element@attribute`.
  private(set) var proved: Set<String> = []

  init() {
    reader = XMLReader(names: vocabulary.names)
    converter = RenderSpecConverter(vocabulary: vocabulary)
  }

  /// What is wrong with the specs of two documents; `nil` where they differ as they must.
  func fault(_ before: String, _ after: String, isValid: Bool = true) throws -> String? {
    let documents = try [before, after].map { text in
      Document(try reader.read(Array(text.utf8), path: "Test.xib"), vocabulary: vocabulary)
    }
    let specs = documents.map { converter.convert($0) }
    if isValid, let part = specs.lazy.flatMap(\.unsupported).first { return "\(part.what) is unsupported" }
    if Self.body(of: specs[0]) == Self.body(of: specs[1]) { return "the specs are the same" }
    note(documents[0].xml, documents[1].xml)
    return nil
  }

  /// The spec from `settings` to what is unsupported: all but the source. Values take a line of their own in the documents,
  /// so that `source` of other elements is the same in both.
  static func body(of spec: RenderSpec) -> ArraySlice<UInt8> {
    let bytes = spec.bytes
    let start = firstIndex(of: "\n  \"settings\":", in: bytes) ?? 0
    return bytes[start..<(lastIndex(of: "\n  \"unsupported\":", in: bytes) ?? bytes.count)]
  }

  private static func firstIndex(of text: StaticString, in bytes: [UInt8]) -> Int? {
    index(of: text, in: bytes, from: stride(from: 0, to: bytes.count, by: 1))
  }

  private static func lastIndex(of text: StaticString, in bytes: [UInt8]) -> Int? {
    index(of: text, in: bytes, from: stride(from: bytes.count - 1, through: 0, by: -1))
  }

  private static func index(of text: StaticString, in bytes: [UInt8], from places: StrideTo<Int>) -> Int? {
    places.first { bytes[$0] == 10 && bytes[$0...].starts(with: wanted(text)) }
  }

  private static func index(of text: StaticString, in bytes: [UInt8], from places: StrideThrough<Int>) -> Int? {
    places.first { bytes[$0] == 10 && bytes[$0...].starts(with: wanted(text)) }
  }

  private static func wanted(_ text: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Notes the attribute in which two documents of the same elements differ, where it is one.
  private func note(_ one: XMLDocument, _ other: XMLDocument) {
    let elements = zip(one.allNodes.filter(one.isElement), other.allNodes.filter(other.isElement))
    var pairs: [String] = []
    for (first, second) in elements {
      guard one.nameText(of: first) == other.nameText(of: second) else { return }
      for attribute in one.attributes(of: first) {
        guard let name = one.name(of: attribute), let twin = other.attribute(name, of: second) else { return }
        if one.stringValue(of: attribute) != other.stringValue(of: twin) {
          pairs.append("\(one.nameText(of: first))@\(one.nameText(of: attribute))")
        }
      }
    }
    if pairs.count == 1 { proved.insert(pairs[0]) }
  }
}
