import RuleEngine
import RuleFormat

/// A small catalogue for tests, with two sets, three categories and an opt-in rule.
func catalogue() -> RuleCatalogue {
  RuleCatalogue(
    entries: [
      entry("unnamed_view", "naming", .warning, sets: ["recommended"]),
      entry("fixed_font_size", "accessibility", .info, sets: ["recommended", "strict"], aliases: ["dynamic_type"]),
      entry(
        "small_touch_target", "accessibility", .warning, sets: ["strict"],
        options: [
          .init("minimum", .number, default: .number(44), help: "Points."),
          .init("device", .choice, default: .string("phone"), choices: ["phone", "pad"], help: "Where."),
        ]),
      entry("opt_in", "performance", .error),
    ],
    sets: [
      RuleSet(name: "recommended", summary: "All."),
      RuleSet(
        name: "strict", summary: "More.", options: ["small_touch_target": ["minimum": .number(50)]]),
    ])
}

/// An entry of a rule that judges nothing.
func entry(
  _ id: String, _ category: String, _ severity: Severity, sets: [String] = [], aliases: [String] = [],
  options: [Rule.Option] = []
) -> RuleEntry {
  RuleEntry(
    Rule(
      id: id, category: category, summary: "S", severity: severity, sets: sets, elements: ["view"],
      condition: .assertion("true()", message: "M"), why: "W", options: options, aliases: aliases))
}

/// The rules as texts: `id severity option=value`.
func texts(_ rules: ResolvedRules) -> [String] {
  rules.rules.map { rule in
    let options = rule.options.sorted { $0.key < $1.key }.map { key, value in
      switch value {
      case .number(let number): " \(key)=\(Int(number))"
      case .string(let text): " \(key)=\(text)"
      default: " \(key)"
      }
    }
    return rule.entry.id + " " + rule.severity.rawValue + options.joined()
  }
}
