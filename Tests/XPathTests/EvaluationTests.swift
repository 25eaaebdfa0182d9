import Testing
import XMLTree
import XPath

struct EvaluationTests {
  /// Variables with the values of an array.
  private final class Values: XPathVariables {
    let values: [XPathValue]

    init(_ values: [XPathValue]) {
      self.values = values
    }

    override func value(_ slot: Int) -> XPathValue { values[slot] }
  }

  private let document: XMLDocument
  private let compiler: XPathCompiler
  private let variables: Values

  init() throws {
    let names = XMLNameTable()
    let text = #"<a><b n="1"/><b n="2"/><p:c xml:lang="de-CH" t="x &amp; &#x41;&#10;y"/><d>1</d></a>"#
    let document = try XMLReader(names: names).read(Array(text.utf8), path: "a.xml")
    self.document = document
    compiler = XPathCompiler(
      names: names,
      functions: [
        XPathFunction(name: "ib:twice", arity: 1...1, result: .string) { arguments, context in
          let text = arguments[0].string(context)
          return .string(text + text)
        },
        XPathFunction(name: "all", arity: 0...0, result: .nodes) { _, context in
          .nodes(Array(context.document.children(of: context.document.root)))
        },
        XPathFunction(name: "any", arity: 1...1, result: .any) { arguments, context in arguments[0].value(context) },
      ], variables: ["number", "string", "boolean", "nodes"])
    let children = Array(document.children(of: document.root))
    variables = Values([.number(2), .string("1"), .boolean(true), .nodes(Array(children.prefix(2)))])
  }

  private func context(position: Int = 1, size: Int = 1) -> XPathContext {
    XPathContext(document: document, node: document.root, position: position, size: size, variables: variables)
  }

  private func string(_ text: String) throws -> String { try compiler.compile(text).string(context()) }

  @Test(arguments: [
    ("b[$number]/@n", "2"), ("b[any(1)]/@n", "1"), ("b[any('x')]/@n", "1"), ("count(b[any('')])", "0"),
    ("count(b[$boolean])", "2"), ("b[@n = $number]/@n", "2"), ("b[@n = $string]/@n", "1"), ("b[$number = @n]/@n", "2"),
    ("count(b[$number > @n])", "1"), ("$nodes = 2", "false"), ("2 = $nodes", "false"), ("$nodes/@n = 2", "true"),
    ("$nodes/@n = $number", "true"), ("$number < $nodes/@n", "false"), ("$nodes/@n = $nodes/@n", "true"),
    ("$boolean = b", "true"), ("b = $boolean", "true"), ("$string = $number", "false"), ("$string < $number", "true"),
    ("$nodes[2]/@n", "2"), ("($nodes | d)[3]", "1"), ("count($nodes/..)", "1"), ("count($string)", "0"),
    ("$nodes//@n", "1"), ("count(all())", "4"), ("all()[last()]", "1"), ("all()/@n", "1"), ("count(all()/..)", "1"),
    ("ib:twice(d)", "11"), ("ib:twice(d) + 1", "12"), ("b[ib:twice(@n) = 22]/@n", "2"), ("ib:twice('é')", "éé"),
    ("-$number", "-2"), ("$number * $string", "2"), ("not($boolean)", "false"), ("concat($number, $string)", "21"),
    ("b[any(position()) = 2]/@n", "2"), ("b[any(last()) = 2]/@n", "1"), ("b[any(last())]/@n", "2"),
  ])
  func variablesAndFunctions(text: String, expected: String) throws {
    #expect(try string(text) == expected)
  }

