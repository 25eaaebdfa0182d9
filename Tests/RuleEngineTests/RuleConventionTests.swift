import BuiltInRules
import InterfaceBuilder
import RuleEngine
import RuleFormat
import Testing
import XMLTree
import XPath

/// What holds for every built-in rule.
struct RuleConventionTests {
  static let rules = BuiltInRules.entries.map { $0.make() }

  @Test func idsAreUniqueAndSorted() {
    let ids = BuiltInRules.entries.map(\.id)
    #expect(ids == Set(ids).sorted())
  }

  @Test(arguments: rules.map(\.id)) func expressionsCompile(id: String) throws {
    let rule = try rule(id)
    let resolved = ResolvedRule(entry: RuleEntry(rule), severity: rule.severity)
    let configuration = Configuration(directory: "/", catalogue: RuleCatalogue(entries: [], sets: []))
    let errors = Linter().errors(in: ResolvedRules([resolved], configuration: configuration))
    #expect(errors.isEmpty, "\(errors)")
  }

  @Test(arguments: rules.map(\.id)) func entryAndRuleAgree(id: String) throws {
    let entry = try #require(BuiltInRules.entries.first { $0.id == id })
    let rule = entry.make()
    #expect(rule.id == id)
    #expect(RuleEntry(rule).sets == entry.sets)
    #expect(RuleEntry(rule).elements == entry.elements)
    #expect(rule.severity == entry.severity)
  }

  @Test(arguments: rules.map(\.id)) func rulesAreDocumented(id: String) throws {
    let rule = try rule(id)
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.why.count > 40)
    #expect(rule.examples.contains { $0.isBad })
    #expect(rule.examples.contains { !$0.isBad })
    #expect(rule.fix == nil || rule.examples.contains { $0.fixed != nil })
    #expect(!rule.references.isEmpty)
    for option in rule.options { #expect(!option.help.isEmpty) }
  }

  /// A search from the root is quadratic when it is made at every element.
  @Test(arguments: rules.map(\.id)) func onlyDocumentRulesSearchTheDocument(id: String) throws {
    let rule = try rule(id)
    guard rule.elements != ["document"] else { return }
    for text in texts(of: rule) {
      #expect(text.firstRange(of: #/(^|[^\w.\])])\/\//#) == nil, "\(text)")
    }
  }

  @Test(arguments: rules.map(\.id)) func optionsAreUsed(id: String) throws {
    let rule = try rule(id)
    let texts = texts(of: rule)
    for option in rule.options {
      #expect(texts.contains { $0.contains("$" + option.name) }, "\(option.name)")
    }
  }

  @Test(arguments: rules.map(\.id)) func elementsExist(id: String) throws {
    // Elements that stand for no object, so that the catalogue of types does not hold them.
    let others = [
      "*", "document", "archive", "color", "font", "fontDescription", "constraint", "outlet", "action", "segue",
      "outletCollection", "device", "resources", "userDefinedRuntimeAttribute", "namedColor", "systemColor", "image",
      "simulatedMetricsContainer", "inferredMetricsTieBreakers", "scene", "exit", "accessibility", "attributedString",
      "state", "userDefinedRuntimeAttributes", "placeholder", "scenes", "binding", "accessibilityConnection", "segment",
      "prototypes",
    ]
    for element in try rule(id).elements where !others.contains(element) {
      let isClass = element.first?.isUppercase == true
      #expect(
        isClass
          ? !ElementCatalog.elementNames(ofClass: element).isEmpty : ElementCatalog.type(named: element) != nil,
        "\(element)")
    }
  }

  private func rule(_ id: String) throws -> Rule {
    try #require(Self.rules.first { $0.id == id })
  }

  /// All expressions and templates of a rule.
  private func texts(of rule: Rule) -> [String] {
    var texts = rule.bindings.map(\.value) + [rule.when, rule.at, rule.also].compactMap(\.self)
    if case .nodes(let text) = rule.forEach { texts.append(text) }
    switch rule.condition {
    case .assertion(let text, let message): texts += [text, message]
    case .fault(let text, let messages): texts += [text] + messages.values
    case .engine: break
    }
    if let fix = rule.fix {
      texts += [fix.title, fix.when].compactMap(\.self)
      for edit in fix.edits {
        switch edit {
        case .set(let a, let b), .rename(let a, let b), .insert(let a, _, let b): texts += [a, b]
        case .remove(let a): texts.append(a)
        }
      }
    }
    return texts.map(\.text)
  }
}
