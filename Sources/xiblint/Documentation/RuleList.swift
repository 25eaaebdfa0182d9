import RuleFormat
import SourceText

/// The list of rules, by category.
enum RuleList {
  /// For a terminal.
  static func text(_ rules: [Rule]) -> String {
    let width = rules.map(\.id.count).max() ?? 0
    return categories(of: rules).map { category, rules in
      let lines = rules.map { rule in
        let mark = rule.sets.isEmpty ? "opt-in" : rule.sets.joined(separator: ", ")
        return "  \(padded(rule.id, width)) \(padded(rule.severity.rawValue, 7)) \(rule.summary) [\(mark)]\n"
      }
      return category + "\n" + lines.joined()
    }.joined(separator: "\n")
  }

  /// A Markdown table for each category. `link` gives the address of a rule's page.
  static func markdown(_ rules: [Rule], link: (String) -> String? = { _ in nil }) -> String {
    categories(of: rules).map { category, rules in
      let rows = rules.map { rule in
        let id = link(rule.id).map { "[`\(rule.id)`](\($0))" } ?? "`\(rule.id)`"
        let sets = rule.sets.isEmpty ? "opt-in" : rule.sets.joined(separator: ", ")
        let cells = [id, cell(rule.summary), rule.severity.rawValue, sets, rule.fix.map(Self.safety) ?? ""]
        return "| " + cells.joined(separator: " | ") + " |\n"
      }
      return "## \(category)\n\n| Rule | What it finds | Severity | Sets | Fix |\n| --- | --- | --- | --- | --- |\n"
        + rows.joined()
    }.joined(separator: "\n")
  }

  /// For programs: an array of objects.
  static func json(_ rules: [Rule]) -> String {
    var writer = JSONWriter()
    writer.array {
      for rule in rules { $0.object { write(rule, &$0) } }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// The word for how safe a fix is.
  static func safety(_ fix: Rule.FixTemplate) -> String { fix.isSafe ? "safe" : "unsafe" }

  private static func write(_ rule: Rule, _ writer: inout JSONWriter) {
    writer.member("id", rule.id)
    writer.member("category", rule.category)
    writer.member("summary", rule.summary)
    writer.member("severity", rule.severity.rawValue)
    write("sets", rule.sets, &writer)
    writer.member("fix", rule.fix.map(safety))
    write("aliases", rule.aliases, &writer)
    writer.member("url", rule.references.first)
    writer.key("options")
    writer.array {
      for option in rule.options {
        $0.object {
          $0.member("name", option.name)
          $0.member("type", option.type.rawValue)
          $0.member("default", option.defaultValue.yaml)
          write("choices", option.choices, &$0)
          $0.member("help", option.help)
        }
      }
    }
  }

  private static func write(_ key: String, _ words: [String], _ writer: inout JSONWriter) {
    writer.key(key)
    writer.array { for word in words { $0.value(word) } }
  }

  private static func categories(of rules: [Rule]) -> [(name: String, rules: [Rule])] {
    Set(rules.map(\.category)).sorted().map { category in (category, rules.filter { $0.category == category }) }
  }

  /// A text in a cell of a table, which a bar would end.
  static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
