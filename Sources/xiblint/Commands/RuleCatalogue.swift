import BuiltInRules
import RuleFormat
import SourceText

/// The rules that a command speaks of.
struct RuleCatalogue {
  /// The rules, sorted by id.
  let entries: [RuleEntry]
  /// The sets, sorted by name.
  let sets: [RuleSet]

  /// The rules that come with the program.
  static var builtIn: RuleCatalogue {
    RuleCatalogue(entries: BuiltInRules.entries, sets: BuiltInRules.sets)
  }

  /// The rule of an identifier or of another tool's name for it; `nil` where there is none.
  func rule(named name: String) -> Rule? {
    let entry =
      entries.first { $0.id == name } ?? entries.first { $0.aliases.split(separator: " ").contains(Substring(name)) }
    return entry?.make()
  }

  /// The identifier most like a misspelt one.
  func suggestion(for name: String) -> String? {
    nearestName(to: name, among: entries.map(\.id))
  }
}
