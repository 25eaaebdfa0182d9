import RuleFormat
import XMLTree
import XPath

/// A rule whose expressions are compiled, with its severity and options, ready to judge nodes. It belongs to one thread.
final class CompiledRule {
  /// What a rule says of one node.
  struct Finding {
    /// The node that was judged.
    var node: XMLNode
    /// What to underline; `nil`: the name in the start tag of `node`.
    var place: XMLNode?
    /// What is wrong.
    var message: String
    /// Further places.
    var also: [XMLNode]
    /// The fix, if there is one for this finding.
    var fix: Diagnostic.Fix?
  }

  /// The rule.
  let rule: Rule
  /// The severity of its findings.
  let severity: Severity
  /// Names of elements and attributes, in a document without any one of which the rule finds nothing.
  let neededNames: Set<XMLName>
  private let variables: RuleVariables
  private let isSingle: Bool
  private let isFault: Bool
  private let when: XPathExpression?
  private let things: XPathExpression?
  private let condition: XPathExpression?
  private let messages: [String: XPathTemplate]
  private let at: XPathExpression?
  private let also: XPathExpression?
  private let fix: CompiledFix?

  /// Compiles a rule; the first faulty expression is the error.
  init(
    _ rule: Rule, severity: Severity, options: [String: OptionValue], compiler: XPathCompiler
  ) throws(RuleError) {
    self.rule = rule
    self.severity = severity
    let variables = RuleVariables(rule: rule, options: options)
    for (index, binding) in rule.bindings.enumerated() {
      let earlier = RuleCompiler(rule: rule.id, compiler, variables: variables.names(before: index))
      variables.append(try earlier.expression(binding.value))
    }
    self.variables = variables
    isSingle = rule.forEach == nil
    let compiler = RuleCompiler(rule: rule.id, compiler, variables: variables.names)
    when = try compiler.expression(rule.when)
    if case .nodes(let text) = rule.forEach { things = try compiler.expression(text) } else { things = nil }
    switch rule.condition {
    case .assertion(let text, let message):
      isFault = false
      condition = try compiler.expression(text)
      messages = ["": try compiler.template(message)]
    case .fault(let text, let texts):
      isFault = true
      condition = try compiler.expression(text)
      var templates: [String: XPathTemplate] = [:]
      for kind in texts.keys.sorted() { templates[kind] = try texts[kind].map(compiler.template) }
      messages = templates
    case .engine:
      isFault = false
      condition = nil
      messages = [:]
    }
    at = try compiler.expression(rule.at)
    also = try compiler.expression(rule.also)
    var needed = when?.namesNeeded(for: true) ?? []
    needed.formUnion(things?.namesNeeded(for: true) ?? [])
    if !isFault { needed.formUnion(condition?.namesNeeded(for: false) ?? []) }
    neededNames = needed
    if let template = rule.fix { fix = try CompiledFix(template, compiler) } else { fix = nil }
  }

  /// Judges a node and reports what is wrong with it.
  func judge(_ node: XMLNode, in document: XMLDocument, _ report: (Finding) -> Void) {
    let context = XPathContext(document: document, node: node, variables: variables)
    // `when` stands before the things that are judged, so it cannot use them.
    variables.begin(context)
    guard when?.boolean(context) ?? true else { return }
    if isSingle { return check(context, report) }
    let values: [XPathValue] =
      switch rule.forEach {
      case .strings(let strings): strings.map(XPathValue.string)
      case .nodes, nil: things?.nodes(context).map { .nodes([$0]) } ?? []
      }
    for value in values {
      variables.each = value
      variables.begin(context)
      check(context, report)
    }
  }

  private func check(_ context: XPathContext, _ report: (Finding) -> Void) {
    guard let condition else { return }
    var kind = ""
    if isFault {
      kind = condition.string(context)
      if kind.isEmpty { return }
    } else if condition.boolean(context) {
      return
    }
    report(
      Finding(
        node: context.node, place: at?.firstNode(context),
        message: messages[kind]?.render(context) ?? "\(rule.summary) (\(kind))",
        also: also?.nodes(context) ?? [], fix: fix?.fix(context)))
  }
}
