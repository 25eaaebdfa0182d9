import RuleFormat

/// The XML of an example as a whole document, and the places at which findings are expected.
struct ExampleDocument {
  /// The document.
  let bytes: [UInt8]
  /// The offsets of the marks, ascending.
  let expected: [Int]
  /// What stands before and after the example's own text.
  private let wrapping: (before: String, after: String)

  /// What stands before a place where a finding is expected.
  private static let mark = Array("↓".utf8)

  /// A document from an example: the text itself where it begins like a document, else the text in the smallest legal one: a
  /// `scene` or a view controller in a storyboard, anything else as an object of a .xib.
  init(_ xml: String) {
    let text = Array(xml.utf8)
    wrapping = Self.wrapping(of: xml)
    var bytes = Array(wrapping.before.utf8)
    var expected: [Int] = []
    var index = 0
    while index < text.count {
      if text[index] == Self.mark[0], text[index...].starts(with: Self.mark) {
        // A mark before a tag means the name in it, which is what is underlined.
        let next = index + Self.mark.count
        let isTag =
          text[next...].first == UInt8(ascii: "<") && text[next...].dropFirst().first.map(Self.isLetter) ?? false
        expected.append(bytes.count + (isTag ? 1 : 0))
        index = next
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    bytes += Array(wrapping.after.utf8)
    self.bytes = bytes
    self.expected = expected
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The example's own text in a document made from this one by fixes.
  func text(of fixed: [UInt8]) -> String {
    String(decoding: fixed.dropFirst(wrapping.before.utf8.count).dropLast(wrapping.after.utf8.count), as: UTF8.self)
  }

  private static func wrapping(of xml: String) -> (before: String, after: String) {
    let start = xml.drop { $0.isWhitespace || $0 == "↓" }
    let name = start.dropFirst().drop { $0 == "↓" }.prefix { $0.isLetter }
    guard start.first == "<", name.first?.isLowercase == true, !["document", "archive"].contains(name) else {
      return ("", "")
    }
    let (kind, open, close) =
      if name == "scene" {
        ("CocoaTouch.Storyboard", "<scenes>", "</scenes>")
      } else if name.hasSuffix("Controller") {
        ("CocoaTouch.Storyboard", "<scenes><scene sceneID=\"scene\"><objects>", "</objects></scene></scenes>")
      } else {
        ("CocoaTouch", "<objects>", "</objects>")
      }
    let before =
      "<document type=\"com.apple.InterfaceBuilder3.\(kind).XIB\" version=\"3.0\" targetRuntime=\"iOS.CocoaTouch\" "
      + "useAutolayout=\"YES\" useTraitCollections=\"YES\" useSafeAreas=\"YES\">\(open)\n"
    return (before, "\(close)</document>\n")
  }
}
