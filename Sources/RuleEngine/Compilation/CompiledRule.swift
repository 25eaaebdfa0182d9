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
  private let variables: RuleVariables
  private let isSingle: Bool
  private let when: XPathExpression?
  private let namesOfGuard: [XMLName]
  private let compiler: RuleCompiler
  /// Most rules sleep in most documents, so this waits for one in which the guard may hold.
  private lazy var verdict = try? Verdict(rule, compiler)
  /// Most rules find nothing in most runs, so this waits for the first finding.
  private lazy var report = try? CompiledReport(rule, compiler)

  /// What judges a node that the guard lets through.
  private final class Verdict {
    let things: XPathExpression?
    let condition: XPathExpression?
    let isFault: Bool
    let neededNames: [XMLName]

    init(_ rule: Rule, _ compiler: RuleCompiler) throws(RuleError) {
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
      neededNames = Array(
        (things?.namesNeeded(for: true) ?? []).union(condition?.namesNeeded(for: isFault) ?? []))
    }
  }

  /// Compiles the guard; its fault is the error.
  init(
    _ rule: Rule, severity: Severity, options: [String: OptionValue], compiler: XPathCompiler
  ) throws(RuleError) {
    self.rule = rule
    self.severity = severity
    variables = RuleVariables(rule: rule, options: options, compiler)
    isSingle = rule.forEach == nil
    self.compiler = RuleCompiler(
      rule: rule, compiler, variables: variables.names, constants: variables.constants)
    when = try self.compiler.expression(rule.when)
    namesOfGuard = Array(when?.namesNeeded(for: true) ?? [])
  }

  /// Compiles the rest, which only some documents need, to see whether it is faulty.
  func check() throws(RuleError) {
    try variables.compileBindings()
    _ = try Verdict(rule, compiler)
    _ = try CompiledReport(rule, compiler)
  }

  /// Whether the names occur in a document without any one of which the rule finds nothing.
  func isAwake(in document: XMLDocument) -> Bool {
    for name in namesOfGuard where !document.contains(name) { return false }
    guard let verdict else { return false }
    for name in verdict.neededNames where !document.contains(name) { return false }
    return true
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
      case .nodes, nil: verdict?.things?.nodes(context).map { .nodes([$0]) } ?? []
      }
    for value in values {
      variables.each = value
      variables.begin(context)
      check(context, &findings)
    }
  }

  private func check(_ context: XPathContext, _ findings: inout [Finding]) {
    guard let verdict, let condition = verdict.condition else { return }
    var kind = ""
    if verdict.isFault {
      kind = condition.string(context)
      if kind.isEmpty { return }
    } else if condition.boolean(context) {
      return
    }
    if let report { findings.append(report.finding(kind, of: self, context)) }
  }
}
