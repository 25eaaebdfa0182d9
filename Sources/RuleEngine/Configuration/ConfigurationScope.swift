import RuleFormat

/// A configuration with the selection of the command line: says which rules run on which of its files.
///
/// With `select`, exactly what it names runs, even what the configuration turns off; only an override may still take a rule
/// away from some files. A selected set also gives its options, as it would in `rule_sets`. `ignore` beats everything.
///
/// An instance belongs to one thread.
public final class ConfigurationScope {
  /// The configuration.
  public let configuration: Configuration
  private let selected: Set<String>?
  private let ignored: Set<String>
  private let settings: [String: RuleSetting]
  private let sets: [RuleSet]
  private var resolved: [[Int]: ResolvedRules] = [:]

  /// A scope; words of the selection that mean nothing in this configuration are passed over.
  public init(_ configuration: Configuration, selection: RuleSelection = RuleSelection()) {
    let catalogue = configuration.catalogue
    func ids(_ words: [String]) -> Set<String> {
      Set(words.flatMap { catalogue.entries(selectedBy: $0).map(\.id) })
    }
    self.configuration = configuration
    selected = selection.select.map(ids)
    ignored = ids(selection.ignore)
    var settings: [String: RuleSetting] = [:]
    for (name, setting) in selection.settings {
      for entry in catalogue.entries(named: name) where entry.id == name || selection.settings[entry.id] == nil {
        settings[entry.id] = setting
      }
    }
    self.settings = settings
    let setNames = configuration.ruleSets + (selection.select ?? []).filter { !configuration.ruleSets.contains($0) }
    sets = setNames.compactMap { name in catalogue.sets.first { $0.name == name } }
  }

  /// The rules that run on a file; its path is absolute. Files to which the same overrides apply share the result.
  public func rules(for path: String) -> ResolvedRules {
    let overrides = configuration.overrides
    let matching = overrides.isEmpty ? [] : overrides.indices.filter { overrides[$0].files.matches(path) }
    if let rules = resolved[matching] { return rules }
    let rules = ResolvedRules(
      configuration.catalogue.entries.compactMap { resolve($0, matching.map { overrides[$0] }) },
      configuration: configuration)
    resolved[matching] = rules
    return rules
  }

  private func resolve(_ entry: RuleEntry, _ overrides: [Configuration.Override]) -> ResolvedRule? {
    if ignored.contains(entry.id) { return nil }
    let general = configuration.rules[entry.id] ?? RuleSetting()
    let commanded = settings[entry.id] ?? RuleSetting()
    let special = overrides.reduce(RuleSetting()) { $1.rules[entry.id]?.over($0) ?? $0 }
    let isEnabled: Bool
    if let commanded = commanded.isEnabled {
      isEnabled = commanded
    } else if let selected {
      isEnabled = selected.contains(entry.id) && special.isEnabled ?? true
    } else {
      let isWanted = configuration.reportsUnusedSuppressions && entry.id == Linter.unusedSuppression
      isEnabled =
        special.isEnabled ?? general.isEnabled
        ?? (isWanted || configuration.ruleSets.contains(where: entry.sets.contains))
    }
    guard isEnabled else { return nil }
    let setting = commanded.over(special.over(general))
    var options: [String: OptionValue] = [:]
    for set in sets { options.merge(set.options[entry.id] ?? [:]) { _, new in new } }
    return ResolvedRule(
      entry: entry, severity: setting.severity ?? entry.severity,
      options: options.merging(setting.options) { _, new in new })
  }
}
