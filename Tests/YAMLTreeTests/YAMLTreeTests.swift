import SourceText
import Testing
import YAMLTree

func parse(_ text: String) throws(YAMLError) -> YAMLNode {
  try YAMLTree.parse(bytes: Array(text.utf8), path: "a.yml")
}

func failure(_ text: String) -> String {
  do throws(YAMLError) {
    _ = try parse(text)
    return "no error"
  } catch { return error.description }
}

/// `line:column offset` of a place.
func place(_ position: TextPosition) -> String {
  "\(position.line):\(position.column) \(position.offset.map(String.init) ?? "nil")"
}

@Suite struct YAMLTreeTests {
  @Test func readsNodesInOrder() throws {
    let entries = try parse("b: 1\na: [x, 'y']\nc: {d: ~}\n").mapping()
    #expect(entries.map(\.name) == ["b", "a", "c"])
    #expect(try entries[0].value.string() == "1")
    #expect(try entries[1].value.strings() == ["x", "y"])
    #expect(try entries[2].value.mapping()[0].value.isNull)
  }

  @Test func knowsPlacesInCharactersAndBytes() throws {
    let entries = try parse("ä: 'ö'\r\nb:\r  - x\n").mapping()
    #expect(place(entries[0].key.position) == "1:1 0")
    #expect(place(entries[0].value.position) == "1:4 4")
    #expect(entries[0].value.position.utf8Column == 5)
    #expect(place(try entries[0].value.scalar().contentPosition) == "1:5 5")
    #expect(place(entries[1].key.position) == "2:1 10")
    #expect(place(try entries[1].value.list()[0].position) == "3:5 17")
  }

  @Test func knowsWhereTheTextOfABlockBegins() throws {
    let entries = try parse("a: |\n    one\n    two\nb: >-  # folded\n\n  three\nc: |2\n    four\nd: |\ne: x\n")
      .mapping()
    #expect(
      try entries.map { try place($0.value.scalar().contentPosition) }.prefix(3) == ["2:5 9", "6:3 40", "8:3 54"])
    #expect(try entries[2].value.string() == "  four\n")
    #expect(place(entries[0].value.position) == "1:4 3")
  }

  @Test func aByteOrderMarkIsNoColumnAndKeepsOffsets() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("a: b".utf8)
    let value = try YAMLTree.parse(bytes: bytes, path: "a.yml").mapping()[0].value
    #expect(place(value.position) == "1:4 6")
  }

  @Test func emptyFilesAreNull() throws {
    #expect(try parse("").isNull)
    #expect(try parse("# nothing\n").isNull)
  }

  @Test func readsJSONWithSurrogatePairs() throws {
    let node = try parse(#"{"a": "\uD83D\uDE00!", "b\/": ["\\uD83D", 1.5, true, null], "c": 1}"#)
    let entries = try node.mapping()
    #expect(try entries[0].value.string() == "😀!")
    #expect(entries[1].name == "b/")
    let list = try entries[1].value.list()
    #expect(try list[0].string() == #"\uD83D"#)
    #expect(try list[1].number() == 1.5)
    #expect(try list[2].boolean())
    #expect(list[3].isNull)
    // The joined escape is shorter than the pair; places are those of the file.
    #expect(place(entries[1].key.position) == "1:24 23")
  }

  @Test func aSurrogateAloneIsAnError() {
    #expect(failure(#"{"a": "\uD83D"}"#).hasPrefix("a.yml:1:"))
  }

  @Test func aPairInSingleQuotesStaysAsItIs() throws {
    #expect(try parse(#"'\uD83D\uDE00'"#).string() == #"\uD83D\uDE00"#)
  }

  @Test func resolvesAliases() throws {
    let entries = try parse("a: &x [1, 2]\nb: *x\n").mapping()
    #expect(try entries[1].value.strings() == ["1", "2"])
    #expect(failure("a: *x\n").contains("a.yml:1:4: the alias `*x` names no finished node"))
    #expect(failure("a: &x [*x]\n").contains("a.yml:1:8: the alias `*x` names no finished node"))
  }

  @Test func anAliasBombIsAnError() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...30 {
      text += "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ") + "]\n"
    }
    #expect(failure(text).contains("a.yml:4:"))
    #expect(failure(text).contains("the aliases stand for more than 10000 nodes"))
  }

  @Test func deepNestingIsAnError() {
    #expect(failure(String(repeating: "[", count: 150)) == "a.yml:1:102: the nesting is deeper than 100 levels")
    #expect(failure(String(repeating: "[", count: 90) + String(repeating: "]", count: 90)) == "no error")
  }

  @Test(arguments: [
    ("a: 1\nb: 2\na: 3\n", "a.yml:3:1: the key `a` is there already, in line 1; remove one of the two"),
    ("? [a]\n: b\n", "a.yml:1:3: a key must be a text"),
    ("a: !!str b\n", "a.yml:1:4: the tag `tag:yaml.org,2002:str` has no meaning here; remove it"),
    ("a\n---\nb\n", "a.yml:2:1: a second document begins here; the file may hold only one"),
    (
      "a: @b\n",
      "a.yml:1:4: found character that cannot start any token while scanning for the next token; "
        + "put the value in quotes"
    ),
    (
      "a: b: c\n",
      "a.yml:1:5: mapping values are not allowed in this context; "
        + "put a value that holds `: ` in quotes, or mend the indentation"
    ),
  ])
  func errorsHavePlaces(text: String, message: String) {
    #expect(failure(text) == message)
  }

  @Test func bytesThatAreNotUTF8AreAnError() {
    #expect {
      try YAMLTree.parse(bytes: Array("a: 1\nb: ".utf8) + [0xFF], path: "a.yml")
    } throws: { error in
      "\(error)" == "a.yml:2:4: invalid leading UTF-8 octet; the file must be UTF-8 text"
    }
  }

  @Test func longLinesTakeLinearTime() throws {
    let text = "[" + Array(repeating: "[1,2]", count: 50_000).joined(separator: ",") + "]"
    #expect(try parse(text).list().count == 50_000)
  }
}
