import Reporters
import RuleFormat

/// The documentation of a rule, from its file.
struct RulePage {
  private let rule: Rule

  /// The page of a rule.
  init(_ rule: Rule) {
    self.rule = rule
  }

  /// What there is to know at a glance: pairs of a name and a value.
  private var facts: [(name: String, value: String)] {
    var facts = [
      ("Identifier", rule.id),
      ("Category", rule.category),
      ("Severity", rule.severity.rawValue),
      ("Sets", rule.sets.isEmpty ? "none: it runs when it is asked for" : rule.sets.joined(separator: ", ")),
      ("Fix", rule.fix.map { "\(RuleList.safety($0)): \($0.title.text)" } ?? "none"),
    ]
    if !rule.aliases.isEmpty { facts.append(("Known elsewhere as", rule.aliases.joined(separator: ", "))) }
    return facts
  }

  /// Lines of a configuration that set the rule's severity and options.
  private var configuration: String {
    var lines = ["rules:", "  \(rule.id):", "    severity: \(rule.severity.rawValue)"]
    for option in rule.options { lines.append("    \(option.name): \(option.defaultValue.yaml)") }
    return lines.joined(separator: "\n")
  }

  /// For a terminal.
  func text(_ style: TextStyle) -> String {
    let width = facts.map(\.name.count).max() ?? 0
    var result = style.bold(rule.summary) + "\n\n"
    for (name, value) in facts {
      result += "  \(name):\(String(repeating: " ", count: width - name.count)) \(value)\n"
    }
    result += "\n\(Self.trimmed(rule.why))\n"
    if !rule.options.isEmpty {
      result += "\n\(style.bold("Options"))\n\n"
      for option in rule.options { result += "  \(option.name) (\(Self.type(of: option))): \(option.help)\n" }
    }
    for example in examples {
      result += "\n\(style.bold(example.title))\(example.comment.map { ": " + $0 } ?? "")\n\n"
      result += Self.indented(example.xml) + "\n"
    }
    result += "\n\(style.bold("Configure"))\n\n\(Self.indented(configuration))\n"
    if !rule.references.isEmpty {
      result += "\n\(style.bold("References"))\n\n" + rule.references.map { "  \($0)\n" }.joined()
    }
    return result
  }

  /// As a Markdown page.
  var markdown: String {
    var result = "# \(rule.id)\n\n\(rule.summary)\n\n"
    for (name, value) in facts { result += "- **\(name):** \(value)\n" }
    result += "\n## Why\n\n\(Self.trimmed(rule.why))\n"
    if !rule.options.isEmpty {
      result += "\n## Options\n\n"
      for option in rule.options { result += "- `\(option.name)` (\(Self.type(of: option))): \(option.help)\n" }
    }
    if !rule.examples.isEmpty {
      result += "\n## Examples\n\nAn arrow stands before each place that is reported.\n"
    }
    for example in examples {
      result += "\n### \(example.title)\n\n"
      if let comment = example.comment { result += comment + "\n\n" }
      result += "```xml\n\(example.xml)\n```\n"
    }
    result += "\n## Configure\n\n```yaml\n\(configuration)\n```\n"
    if !rule.references.isEmpty {
      result += "\n## References\n\n" + rule.references.map { "- <\($0)>\n" }.joined()
    }
    return result
  }

  /// The examples with the fixed form of each after it.
  private var examples: [(title: String, xml: String, comment: String?)] {
    rule.examples.flatMap { example in
      let options = example.options.sorted { $0.key < $1.key }.map { "`\($0.key): \($0.value.yaml)`" }
      let with = options.isEmpty ? "" : " with " + options.joined(separator: ", ")
      var parts = [((example.isBad ? "Bad" : "Good") + with, Self.trimmed(example.xml.text), example.comment)]
      if let fixed = example.fixed { parts.append(("Fixed", Self.trimmed(fixed), nil)) }
      return parts
    }
  }

  private static func type(of option: Rule.Option) -> String {
    let type = option.choices.isEmpty ? option.type.rawValue : option.choices.joined(separator: " | ")
    return "\(type), default \(option.defaultValue.yaml)"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while let last = text.last, last.isNewline { text.removeLast() }
    return String(text)
  }
}
