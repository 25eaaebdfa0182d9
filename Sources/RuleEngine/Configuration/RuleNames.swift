import RuleFormat
import SourceText
import YAMLTree

/// The names that a configuration may say, and what it says of them.
struct RuleNames {
  /// The names of the sets that exist.
  let sets: [String]
  private let catalogue: RuleCatalogue

  /// The names of a catalogue.
  init(_ catalogue: RuleCatalogue) {
    self.catalogue = catalogue
    sets = catalogue.sets.map(\.name)
  }

  /// What a mapping of rules to settings says, by id; what is wrong goes into the log.
  func settings(in node: YAMLNode, _ log: YAMLErrorLog) -> [String: RuleSetting] {
    guard let entries = log.attempt({ () throws(YAMLError) in try node.mapping() }) else { return [:] }
    var settings: [String: RuleSetting] = [:]
    var lines: [String: Int] = [:]
    for entry in entries {
      let rules = catalogue.entries(named: entry.name)
      if rules.isEmpty { log.add(entry.key.unknown("rule", entry.name, among: catalogue.ruleNames)) }
      for rule in rules {
        if let line = lines.updateValue(entry.key.position.line, forKey: rule.id) {
          log.add(entry.key.error("the rule `\(rule.id)` is there already, in line \(line); remove one of the two"))
        }
        settings[rule.id] = setting(of: rule, in: entry.value, log)
      }
    }
    return settings
  }

  /// The value behind a rule: a severity, true or false, or a mapping of options. A rule with options runs, unless its
  /// `severity` is `off`.
  private func setting(of rule: RuleEntry, in node: YAMLNode, _ log: YAMLErrorLog) -> RuleSetting? {
    if node.isNull { return nil }
    guard case .mapping(let entries) = node.value else {
      return log.attempt { () throws(YAMLError) in try node.ruleLevel() }
    }
    var setting = RuleSetting(isEnabled: true)
    var options = entries
    if let index = options.firstIndex(where: { $0.name == "severity" }) {
      let value = options.remove(at: index).value
      if !value.isNull { setting = log.attempt { () throws(YAMLError) in try value.ruleLevel() } ?? setting }
    }
    options.removeAll { $0.value.isNull }
    if options.isEmpty { return setting }
    // Only now the rule is made, since its options must be known.
    let declared = rule.make().options
    for entry in options {
      setting.options[entry.name] = log.attempt { () throws(YAMLError) in
        guard let option = declared.first(where: { $0.name == entry.name }) else {
          throw entry.key.unknown(
            "option of `\(rule.id)`", entry.name, among: declared.map(\.name) + ["severity"])
        }
        return try option.check(entry.value)
      }
    }
    return setting
  }
}

extension YAMLNode {
  /// A severity, or whether a rule runs.
  fileprivate func ruleLevel() throws(YAMLError) -> RuleSetting {
    if let isEnabled = booleanIfPresent { return RuleSetting(isEnabled: isEnabled) }
    let word = try string()
    if word == "off" || word == "on" { return RuleSetting(isEnabled: word == "on") }
    guard let severity = Severity(rawValue: word) else {
      throw unknown("severity", word, among: Severity.allCases.map(\.rawValue) + ["on", "off"])
    }
    return RuleSetting(isEnabled: true, severity: severity)
  }
}
