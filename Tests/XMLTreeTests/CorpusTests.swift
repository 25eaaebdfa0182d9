import Foundation
import SourceText
import Testing
import XMLTree

/// Over real documents, when the environment variable `XIBLINT_CORPUS` names a folder of them.
struct CorpusTests {
  private static let corpus = ProcessInfo.processInfo.environment["XIBLINT_CORPUS"]

  @Test(.enabled(if: corpus != nil, "XIBLINT_CORPUS names no folder of documents"))
  func rangesAndGapsReproduceEveryFile() throws {
    let reader = XMLReader(names: XMLNameTable())
    let folder = try #require(Self.corpus)
    var count = 0
    for case let name as String in try #require(FileManager.default.enumerator(atPath: folder))
    where name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
      let bytes = try FileSystem.read(folder + "/" + name)
      let document = try reader.read(bytes, path: name)
      #expect(tiles(of: document) == bytes, "\(name)")
      count += 1
    }
    #expect(count > 0)
  }

  /// The file put together from the ranges of nodes, attributes, and what lies between them. A range out of order,
  /// overlapping another, or off its name, quotes or marks makes a difference or fails an expectation.
  private func tiles(of document: XMLDocument) -> [UInt8] {
    var result: [UInt8] = []
    let source = document.source
    func copy(to end: Int) {
      #expect(result.count <= end)
      if result.count < end { result.append(contentsOf: source.bytes[result.count..<end]) }
    }
    for node in document.allNodes where document.kind(of: node) != .document {
      let range = document.range(of: node)
      copy(to: range.lowerBound)
      guard document.isElement(node) else {
        copy(to: range.upperBound)
        continue
      }
      #expect(source.bytes[range.upperBound - 1] == UInt8(ascii: ">"))
      result.append(UInt8(ascii: "<"))
      result.append(contentsOf: document.nameText(of: node).utf8)
      for attribute in document.attributes(of: node) {
        copy(to: document.range(of: attribute).lowerBound)
        result.append(contentsOf: document.nameText(of: attribute).utf8)
        let value = document.contentRange(of: attribute)
        #expect(source.bytes[value.lowerBound - 1] == source.bytes[value.upperBound])
        copy(to: document.range(of: attribute).upperBound)
      }
      copy(to: document.startTagRange(of: node).upperBound)
    }
    copy(to: source.bytes.count)
    return result
  }
}
