import ProjectIndex
import Testing

@Suite struct StringsFileTests {
  private func read(_ text: String) -> StringsFile { StringsFile(bytes: Array(text.utf8), path: "a.strings") }

  @Test func textsAndComments() {
    let file = read(
      """

      /* Class = "UILabel"; text = "Title"; ObjectID = "a-b-c"; */
      "a-b-c.text" = "Titel"; // "no" = "text";
      "seg.segmentTitles[0]"="Eins" ;/**/unquoted.key_1 = plain-value/x;
      'single' = 'it "is"'; "own";
      "empty" = "";
      """)
    #expect(file.errors.isEmpty)
    #expect(
      file.texts == [
        "a-b-c.text": "Titel", "seg.segmentTitles[0]": "Eins", "unquoted.key_1": "plain-value/x", "single": "it \"is\"",
        "own": "own", "empty": "",
      ])
  }

  @Test(arguments: [
    (#"a\nb\tc\\d\"e\'f"#, "a\nb\tc\\d\"e'f"), (#"\U00e9\u00E9"#, "éé"), (#"\UD83D\UDE00!"#, "😀!"),
    (#"\UD83Dx"#, "\u{FFFD}x"),
    (#"\101\q"#, "Aq"), ("two\nlines \\\nend", "two\nlines \nend"),
    ("/* no comment */ // none", "/* no comment */ // none"),
    (#"\U20 x"#, "  x"),
  ])
  func escapes(written: String, meant: String) {
    let file = read("\"k\" = \"\(written)\";")
    #expect(file.errors.isEmpty)
    #expect(file.texts == ["k": meant])
  }

  @Test func theLastOfEqualKeysCounts() {
    #expect(read("a = 1; a = 2;").texts == ["a": "2"])
    #expect(read("{ a = 1; b = 2; }").texts == ["a": "1", "b": "2"])
    #expect(read("").texts == [:])
  }

  @Test func encodings() {
    let text = "/* é */ \"k\" = \"ü😀\";\n"
    let units = Array(text.utf16)
    let little = units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    for bytes in [
      [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big,
    ] {
      let file = StringsFile(bytes: bytes, path: "a.strings")
      #expect(file.errors.isEmpty)
      #expect(file.texts == ["k": "ü😀"])
    }
    let latin = StringsFile(bytes: Array("\"k\" = \"".utf8) + [0xFC] + Array("\";".utf8), path: "a.strings")
    #expect(latin.texts == ["k": "\u{FFFD}"])
    #expect(latin.errors.count == 1)
  }

  @Test func faultsAreLocatedAndTheRestIsRead() {
    let file = read(
      """
      "a" = "1"
      "b" = "2";
      "c" "3";
      = "4";
      "d" = ;
      "e" = "5"; /* never
      """)
    #expect(file.texts == ["a": "1", "b": "2", "e": "5"])
    #expect(
      file.errors.map(\.description) == [
        "a.strings:1:10: `;` is missing after the text of `a`", "a.strings:3:4: `=` is missing after the key `c`",
        "a.strings:4:1: A key is expected here", "a.strings:5:7: A text in quotes is expected here",
        "a.strings:6:12: The comment that begins here has no end",
      ])
    #expect(read("\"a").errors.map(\.description) == ["a.strings:1:1: The text that begins here has no closing quote"])
    #expect(read("\"a\" = \"\\").texts == [:])
    #expect(read("a =").errors.map(\.description) == ["a.strings:1:4: A text in quotes is expected here"])
  }

  @Test func otherFormatsAreNamed() {
    for text in ["bplist00", "<?xml version=\"1.0\"?><plist/>"] {
      #expect(read(text).errors.first?.message.hasPrefix("This is a property list") == true)
    }
  }
}
