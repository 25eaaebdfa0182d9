import SourceText
import Testing
import XMLTree

/// Reads a document from text.
func read(_ text: String) throws -> XMLDocument {
  try XMLReader(names: XMLNameTable()).read(Array(text.utf8), path: "test.xib")
}

struct XMLReaderTests {
  @Test func treeHasElementsAttributesTextsAndComments() throws {
    let document = try read("<a x='1' y=\"2\"><!--c--><b>t</b><b/></a>")
    let root = document.root
    #expect(document.nameText(of: root) == "a")
    #expect(document.attributes(of: root).map(document.nameText(of:)) == ["x", "y"])
    #expect(document.attributes(of: root).map(document.stringValue(of:)) == ["1", "2"])
    let children = Array(document.children(of: root))
    #expect(children.map(document.kind(of:)) == [.comment, .element, .element])
    #expect(document.stringValue(of: children[0]) == "c")
    #expect(document.stringValue(of: children[1]) == "t")
    #expect(document.parent(of: children[1]) == root)
    #expect(document.parent(of: root) == .document)
    #expect(document.nextSibling(of: children[2]) == nil)
    #expect(Array(document.descendants(of: root)).count == 4)
  }

  @Test func whiteSpaceBetweenTagsIsNoNode() throws {
    let document = try read("<a>\n  <b/>\n  <b> x </b>\n</a>\n")
    #expect(Array(document.children(of: document.root)).count == 2)
    #expect(document.stringValue(of: document.root) == " x ")
  }

  @Test func rangesNameExactBytes() throws {
    let text = "<?xml version='1.0'?>\n<a  x = '1'\n y=\"é&amp;\"><b>t</b ></a>"
    let document = try read(text)
    func slice(_ range: Range<Int>) -> String { document.source.text(in: range) }
    let root = document.root
    let attributes = Array(document.attributes(of: root))
    #expect(slice(document.startTagRange(of: root)) == "<a  x = '1'\n y=\"é&amp;\">")
    #expect(slice(document.nameRange(of: root)) == "a")
    #expect(slice(document.contentRange(of: root)) == "<b>t</b >")
    #expect(attributes.map { slice(document.range(of: $0)) } == ["x = '1'", "y=\"é&amp;\""])
    #expect(attributes.map { slice(document.nameRange(of: $0)) } == ["x", "y"])
    #expect(attributes.map { slice(document.contentRange(of: $0)) } == ["1", "é&amp;"])
    #expect(document.stringValue(of: attributes[1]) == "é&")
    let child = try #require(document.firstChild(of: root))
    #expect(slice(document.range(of: child)) == "<b>t</b >")
  }

  @Test func namespaceDeclarationsAreNoAttributesAndDoNotShiftTheOthers() throws {
    let document = try read("<a one='é' xmlns:n='u' n:two='&#10;2' xml:space='preserve'/>")
    let attributes = Array(document.attributes(of: document.root))
    #expect(attributes.map(document.nameText(of:)) == ["one", "n:two", "xml:space"])
    #expect(attributes.map(document.stringValue(of:)) == ["é", "\n2", "preserve"])
    #expect(attributes.map { document.source.text(in: document.nameRange(of: $0)) } == ["one", "n:two", "xml:space"])
  }

  @Test func referencesLineEndsAndSectionsAreResolved() throws {
    let document = try read("<a t='1\r\n2\t3 &lt;&#x41;&#66;&quot;&apos;&gt;'>x\r\ny<![CDATA[<&]]>z<?p i?>&amp;</a>")
    let root = document.root
    #expect(document.attributes(of: root).map(document.stringValue(of:)) == ["1 2 3 <AB\"'>"])
    #expect(document.stringValue(of: root) == "x\ny<&z&")
  }

  @Test(arguments: [
    ("", 1, 1), ("  \n", 1, 1), ("<a>", 1, 4), ("<a>\n<b></a>", 2, 4), ("<a x='1' x='2'/>", 1, 10), ("<a b=c/>", 1, 6),
    ("<a>&nope;</a>", 1, 4), ("hello", 1, 1), ("<a/><b/>", 1, 5), ("<a>\u{0}</a>", 1, 4),
    ("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", 1, 1),
  ])
  func faultsAreLocated(text: String, line: Int, column: Int) {
    let error = #expect(throws: XMLSyntaxError.self) { try read(text) }
    #expect(error?.kind == .syntax)
    #expect(error?.position.line == line)
    #expect(error?.position.column == column, "\(error?.message ?? "")")
    #expect(error?.message.isEmpty == false)
  }

  @Test func entitiesAreNeverRead() {
    let bomb = "<!DOCTYPE a [<!ENTITY x 'xxxxxxxxxx'><!ENTITY y '&x;&x;&x;&x;'>]><a>&y;</a>"
    let error = #expect(throws: XMLSyntaxError.self) { try read(bomb) }
    #expect(error?.message.contains("document type declaration") == true)
  }

  @Test func conflictMarkersAreNamedAtTheFirst() {
    let error = #expect(throws: XMLSyntaxError.self) { try read("<a>\n<<<<<<< HEAD\n<b/>\n=======\n>>>>>>> x\n</a>") }
    #expect(error?.kind == .mergeConflict)
    #expect(error?.position.line == 2)
    #expect(error?.sourceLine == "<<<<<<< HEAD")
  }

  @Test func placeholdersOfVersionControlAreNamed() {
    let error = #expect(throws: XMLSyntaxError.self) { try read("version https://git-lfs.github.com/spec/v1\noid 1") }
    #expect(error?.message.contains("git lfs pull") == true)
  }

  @Test func deepNestingIsAFault() {
    let levels = 100_000
    let text = String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels)
    #expect(throws: XMLSyntaxError.self) { try read(text) }
  }

  @Test func oneReaderReadsGoodAndBadFilesInTurn() throws {
    let reader = XMLReader(names: XMLNameTable())
    for _ in 0..<3 {
      #expect(throws: XMLSyntaxError.self) { try reader.read(Array("<a".utf8), path: "bad.xib") }
      let document = try reader.read(Array("<view id='1'/>".utf8), path: "good.xib")
      #expect(document.nameText(of: document.root) == "view")
    }
    #expect(reader.names.strings == ["a", "view", "id"])
  }
}
