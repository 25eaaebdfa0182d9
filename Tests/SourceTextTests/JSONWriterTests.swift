import Foundation
import SourceText
import Testing

struct JSONWriterTests {
  @Test func layout() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("a", 1)
      writer.member("b", nil as String?)
      writer.key("c")
      writer.array { writer in
        writer.value(true)
        writer.object { _ in }
        writer.array { _ in }
      }
    }
    let expected = """
      {
        "a": 1,
        "b": null,
        "c": [
          true,
          {},
          []
        ]
      }
      """
    #expect(String(decoding: writer.bytes, as: UTF8.self) == expected)
  }

  @Test func compactLayout() {
    var writer = JSONWriter(indent: nil)
    writer.array { writer in
      writer.value(1)
      writer.object { $0.member("a", "x") }
      writer.null()
    }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"[1,{"a":"x"},null]"#)
  }

  @Test func everyCharacterSurvives() throws {
    let scalars =
      (0..<0x3000).compactMap(Unicode.Scalar.init(_:)) + ["\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "😀", "\u{10FFFF}"]
    let texts = scalars.map { "a" + String($0) + "b" }
    var writer = JSONWriter(indent: nil)
    writer.array { writer in for text in texts { writer.value(text) } }
    let decoded = try JSONDecoder().decode([String].self, from: Data(writer.bytes))
    #expect(decoded.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
    #expect(writer.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
  }

  @Test func partsCanBeTakenOut() {
    var writer = JSONWriter(indent: nil)
    var parts: [[UInt8]] = []
    writer.array { writer in
      for value in 1...3 {
        writer.value(value)
        parts.append(writer.takeBytes())
      }
    }
    parts.append(writer.takeBytes())
    #expect(String(decoding: parts.joined(), as: UTF8.self) == "[1,2,3]")
    #expect(writer.bytes.isEmpty)
  }
}
