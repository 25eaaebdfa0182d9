import InterfaceBuilder
import RuleFormat
import XMLTree
import XPath

/// Which rules of a selection judge which elements. Rules are made and compiled when one of their elements first occurs.
final class RuleDispatch {
  private let selection: ResolvedRules
  private let names: XMLNameTable
  private let compiler: XPathCompiler
  /// The rules by the code of the element's name; `nil` until the name occurs.
  private var rulesByName: [[CompiledRule]?] = []
  private var compiled: [CompiledRule?]
  /// Rules that cannot be compiled, each named once.
  private(set) var errors: [RuleError] = []

  init(selection: ResolvedRules, names: XMLNameTable, compiler: XPathCompiler) {
    self.selection = selection
    self.names = names
    self.compiler = compiler
    compiled = Array(repeating: nil, count: selection.rules.count)
  }

  /// The rules that judge elements of a name.
  func rules(for name: XMLName) -> [CompiledRule] {
    let code = Int(name.code)
    if code >= rulesByName.count {
      rulesByName.append(contentsOf: repeatElement(nil, count: code + 64 - rulesByName.count))
    }
    if let rules = rulesByName[code] { return rules }
    let element = names[name]
    let classes = ElementCatalog.classNames(ofElement: element)
    var rules: [CompiledRule] = []
    for (index, rule) in selection.rules.enumerated() {
      // A rule names an element, `*`, or a class.
      let isJudged = rule.entry.elements.split(separator: " ").contains { word in
        word == "*" || word == element || (word.first?.isUppercase == true && classes.contains(String(word)))
      }
      if isJudged, let rule = compile(index) { rules.append(rule) }
    }
    rulesByName[code] = rules
    return rules
  }

  private func compile(_ index: Int) -> CompiledRule? {
    if let rule = compiled[index] { return rule }
    let selected = selection.rules[index]
    do throws(RuleError) {
      let rule = try CompiledRule(
        selected.entry.make(), severity: selected.severity, options: selected.options, compiler: compiler)
      compiled[index] = rule
      return rule
    } catch {
      if !errors.contains(error) { errors.append(error) }
      return nil
    }
  }
}
