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
  private let constants: [XPathValue]
  private let hasEach: Bool
  private var bindings: [XPathExpression] = []
  private var memo: [XPathValue?] = []
  private var context: XPathContext?

  /// Slots for a rule's options with the given values, `each` if the rule has a `for`, then its bindings in order.
  init(rule: Rule, options values: [String: OptionValue]) {
    constants = rule.options.map { (values[$0.name] ?? $0.defaultValue).xpathValue }
    hasEach = rule.forEach != nil
    names = rule.options.map(\.name) + (hasEach ? ["each"] : []) + rule.bindings.map(\.name)
  }

  /// The names that the binding at an index may use: all before its own.
  func names(before binding: Int) -> [String] {
    Array(names.prefix(constants.count + (hasEach ? 1 : 0) + binding))
  }

  /// Sets the expression of the next binding.
  func append(_ binding: XPathExpression) {
    bindings.append(binding)
    memo.append(nil)
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
    let value = bindings[index].value(context)
    memo[index] = value
    return value
  }
}
