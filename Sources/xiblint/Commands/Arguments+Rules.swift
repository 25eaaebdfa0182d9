import RuleEngine
import RuleFormat

extension Arguments {
  /// Where configurations come from.
  var configurationSource: ConfigurationFinder.Source {
    switch given.last(where: { $0.name == .config || $0.name == .noConfig }) {
    case .some(let option) where option.name == .config: .file(option.value)
    case .some: .none
    case nil: .nearest
    }
  }

  /// What the command line says of rules.
  var ruleSelection: RuleSelection {
    var settings: [String: RuleSetting] = [:]
    if has(.reportUnused) { settings[Linter.unusedSuppression] = RuleSetting(isEnabled: true) }
    for text in all(.rule) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard let id = parts.first, let word = parts.last else { continue }
      let severity = Severity(rawValue: word)
      settings[id] = RuleSetting(isEnabled: severity != nil, severity: severity)
    }
    return RuleSelection(select: has(.select) ? list(.select) : nil, ignore: list(.ignore), settings: settings)
  }
}
