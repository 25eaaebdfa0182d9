import RuleFormat
import XMLTree
import XPath

/// A rule whose expressions are compiled, with its severity and options, ready to judge nodes. It belongs to one thread.
final class CompiledRule {
  /// What a rule says of one node.
  struct Finding {
    /// The rule that says it.
    var rule: CompiledRule
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
  private let compiler: RuleCompiler
  /// Most rules find nothing in most runs, so this waits for the first finding.
  private lazy var report = try? CompiledReport(rule, compiler)

  /// Compiles what judges nodes; the first faulty expression is the error.
  init(
    _ rule: Rule, severity: Severity, options: [String: OptionValue], compiler: XPathCompiler
  ) throws(RuleError) {
    self.rule = rule
    self.severity = severity
    let variables = RuleVariables(rule: rule, options: options)
    for (index, binding) in rule.bindings.enumerated() {
      let earlier = RuleCompiler(rule: rule, compiler, variables: variables.names(before: index))
      variables.append(try earlier.expression(binding.value))
    }
    self.variables = variables
    isSingle = rule.forEach == nil
    let compiler = RuleCompiler(rule: rule, compiler, variables: variables.names)
    self.compiler = compiler
    when = try compiler.expression(rule.when)
    if case .nodes(let text) = rule.forEach { things = try compiler.expression(text) } else { things = nil }
    switch rule.condition {
    case .assertion(let text, _):
      isFault = false
      condition = try compiler.expression(text)
    case .fault(let text, _):
      isFault = true
      condition = try compiler.expression(text)
    case .engine:
      isFault = false
      condition = nil
    }
    var needed = when?.namesNeeded(for: true) ?? []
    needed.formUnion(things?.namesNeeded(for: true) ?? [])
    needed.formUnion(condition?.namesNeeded(for: isFault) ?? [])
    neededNames = needed
  }

  /// Compiles the rest, which only findings need, to see whether it is faulty.
  func checkReport() throws(RuleError) {
    _ = try CompiledReport(rule, compiler)
  }

  /// Judges a node and adds what is wrong with it.
  func judge(_ node: XMLNode, in document: XMLDocument, _ findings: inout [Finding]) {
    let context = XPathContext(document: document, node: node, variables: variables)
    // `when` stands before the things that are judged, so it cannot use them.
    variables.begin(context)
    guard when?.boolean(context) ?? true else { return }
    if isSingle { return check(context, &findings) }
    let values: [XPathValue] =
      switch rule.forEach {
      case .strings(let strings): strings.map(XPathValue.string)
      case .nodes, nil: things?.nodes(context).map { .nodes([$0]) } ?? []
      }
    for value in values {
      variables.each = value
      variables.begin(context)
      check(context, &findings)
    }
  }

  private func check(_ context: XPathContext, _ findings: inout [Finding]) {
    guard let condition else { return }
    var kind = ""
    if isFault {
      kind = condition.string(context)
      if kind.isEmpty { return }
    } else if condition.boolean(context) {
      return
    }
    if let report { findings.append(report.finding(kind, of: self, context)) }
  }
}
