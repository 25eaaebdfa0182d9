import Testing
import XMLTree
import XPath

struct CompileErrorTests {
  private let compiler = XPathCompiler(
    names: XMLNameTable(),
    functions: [
      XPathFunction(name: "ib:inset-fault", arity: 1...2, result: .string) { _, _ in .string("") },
      XPathFunction(name: "ib:title", arity: 0...1, result: .string) { _, _ in .string("") },
      XPathFunction(name: "ib:find", arity: 1...Int.max, result: .any) { _, _ in .nodes([]) },
    ], variables: ["limit", "allowed-names"])

  private func error(_ text: String) -> XPathError? {
    do {
      _ = try compiler.compile(text)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("", 0, "The expression is empty; write what it shall test or yield."),
    ("  ", 2, "The expression is empty; write what it shall test or yield."),
    ("a[", 2, "A name, a value or a function must stand here, but the expression ends here."),
    ("a[1", 3, "“]” must close what begins with “[”, but the expression ends here."),
    ("count(a", 7, "“)” must close what begins with “(”, but the expression ends here."),
    ("(a]", 2, "“)” must close what begins with “(”, but “]” stands here."),
    ("a)", 1, "The expression is complete before this, but “)” stands here."),
    ("a b", 2, "An operator must stand here, not “b”."),
    ("a AND b", 2, "An operator must stand here, not “AND”. Did you mean “and”?"),
    ("@a == 1", 3, "XPath has no “==”; write “=”."),
    ("a && b", 2, "XPath has no “&&”; write “and”."),
    ("a || b", 2, "XPath has no “||”; write “or”."),
    ("!a", 0, "XPath has no “!”; write “not(…)”."),
    ("'abc", 0, "The string that begins here has no end; add the closing '."),
    ("a # b", 2, "“#” has no meaning here; delete it or put it in quotes."),
    ("é = ü", -1, ""),
    ("'é' # b", 5, "“#” has no meaning here; delete it or put it in quotes."),
    ("cuont(a)", 0, "There is no function “cuont”. Did you mean “count”?"),
    ("not(ib:inset-falt(.))", 4, "There is no function “ib:inset-falt”. Did you mean “ib:inset-fault”?"),
    ("frobnicate()", 0, "There is no function “frobnicate”."),
    ("$limt > 1", 0, "There is no variable “$limt”. Did you mean “$limit”?"),
    ("$ limit", 0, "A variable's name must follow “$”."),
    ("$allowed-names", -1, ""),
    ("count()", 0, "“count” takes 1 argument, not 0."),
    ("concat('a')", 0, "“concat” takes at least 2 arguments, not 1."),
    ("substring('a')", 0, "“substring” takes 2 to 3 arguments, not 1."),
    ("last(1)", 0, "“last” takes 0 arguments, not 1."),
    ("1 + ib:inset-fault()", 4, "“ib:inset-fault” takes 1 to 2 arguments, not 0."),
    ("ib:find()", 0, "“ib:find” takes at least 1 argument, not 0."),
    ("count('a')", 0, "“count” takes nodes, but this is a string."),
    ("sum(1)", 0, "“sum” takes nodes, but this is a number."),
    ("'a'[1]", 0, "A predicate selects from nodes, but this is a string."),
    ("ib:title()/a", 0, "A path can only continue from nodes, but this is a string."),
    ("a | 1", 4, "“|” joins nodes, but this is a number."),
    ("true() | a", 0, "“|” joins nodes, but this is true or false."),
    ("ib:find(1)/a[$limit] | $limit", -1, ""),
    ("anscestor::a", 0, "There is no axis “anscestor”. Did you mean “ancestor”?"),
    ("a/", 2, "A name, a value or a function must stand here, but the expression ends here."),
    ("//", 2, "A name, a value or a function must stand here, but the expression ends here."),
    ("a/1", 2, "A name, a value or a function must stand here, but “1” stands here."),
    (".[1]", 1, "The expression is complete before this, but “[” stands here."),
    ("a = ", 4, "A name, a value or a function must stand here, but the expression ends here."),
    ("text('a')", 5, "“)” must close what begins with “(”, but “'a'” stands here."),
    ("processing-instruction('a')", -1, ""),
  ])
  func error(text: String, offset: Int, message: String) {
    let found = error(text)
    #expect(found?.offset ?? -1 == offset)
    #expect(found?.message ?? "" == message)
  }

  @Test func depthIsLimited() {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
    }
    #expect(error(nested(40)) == nil)
    #expect(error(nested(41))?.offset == 41)
    #expect(error(String(repeating: "a[", count: 100_000)) != nil)
    #expect(error(String(repeating: "not(", count: 100_000)) != nil)
    #expect(error(String(repeating: "-", count: 100_000) + "1") == nil)
  }

  @Test func sizeIsLimited() {
    #expect(error("1" + String(repeating: "+1", count: 1000)) == nil)
    #expect(error("1" + String(repeating: "+1", count: 1001)) != nil)
    #expect(error("a" + String(repeating: "/a", count: 1000)) != nil)
    #expect(error("a" + String(repeating: "|a", count: 1000)) != nil)
  }

  @Test func largestExpressionsAreEvaluated() throws {
    let document = try XMLReader(names: XMLNameTable()).read(Array("<a/>".utf8), path: "a.xml")
    let context = XPathContext(document: document, node: document.root, variables: XPathVariables())
    func number(_ text: String) throws -> Double { try compiler.compile(text).number(context) }
    #expect(try number("1" + String(repeating: "+1", count: 1000)) == 1001)
    #expect(try number("count(self::node()" + String(repeating: "/ancestor-or-self::node()", count: 999) + ")") == 2)
    #expect(try number("count(." + String(repeating: "/self::node()[1]", count: 999) + ")") == 1)
    #expect(try number("count(." + String(repeating: "|..", count: 499) + ")") == 2)
  }

  @Test func damagedTextNeverCrashes() {
    let pieces = [
      "a", "*", "@", "::", ":", "(", ")", "[", "]", "/", "//", ".", "..", "'", "\"", "1", "1.5", "$limit", "$", " ",
      "and", "or",
      "div", "=", "!=", "!", "<", "|", "-", "+", ",", "count(", "ib:title(", "text()", "ancestor::", "é", "\u{0}",
      "p:*", "{",
    ]
    var state: UInt64 = 7
    func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var compiled = 0
    for _ in 0..<20_000 {
      let text = (0..<below(12)).map { _ in pieces[below(pieces.count)] }.joined()
      guard let found = error(text) else {
        compiled += 1
        continue
      }
      #expect((0...text.utf8.count).contains(found.offset), "\(text)")
    }
    #expect(compiled > 100)
  }
}
