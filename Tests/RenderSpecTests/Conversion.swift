import Foundation
import InterfaceBuilder
import RenderSpec
import Testing
import XMLTree

/// A document made of a few elements, and its spec as an object.
struct Conversion {
  let spec: RenderSpec
  let object: [String: Any]

  /// Converts the elements of a `.xib`, or a whole document.
  init(
    _ elements: String, platform: String = "CocoaTouch", device: String? = nil,
    _ options: RenderSpecOptions = RenderSpecOptions()
  ) throws {
    let device = device.map { #"<device id="\#($0)" orientation="portrait" appearance="light"/>"# } ?? ""
    let text =
      elements.contains("<document")
      ? elements
      : """
      <document type="com.apple.InterfaceBuilder3.\(platform).XIB" version="3.0" toolsVersion="21701" useAutolayout="YES">\(device)
      <objects>
      \(elements)
      </objects>
      </document>
      """
    let vocabulary = Vocabulary(names: XMLNameTable())
    let xml = try XMLReader(names: vocabulary.names).read(Array(text.utf8), path: "Test.xib")
    spec = RenderSpecConverter(vocabulary: vocabulary).convert(Document(xml, vocabulary: vocabulary), options: options)
    object = try #require(try JSONSerialization.jsonObject(with: Data(spec.bytes)) as? [String: Any])
  }

  /// The JSON as text.
  var text: String { String(decoding: spec.bytes, as: UTF8.self) }

  /// The value at a path of keys and indices, as `roots.0.node.content.text`.
  func value(_ path: String) -> Any? {
    path.split(separator: ".").reduce(object as Any?) { value, step in
      if let index = Int(step) {
        guard let array = value as? [Any], array.indices.contains(index) else { return nil }
        return array[index]
      }
      return (value as? [String: Any])?[String(step)]
    }
  }

  /// A text at a path.
  func string(_ path: String) -> String? { value(path) as? String }

  /// A number at a path.
  func number(_ path: String) -> Double? { (value(path) as? NSNumber)?.doubleValue }

  /// Numbers at a path.
  func numbers(_ path: String) -> [Double]? { (value(path) as? [NSNumber])?.map(\.doubleValue) }

  /// The lines of the JSON outside `source` of the document.
  var linesOutsideSource: [Substring] {
    let lines = text.split(separator: "\n")
    guard let start = lines.firstIndex(of: "  \"source\": {"), let end = lines[start...].firstIndex(of: "  },") else {
      return lines
    }
    return Array(lines[..<start] + lines[end...])
  }
}