  @Test(arguments: [
    ("name(p:c)", "p:c"), ("local-name(p:c)", "c"), ("namespace-uri(p:c)", ""), ("count(p:*)", "1"),
    ("count(q:*)", "0"),
    ("name(p:c/@xml:*)", "xml:lang"), ("count(namespace::*)", "0"), ("count(//namespace::node())", "0"),
    ("p:c[lang('de')]/@t", "x & A\ny"), ("p:c/@t = 'x & A\ny'", "true"), ("p:c[@t = 'x & A\ny']/@t != ''", "true"),
    ("count(p:c[@t != 'x'])", "1"), ("count(p:c[@t = 'x'])", "0"), ("string(123456789012)", "123456789012"),
    ("1000000000000 * 1000000000000", "1000000000000000000000000"), ("1 div 3", "0.3333333333333333"),
    ("1 div 10000000", "0.0000001"),
    ("-1 div 8000000", "-0.000000125"), ("0.1 + 0.2", "0.30000000000000004"), ("123456789.125", "123456789.125"),
    ("-(0)", "0"), ("1 div -0", "-Infinity"), ("1 div 0", "Infinity"), ("0 div 0", "NaN"),
    ("12345678901234567890", "12345678901234567000"),
    ("round(0.49999999999999994)", "0"), ("number('1e3')", "NaN"), ("number('+1')", "NaN"), ("number('0x10')", "NaN"),
    ("'é' = 'e\u{301}'", "false"), ("string-length('👩‍👩‍👧')", "5"), ("count(/.//.)", "7"),
    ("count(b/@n/following::*)", "3"),
    ("b[2]/@n/preceding::*/@n", "1"), ("1e3", "1"),
  ])
  func byTheStandard(text: String, expected: String) throws {
    if text == "1e3" {
      #expect(throws: XPathError.self) { try compiler.compile(text) }
    } else {
      #expect(try string(text) == expected)
    }
  }

  @Test func placeComesFromTheContext() throws {
    #expect(try compiler.compile("position()").number(context(position: 3, size: 7)) == 3)
    #expect(try compiler.compile("last()").number(context(position: 3, size: 7)) == 7)
    #expect(try compiler.compile("b[last()]/@n").number(context(position: 3, size: 7)) == 2)
    #expect(try compiler.compile("position() = last()").boolean(context(position: 7, size: 7)))
  }

  @Test func tellsWhatItUses() throws {
    let compiled = try compiler.compile("b[@n = $boolean] = $number and $number")
    #expect(compiled.variableSlots == [0, 2])
    #expect(!compiled.usesAbsoluteDescendant)
    #expect(try compiler.compile("not(a[//b])").usesAbsoluteDescendant)
    #expect(try compiler.compile("/descendant::b").usesAbsoluteDescendant)
    #expect(try !compiler.compile(".//b | /a//b").usesAbsoluteDescendant)
  }

  @Test(arguments: [
    ("b", XPathType.nodes), ("'b'", .string), ("1 + 1", .number), ("b = 1", .boolean), ("$string", .any),
    ("any(1)", .any),
    ("all()", .nodes), ("$nodes/b", .nodes), ("ib:twice(1)", .string), ("not(b)", .boolean), ("-b", .number),
  ])
  func type(text: String, expected: XPathType) throws {
    #expect(try compiler.compile(text).type == expected)
  }

  @Test func iterationStops() throws {
    var visited = 0
    let isComplete = try compiler.compile("b | d").forEachNode(context()) { _ in
      visited += 1
      return visited < 2
    }
    #expect(visited == 2)
    #expect(!isComplete)
  }

  @Test func bytesAreThoseOfTheString() throws {
    for text in ["p:c/@t", "missing", "'x'", "1 + 1", "$string", "d", "ib:twice(d)"] {
      let compiled = try compiler.compile(text)
      var bytes: [UInt8] = []
      compiled.withBytes(context()) { bytes = Array($0) }
      #expect(bytes == Array(compiled.string(context()).utf8), "\(text)")
    }
  }

  // MARK: Templates

  @Test(arguments: [
    ("", ""), ("plain 'text'", "plain 'text'"), ("{b/@n}", "1"), ("n = {b[2]/@n}!", "n = 2!"), ("{{{d}}}", "{1}"),
    ("{{}}", "{}"),
    ("{'}'}{\"{\"}", "}{"), ("{count(b)} × {d}", "2 × 1"), ("{concat('a', \"'\")}", "a'"), ("{missing}", ""),
  ])
  func template(text: String, expected: String) throws {
    #expect(try XPathTemplate(text, compiler: compiler).render(context()) == expected)
  }

  @Test(arguments: [
    ("é {b/@n", 3), ("a } b", 2), ("é {b = } x", 8), ("{}", 1), ("{ $nmber }", 2), ("x {b} {'}", 6), ("}", 0), ("{", 0),
  ])
  func templateError(text: String, offset: Int) {
    do {
      _ = try XPathTemplate(text, compiler: compiler)
      Issue.record("\(text) is no error")
    } catch {
      #expect(error.offset == offset, "\(error.message)")
    }
  }

  @Test func templateTellsItsExpressions() throws {
    let template = try XPathTemplate("{$number} and {//b}", compiler: compiler)
    #expect(template.expressions.map(\.variableSlots) == [[0], []])
    #expect(template.expressions.map(\.usesAbsoluteDescendant) == [false, true])
  }
}
