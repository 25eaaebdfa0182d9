import SourceText
import YAMLTree

extension RuleSet {
  /// The set that the root node of its file says. Its options are checked against the rules, of which it may name any.
  ///
  /// The rule `*` stands for every rule of the set that has an option of the name. What is wrong goes into the log.
  public init?(yaml node: YAMLNode, name: String, rules: [Rule], log: YAMLErrorLog) {
    guard var reader = MappingReader(node, log: log) else { return nil }
    let summary = reader.required("summary") { node throws(YAMLError) in try node.line() }
    let entries = reader.optional("options") { node throws(YAMLError) in try node.mapping() } ?? []
    reader.finish()
    guard let summary else { return nil }
    self.init(name: name, summary: summary)
    for entry in entries where entry.name == "*" {
      addOptionsOfAll(rules.filter { $0.sets.contains(name) }, in: entry.value, log: log)
    }
    for entry in entries where entry.name != "*" {
      guard let rule = rules.first(where: { $0.id == entry.name }) else {
        log.add(entry.key.unknown("rule", entry.name, among: rules.map(\.id)))
        continue
      }
      options[rule.id, default: [:]].merge(rule.options.values(in: entry.value, log: log)) { _, new in new }
    }
  }

  private mutating func addOptionsOfAll(_ rules: [Rule], in node: YAMLNode, log: YAMLErrorLog) {
    guard let entries = log.attempt({ () throws(YAMLError) in try node.mapping() }) else { return }
    for entry in entries {
      var isKnown = rules.isEmpty
      for rule in rules {
        guard let option = rule.options.first(where: { $0.name == entry.name }) else { continue }
        isKnown = true
        if let value = log.attempt({ () throws(YAMLError) in try option.check(entry.value) }) {
          options[rule.id, default: [:]][option.name] = value
        }
      }
      if !isKnown { log.add(entry.key.unknown("option", entry.name, among: rules.flatMap { $0.options.map(\.name) })) }
    }
  }
}
