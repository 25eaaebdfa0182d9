import RuleFormat
import XPath

/// The values behind `$name` in the expressions of one rule: its options, `$each`, and what `let` names.
///
/// A `let` is computed when an expression first asks for it, once a node (and once each thing of a `for`).
final class RuleVariables: XPathVariables {
  /// The names by slot.
  let names: [String]
  /// What `$each` is.
  var each: XPathValue = .string("")
  /// The values of the options.
  let constants: [XPathValue]
  private let hasEach: Bool
  private let rule: Rule
  private let compiler: XPathCompiler
  /// The expressions that were asked for so far.
  private var bindings: [XPathExpression?]
  private var memo: [XPathValue?]
  private var context: XPathContext?

  /// Slots for a rule's options with the given values, `each` if the rule has a `for`, then its bindings in order.
  init(rule: Rule, options values: [String: OptionValue], _ compiler: XPathCompiler) {
    self.rule = rule
    self.compiler = compiler
    constants = rule.options.map { (values[$0.name] ?? $0.defaultValue).xpathValue }
    hasEach = rule.forEach != nil
    names = rule.options.map(\.name) + (hasEach ? ["each"] : []) + rule.bindings.map(\.name)
    bindings = rule.bindings.map { _ in nil }
    memo = bindings.map { _ in nil }
  }

  /// Compiles all bindings; the first faulty one is the error.
  func compileBindings() throws(RuleError) {
    for index in bindings.indices { bindings[index] = try compile(index) }
  }

  /// Compiles a binding, which may use the names of all before its own.
  private func compile(_ index: Int) throws(RuleError) -> XPathExpression {
    let names = Array(names.prefix(names.count - bindings.count + index))
    return try RuleCompiler(rule: rule, compiler, variables: names, constants: constants)
      .expression(rule.bindings[index].value)
  }

  /// Forgets what was computed, for a new node or thing.
  func begin(_ context: XPathContext) {
    guard !memo.isEmpty else { return }
    self.context = context
    for index in memo.indices { memo[index] = nil }
  }

  override func value(_ slot: Int) -> XPathValue {
    if slot < constants.count { return constants[slot] }
    let index = slot - constants.count - (hasEach ? 1 : 0)
    if index < 0 { return each }
    guard index < bindings.count, let context else { return .string("") }
    if let known = memo[index] { return known }
    if bindings[index] == nil { bindings[index] = try? compile(index) }
    let value = bindings[index]?.value(context) ?? .string("")
    memo[index] = value
    return value
  }
}
