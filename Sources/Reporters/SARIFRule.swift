import RuleFormat
import SourceText

/// How SARIF describes a rule.
enum SARIFRule {
  /// Writes the members of a rule's object; a finding that no rule file describes has an identifier alone.
  static func write(_ id: String, _ rule: Rule?, _ writer: inout JSONWriter) {
    writer.member("id", id)
    guard let rule else { return }
    let why = rule.why.isEmpty ? rule.summary : rule.why
    writer.member("name", id)
    text("shortDescription", rule.summary, &writer)
    text("fullDescription", why, &writer)
    writer.key("help")
    writer.object {
      $0.member("text", why)
      $0.member("markdown", why)
    }
    if let url = rule.references.first { writer.member("helpUri", url) }
    writer.key("defaultConfiguration")
    writer.object { $0.member("level", level(rule.severity)) }
    writer.key("properties")
    writer.object {
      $0.key("tags")
      $0.array {
        $0.value(rule.category)
        for set in rule.sets { $0.value(set) }
      }
    }
  }

  /// SARIF's word for a severity.
  static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  private static func text(_ key: String, _ text: String, _ writer: inout JSONWriter) {
    writer.key(key)
    writer.object { $0.member("text", text) }
  }
}
