import RuleFormat
import SourceText

/// What `--select`, `--ignore` and `--rule` say: ids or aliases of rules, and for the first two names of sets and categories.
public struct RuleSelection: Hashable, Sendable {
  /// What runs, and nothing else; `nil`: what the configuration says.
  public var select: [String]?
  /// What does not run.
  public var ignore: [String]
  /// What is said of single rules, by name; it beats the configuration and `select`.
  public var settings: [String: RuleSetting]

  /// A selection; without arguments, everything is as the configuration says.
  public init(select: [String]? = nil, ignore: [String] = [], settings: [String: RuleSetting] = [:]) {
    self.select = select
    self.ignore = ignore
    self.settings = settings
  }

  /// A word that names no rule, set or category.
  public struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
    /// What the word should name, such as `rule`.
    public var kind = "rule, set or category"
    /// The word.
    public let name: String
    /// The nearest name that exists.
    public let suggestion: String?

    /// What is wrong and what to do.
    public var description: String {
      let hint = suggestion.map { "did you mean `\($0)`?" } ?? "`xiblint rules` lists what there is"
      return "unknown \(kind) `\(name)`; \(hint)"
    }
  }

  /// Throws where a word means nothing in any of the catalogues. A run over folders with different rules has several.
  public func check(against catalogues: [RuleCatalogue]) throws(UnknownName) {
    for name in (select ?? []) + ignore where !catalogues.contains(where: { $0.knows(name) }) {
      throw UnknownName(name: name, suggestion: nearestName(to: name, among: catalogues.flatMap(\.selectableNames)))
    }
    for name in settings.keys.sorted() where catalogues.allSatisfy({ $0.entries(named: name).isEmpty }) {
      throw UnknownName(
        kind: "rule", name: name, suggestion: nearestName(to: name, among: catalogues.flatMap(\.ruleNames)))
    }
  }
}
