import RuleFormat
import XMLTree
import XPath

/// What a rule says of a node that is wrong: the texts and paths of the rule that only a finding needs, compiled.
struct CompiledReport {
  private let summary: String
  private let messages: [String: XPathTemplate]
  private let at: XPathExpression?
  private let also: XPathExpression?
  private let fix: CompiledFix?

  /// Compiles these parts of a rule; the first faulty expression is the error.
  init(_ rule: Rule, _ compiler: RuleCompiler) throws(RuleError) {
    summary = rule.summary
    switch rule.condition {
    case .assertion(_, let message): messages = ["": try compiler.template(message)]
    case .fault(_, let texts):
      var templates: [String: XPathTemplate] = [:]
      for kind in texts.keys.sorted() { templates[kind] = try texts[kind].map(compiler.template) }
      messages = templates
    case .engine: messages = [:]
    }
    at = try compiler.expression(rule.at)
    also = try compiler.expression(rule.also)
    if let template = rule.fix { fix = try CompiledFix(template, compiler) } else { fix = nil }
  }

  /// The finding for a fault of a kind at the node of a context.
  func finding(_ kind: String, of rule: CompiledRule, _ context: XPathContext) -> CompiledRule.Finding {
    CompiledRule.Finding(
      rule: rule, node: context.node, place: at?.firstNode(context),
      message: messages[kind]?.render(context) ?? "\(summary) (\(kind))",
      also: also?.nodes(context) ?? [], fix: fix?.fix(context))
  }
}
