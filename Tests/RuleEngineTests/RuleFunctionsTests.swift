import InterfaceBuilder
import RuleEngine
import RuleFormat
import Testing
import XMLTree
import XPath

@Suite struct RuleFunctionsTests {
  /// Values of the variables `$list` and `$map`.
  private final class Options: XPathVariables {
    override func value(_ slot: Int) -> XPathValue {
      switch slot {
      case 0: OptionValue.list([.number(0), .number(8), .string("x"), .null]).xpathValue
      case 1: OptionValue.map(["view": .map(["tag": .list([.string("1"), .string("2")])])]).xpathValue
      default: OptionValue.list([]).xpathValue
      }
    }
  }

  /// The value of an expression at the object `a` of a document with the given objects.
  private func evaluate(_ text: String, _ objects: String = "<view id='a'/>") throws -> String {
    let names = XMLNameTable()
    let functions = RuleFunctions()
    let xml = try XMLReader(names: names).read(
      Array(
        "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects>\(objects)</objects></document>".utf8),
      path: "a.xib")
    let document = Document(xml, vocabulary: Vocabulary(names: names))
    functions.document = document
    let expression = try XPathCompiler(
      names: names, functions: functions.all, variables: ["list", "map", "empty"]
    ).compile(text)
    let node = try #require(document.objects.first("a"))
    return expression.string(XPathContext(document: xml, node: node, variables: Options()))
  }

  @Test(arguments: [
    ("matches('MyCell', '^[A-Z].*Cell$')", "true"), ("matches('a', 'b')", "false"), ("matches('a', '(')", "false"),
    ("ends-with('MyCell', 'Cell')", "true"), ("lower-case('ÄB')", "äb"), ("upper-case('äb')", "ÄB"),
    ("ib:in(8.0, $list)", "true"), ("ib:in('8', $list)", "true"), ("ib:in(7, $list)", "false"),
    ("ib:in(7.5, $list, 0.5)", "true"), ("ib:in('x', $list)", "true"), ("ib:in(@none, $list)", "true"),
    ("ib:in(@none, $empty)", "false"), ("ib:list($list)", "0, 8, x, (none)"), ("boolean($empty)", "false"),
    ("ib:in('2', ib:allowed($map, 'view', 'tag'))", "true"), ("ib:in('3', ib:allowed($map, name(), 'tag'))", "false"),
    ("boolean(ib:allowed($map, 'label'))", "false"), ("ib:list(ib:allowed($map, 'view', 'tag'))", "1, 2"),
  ])
  func texts(expression: String, value: String) throws {
    #expect(try evaluate(expression) == value)
  }

  @Test(arguments: [
    ("ib:class(.)", "Fancy"), ("ib:is(., 'UIControl')", "true"), ("ib:is(., 'Fancy')", "false"),
    ("ib:title(.)", "button \"OK\""), ("ib:value(., 'enabled')", "YES"), ("ib:object(state)/@id", "a"),
    ("ib:platform()", "iOS"), ("ib:minimum-version()", "NaN"), ("ib:is-clear(color)", "true"),
    ("ib:color-alpha(color)", "0"), ("count(id('a'))", "1"), ("count(id('none'))", "0"), ("name(id(@id))", "button"),
    ("count(id(//@id))", "2"), ("ib:same-color(color, //label/color)", "false"), ("ib:in-inset-grouped(.)", "false"),
    ("ib:runtime-value(ib:runtime-attribute(., 'x'))", "7"), ("ib:cell(.)/@id", ""), ("ib:is-view(state)", "false"),
    ("ib:title(//nothing)", ""), ("ib:has-outlet(.)", "false"),
  ])
  func objects(expression: String, value: String) throws {
    let objects = """
      <button id="a" customClass="Fancy"><state key="normal" title="OK"/><color key="backgroundColor" white="0" alpha="0"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="x">
      <integer key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></button>
      <label id="b"/>
      """
    #expect(try evaluate(expression, objects) == value)
  }

  @Test func constraintsTellViewsApartThatLookAlike() throws {
    let objects = """
      <view id="a"><subviews><view id="b" customClass="Card"/><view id="c" customClass="Card"/></subviews><constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="c" secondAttribute="bottom" constant="8" id="x"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="y"/>
      </constraints></view>
      """
    #expect(
      try evaluate("ib:constraint-text(constraints/constraint)", objects)
        == "top of view b = bottom of view c + 8, leading of view \"Card\" = leading of view a")
  }

  @Test(arguments: [
    ("ib:inset-fault(id('b'), 'trailing', ., 16)", "constant"), ("ib:inset(id('b'), 'trailing', ., 16)", "20"),
    ("ib:inset-constant(id('b'), 'trailing', ., 16)", "-16"),
    ("ib:inset-place(id('b'), 'trailing', ., 16)/@id", "c"), ("ib:inset-fault(id('b'), 'trailing', ., 20)", ""),
    ("ib:inset-fault(id('b'), 'top', ., 8)", "missing"), ("count(ib:inset-place(id('b'), 'top', ., 8))", "0"),
    ("count(ib:constraints(id('b')))", "2"), ("ib:fixed-size(id('b'), 'height')/@constant", "20"),
    ("ib:has-width(id('b'))", "false"), ("ib:view-count(.)", "1"), ("ib:view-depth(.)", "1"),
    ("ib:clips(.)", "false"), ("ib:corner-radius(.)", "0"),
  ])
  func constraints(expression: String, value: String) throws {
    let objects = """
      <view id="a"><subviews><view id="b"><constraints><constraint firstAttribute="height" constant="20" id="h"/>
      </constraints></view></subviews><constraints><constraint firstItem="b" firstAttribute="trailing" secondItem="a" \
      secondAttribute="trailing" constant="-20" id="c"/></constraints></view>
      """
    #expect(try evaluate(expression, objects) == value)
  }

  @Test func everyFunctionIsDocumented() {
    let table = RuleFunctions().table
    #expect(Set(table.map(\.function.name)).count == table.count)
    for entry in table {
      #expect(entry.help.hasSuffix("."), "\(entry.signature)")
      #expect(entry.signature.hasPrefix(entry.function.name + "("))
    }
    let arities = Dictionary(uniqueKeysWithValues: table.map { ($0.function.name, $0.function.arity) })
    #expect(arities["ib:platform"] == 0...0)
    #expect(arities["ib:in"] == 2...3)
    #expect(arities["ib:cell-background"] == 1...2)
    #expect(arities["ib:allowed"] == 2...Int.max)
  }
}
