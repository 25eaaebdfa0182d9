import SourceText
import Testing

struct SourceFileTests {
  @Test(arguments: [
    ("ab\ncd", 4, 2, 2, 2), ("ab\r\ncd", 5, 2, 2, 2), ("ab\r\ncd", 3, 1, 4, 4), ("ab\rcd", 3, 2, 1, 1),
    ("a\n\r\nb", 4, 3, 1, 1),
    ("a\r\rb", 3, 3, 1, 1), ("é😀x", 6, 1, 3, 7), ("", 0, 1, 1, 1), ("a", 99, 1, 2, 2), ("a\n", 2, 2, 1, 1),
    ("a", -1, 1, 1, 1),
  ])
  func positions(text: String, offset: Int, line: Int, column: Int, utf8Column: Int) {
    let position = SourceFile(path: "a", bytes: Array(text.utf8)).position(at: offset)
    #expect((position.line, position.column, position.utf8Column) == (line, column, utf8Column))
    #expect(position.offset == min(max(offset, 0), text.utf8.count))
  }

  @Test func aByteOrderMarkIsNoColumn() {
    let file = SourceFile(path: "a", bytes: [0xEF, 0xBB, 0xBF] + Array("ab\nc".utf8))
    #expect(file.position(at: 3).column == 1)
    #expect(file.position(at: 4).column == 2)
    #expect(file.position(at: 4).utf8Column == 2)
    #expect(file.position(at: 6).line == 2)
    #expect(file.lineText(at: 4) == "ab")
  }

  @Test func transcodedFilesHaveNoOffsets() {
    let file = SourceFile(path: "a", bytes: Array("a\nb".utf8), isTranscoded: true)
    #expect(file.position(at: 2) == TextPosition(line: 2, column: 1))
  }

  @Test func lines() {
    let file = SourceFile(path: "a", bytes: Array("one\r\ntwo\rthree\n".utf8))
    #expect([0, 4, 5, 9, 14, 15].map(file.lineText) == ["one", "one", "two", "three", "three", ""])
  }

  @Test func positionsAgreeWithCountingFromTheStart() {
    var random = Random(seed: 11)
    for _ in 0..<200 {
      let text = (0..<20).map { _ in ["a", "é", "\n", "\r", "\r\n", "😀"][Int.random(in: 0..<6, using: &random)] }
        .joined()
      let bytes = Array(text.utf8)
      let file = SourceFile(path: "a", bytes: bytes)
      var (line, column) = (1, 1)
      for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
        #expect((file.position(at: offset).line, file.position(at: offset).column) == (line, column))
        let endsLine = bytes[offset] == 0x0A || (bytes[offset] == 0x0D && bytes.dropFirst(offset + 1).first != 0x0A)
        (line, column) = endsLine ? (line + 1, 1) : (line, column + 1)
      }
    }
  }
}
