import RuleFormat

/// The rules and sets that exist: the built-in ones and those of a project's own folders.
public struct RuleCatalogue: Sendable {
  /// The rules, sorted by id.
  public private(set) var entries: [RuleEntry]
  /// The sets, sorted by name.
  public private(set) var sets: [RuleSet]

  /// A catalogue of rules and sets.
  public init(entries: [RuleEntry], sets: [RuleSet]) {
    self.entries = entries.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    self.sets = sets.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The rule of an id.
  public func entry(_ id: String) -> RuleEntry? {
    entries.first { $0.id == id }
  }

  /// The rules that a name means: the one with this id, else all that other tools call so.
  public func entries(named name: String) -> [RuleEntry] {
    if let entry = entry(name) { return [entry] }
    return entries.filter { $0.aliases.contains(name) }
  }

  /// The rules that a word of `--select` or `--ignore` means: a rule's id or alias, a set, a category; all of them where a
  /// set and a category share a name.
  public func entries(selectedBy word: String) -> [RuleEntry] {
    let named = entries(named: word)
    if !named.isEmpty { return named }
    return entries.filter { $0.category == word || $0.sets.contains(word) }
  }

  /// Whether a word of `--select` or `--ignore` means something, if only a set without rules.
  public func knows(_ word: String) -> Bool {
    sets.contains { $0.name == word } || !entries(selectedBy: word).isEmpty
  }

  /// The ids and aliases of all rules.
  public var ruleNames: [String] {
    entries.flatMap { [$0.id] + $0.aliases }
  }

  /// All words that `--select` and `--ignore` take.
  public var selectableNames: [String] {
    var seen: Set<String> = []
    return (ruleNames + sets.map(\.name) + entries.map(\.category)).filter { seen.insert($0).inserted }
  }

  /// The catalogue with the rules and sets of a folder; a name that exists already is an error, which is returned.
  func adding(_ folder: RuleFolder) -> Result<RuleCatalogue, RuleConflict> {
    for rule in folder.rules where entry(rule.id) != nil { return .failure(RuleConflict(kind: "rule", name: rule.id)) }
    for set in folder.sets where sets.contains(where: { $0.name == set.name }) {
      return .failure(RuleConflict(kind: "set", name: set.name))
    }
    return .success(RuleCatalogue(entries: entries + folder.rules.map(RuleEntry.init), sets: sets + folder.sets))
  }
}

/// Two rules or two sets of one name.
struct RuleConflict: Error {
  /// What they are: `rule` or `set`.
  let kind: String
  /// Their name.
  let name: String
}
