import InterfaceBuilder
import RenderSpec
import Testing
import XMLTree

@Suite struct AccountingTests {
  @Test func emptyDocument() throws {
    let names = XMLNameTable()
    let vocabulary = Vocabulary(names: names)
    let xml = try XMLReader(names: names).read(Array("<document/>".utf8), path: "a.xib")
    let spec = RenderSpecConverter(vocabulary: vocabulary).convert(Document(xml, vocabulary: vocabulary))
    #expect(spec.accounting.elements.total == 1)
    #expect(spec.unsupported.isEmpty)
  }
}
