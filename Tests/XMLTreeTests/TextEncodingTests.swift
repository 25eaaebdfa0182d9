import SourceText
import Testing
import XMLTree

struct TextEncodingTests {
  private let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\r\n<a t=\"é\">\r\n<b/></a>"

  private func check(_ bytes: [UInt8], isTranscoded: Bool) throws {
    let document = try XMLReader(names: XMLNameTable()).read(bytes, path: "test.xib")
    #expect(document.attributes(of: document.root).map(document.stringValue(of:)) == ["é"])
    #expect(document.source.isTranscoded == isTranscoded)
    let child = try #require(document.firstChild(of: document.root))
    let position = document.source.position(at: document.range(of: child).lowerBound)
    #expect(position.line == 3)
    #expect(position.column == 1)
    #expect((position.offset == nil) == isTranscoded)
  }

  private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { bigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  @Test func sixteenBitsWithAndWithoutMark() throws {
    try check([0xFF, 0xFE] + utf16(text, bigEndian: false), isTranscoded: true)
    try check([0xFE, 0xFF] + utf16(text, bigEndian: true), isTranscoded: true)
    try check(utf16(text, bigEndian: false), isTranscoded: true)
    try check(utf16(text, bigEndian: true), isTranscoded: true)
  }

  @Test func declaredLatin1IsConverted() throws {
    let latin = text.replacing("UTF-16", with: "ISO-8859-1").unicodeScalars.map { UInt8($0.value) }
    try check(latin, isTranscoded: true)
  }

  @Test func bytesDecideAgainstAWrongDeclaration() throws {
    try check(Array(text.utf8), isTranscoded: false)
    try check(Array(text.replacing(" encoding=\"UTF-16\"", with: "").utf8), isTranscoded: false)
  }

  @Test func byteOrderMarkIsNoColumn() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("<a/>".utf8)
    let document = try XMLReader(names: XMLNameTable()).read(bytes, path: "test.xib")
    let position = document.source.position(at: document.range(of: document.root).lowerBound)
    #expect(position.column == 1)
    #expect(position.offset == 3)
  }

  @Test func invalidBytesAndUnknownEncodingsAreFaults() {
    let reader = XMLReader(names: XMLNameTable())
    let invalid = #expect(throws: XMLSyntaxError.self) {
      try reader.read(Array("<a>\n".utf8) + [0xFF, 0xFE] + Array("</a>".utf8), path: "test.xib")
    }
    #expect(invalid?.position.line == 2)
    let unknown = #expect(throws: XMLSyntaxError.self) {
      try reader.read(Array("<?xml version='1.0' encoding='KLINGON'?><a/>".utf8), path: "test.xib")
    }
    #expect(unknown?.message.contains("KLINGON") == true)
  }
}
