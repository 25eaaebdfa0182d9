import InterfaceBuilder
import RuleFormat
import XMLTree
import XPath

/// Which rules of a selection judge which elements of documents for one platform.
///
/// A rule is made and compiled when one of its elements first occurs, and it sleeps in documents in which a name does not
/// occur without which it finds nothing: most rules ask for attributes that few documents have.
final class RuleDispatch {
  /// The rules.
  let selection: ResolvedRules
  /// The platform of the documents.
  let platform: Platform
  private let names: XMLNameTable
  private let compiler: XPathCompiler
  /// The rules by the code of the element's name; `nil` until the name occurs.
  private var rulesByName: [[CompiledRule]?] = []
  /// Those that are awake in the current document; `nil` until the name occurs in it.
  private var awakeByName: [[CompiledRule]?] = []
  /// The codes of the names that have occurred in it.
  private var occurring: [Int] = []
  private var compiled: [CompiledRule?]
  /// The indices of the rules that name an element, a class or `*`.
  private var indicesByWord: [String: [Int]] = [:]
  /// The severity of suppressions that suppress nothing; `nil` where they are not reported.
  let severityOfUnusedSuppressions: Severity?

  init(selection: ResolvedRules, platform: Platform, names: XMLNameTable, compiler: XPathCompiler) {
    self.selection = selection
    self.platform = platform
    self.names = names
    self.compiler = compiler
    compiled = Array(repeating: nil, count: selection.rules.count)
    severityOfUnusedSuppressions = selection.rules.first { $0.entry.id == Linter.unusedSuppression }?.severity
    for (index, rule) in selection.rules.enumerated() {
      for word in rule.entry.elements { indicesByWord[word, default: []].append(index) }
    }
  }

  /// Turns to the next document.
  func begin() {
    for code in occurring { awakeByName[code] = nil }
    occurring.removeAll(keepingCapacity: true)
  }

  /// The rules that judge elements of a name in the current document.
  func awakeRules(for name: XMLName, in document: XMLDocument) -> [CompiledRule] {
    let code = Int(name.code)
    if code >= awakeByName.count {
      awakeByName.append(contentsOf: repeatElement(nil, count: code + 64 - awakeByName.count))
    }
    if let rules = awakeByName[code] { return rules }
    let awake = rules(for: name).filter { $0.isAwake(in: document) }
    awakeByName[code] = awake
    occurring.append(code)
    return awake
  }

  private func rules(for name: XMLName) -> [CompiledRule] {
    let code = Int(name.code)
    if code >= rulesByName.count {
      rulesByName.append(contentsOf: repeatElement(nil, count: code + 64 - rulesByName.count))
    }
    if let rules = rulesByName[code] { return rules }
    let element = names[name]
    let lineage = ElementCatalog.type(named: element)?.className(on: platform).map(ClassHierarchy.lineage) ?? []
    // A rule judges the element if it says the name, `*`, or a class that the element is; in the order of the selection.
    var indices: [Int] = []
    for word in [element, "*"] + lineage { indices += indicesByWord[word] ?? [] }
    indices.sort()
    var rules: [CompiledRule] = []
    var last: Int?
    for index in indices where index != last {
      last = index
      if let rule = compile(index) { rules.append(rule) }
    }
    rulesByName[code] = rules
    return rules
  }

  /// A rule that cannot be compiled judges nothing: the built-in ones are tested to compile, and `Linter.errors` tells of
  /// others before a run.
  private func compile(_ index: Int) -> CompiledRule? {
    if let rule = compiled[index] { return rule }
    let selected = selection.rules[index]
    compiled[index] = try? CompiledRule(
      selected.entry.make(), severity: selected.severity, options: selected.options, compiler: compiler)
    return compiled[index]
  }
}
