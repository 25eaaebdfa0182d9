import Testing
import XMLTree
import XPath

struct NeededNamesTests {
  @Test(arguments: [
    ("@a", true, ["a"]), ("@a = 'x'", true, ["a"]), ("@a != 'x'", true, ["a"]), ("@a = 'x'", false, []),
    ("not(@a)", false, ["a"]), ("not(@a)", true, []), ("@a and b/@c", true, ["a", "b", "c"]),
    ("@a or @b", true, []), ("(@a and @b) or (@a and @c)", true, ["a"]), ("not(@a) or not(@b)", false, ["a", "b"]),
    ("b[@c]/d", true, ["b", "d"]), ("@a > 3", true, ["a"]), ("@a | @b", true, []), ("*", true, []),
    ("boolean(../b)", true, ["b"]), ("@a = @b", true, ["a", "b"]), ("string(@a) = ''", true, []),
    ("count(a) = 0", true, []), ("normalize-space(@a)", true, []),
  ])
  func expressionsNeedNames(text: String, truth: Bool, expected: [String]) throws {
    let names = XMLNameTable()
    let expression = try XPathCompiler(names: names, functions: []).compile(text)
    #expect(expression.namesNeeded(for: truth).map { names[$0] }.sorted() == expected)
  }

  /// What an option rules out needs no names, so that a rule sleeps in documents without the rest.
  @Test(arguments: [
    ("@a or $source != 'stored'", ["a"]), ("@a or $source = 'stored'", []), ("$on and @a", ["a"]),
    ("($source != 'solved' and @a) or ($source = 'solved' and @b)", ["a"]), ("@a or $each", []),
  ])
  func constantsAreDecidedBefore(text: String, expected: [String]) throws {
    let names = XMLNameTable()
    var compiler = XPathCompiler(names: names, functions: [], variables: ["source", "on", "each"])
    compiler.constants = [.string("stored"), .boolean(true)]
    #expect(try compiler.compile(text).namesNeeded(for: true).map { names[$0] }.sorted() == expected)
  }

  @Test func documentsKnowTheNamesThatOccur() throws {
    let names = XMLNameTable()
    let later = names.intern("later")
    let document = try XMLReader(names: names).read(Array("<a b='1'><c/></a>".utf8), path: "test.xib")
    #expect(["a", "b", "c"].allSatisfy { document.contains(names.intern($0)) })
    #expect(!document.contains(later))
    #expect(!document.contains(names.intern("unseen")))
  }
}
