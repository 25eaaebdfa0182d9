import RuleFormat

/// Writes rules as Swift source.
///
/// One function a rule, every part with its type spelled out: the compiler takes six times as long for one literal of all rules,
/// since it infers the types of a literal all at once.
enum RuleSource {
  private static let header = "// Made by EmbedRules from the files below Rules; edit those.\n\nimport RuleFormat\n"

  /// A function for each rule.
  static func functions(of rules: [Rule]) -> String {
    header + rules.map { "\n" + function(of: $0) }.joined()
  }

  /// The table of all rules, and the sets.
  static func table(of folder: RuleFolder) -> String {
    var lines = [
      header, "extension BuiltInRules {", "  /// Every rule, sorted by id.",
      "  public static let entries: [RuleEntry] = [",
    ]
    for rule in folder.rules {
      lines.append(
        """
            RuleEntry(
              id: \(literal(rule.id)), category: \(literal(rule.category)), severity: Severity.\(rule.severity.rawValue),
              sets: \(array(rule.sets.map(literal))), elements: \(array(rule.elements.map(literal))),
              aliases: \(array(rule.aliases.map(literal))), make: \(functionName(of: rule))),
        """)
    }
    lines += ["  ]", "", "  /// Every set, sorted by name.", "  public static let sets: [RuleSet] = ["]
    for set in folder.sets {
      let options = dictionary(set.options.mapValues { dictionary($0.mapValues(source)) })
      lines.append("    RuleSet(name: \(literal(set.name)), summary: \(literal(set.summary)), options: \(options)),")
    }
    return (lines + ["  ]", "}", ""]).joined(separator: "\n")
  }

  private static func functionName(of rule: Rule) -> String { "make_" + rule.id }

  private static func function(of rule: Rule) -> String {
    """
    @Sendable func \(functionName(of: rule))() -> Rule {
      let bindings: [Rule.Binding] = \(array(rule.bindings.map { "Rule.Binding(\(literal($0.name)), \(source($0.value)))" }))
      let forEach: Rule.ForEach? = \(source(rule.forEach))
      let condition: Rule.Condition = \(source(rule.condition))
      let fix: Rule.FixTemplate? = \(source(rule.fix))
      let options: [Rule.Option] = \(array(rule.options.map(source)))
      let examples: [Rule.Example] = \(array(rule.examples.map(source)))
      return Rule(
        id: \(literal(rule.id)), category: \(literal(rule.category)), summary: \(literal(rule.summary)),
        severity: Severity.\(rule.severity.rawValue), sets: \(array(rule.sets.map(literal))),
        elements: \(array(rule.elements.map(literal))), bindings: bindings, when: \(optional(rule.when)), forEach: forEach,
        condition: condition, at: \(optional(rule.at)), also: \(optional(rule.also)),
        why: \(literal(rule.why)),
        fix: fix, options: options, aliases: \(array(rule.aliases.map(literal))),
        references: \(array(rule.references.map(literal))), examples: examples)
    }

    """
  }

  private static func source(_ text: Rule.Text) -> String { "Rule.Text(\(literal(text.text)))" }

  private static func optional(_ text: Rule.Text?) -> String { text.map(source) ?? "nil" }

  private static func source(_ forEach: Rule.ForEach?) -> String {
    switch forEach {
    case nil: "nil"
    case .strings(let strings): "Rule.ForEach.strings(\(array(strings.map(literal))))"
    case .nodes(let text): "Rule.ForEach.nodes(\(source(text)))"
    }
  }

  private static func source(_ condition: Rule.Condition) -> String {
    switch condition {
    case .assertion(let text, let message): "Rule.Condition.assertion(\(source(text)), message: \(source(message)))"
    case .engine: "Rule.Condition.engine"
    case .fault(let text, let messages):
      "Rule.Condition.fault(\(source(text)), messages: \(dictionary(messages.mapValues(source))))"
    }
  }

  private static func source(_ fix: Rule.FixTemplate?) -> String {
    guard let fix else { return "nil" }
    return "Rule.FixTemplate(title: \(source(fix.title)), isSafe: \(fix.isSafe), when: \(optional(fix.when)), "
      + "edits: \(array(fix.edits.map(source))))"
  }

  private static func source(_ edit: Rule.EditTemplate) -> String {
    switch edit {
    case .set(let path, let value): "Rule.EditTemplate.set(\(source(path)), to: \(source(value)))"
    case .remove(let path): "Rule.EditTemplate.remove(\(source(path)))"
    case .rename(let path, let name): "Rule.EditTemplate.rename(\(source(path)), to: \(source(name)))"
    case .insert(let xml, let place, let path):
      "Rule.EditTemplate.insert(\(source(xml)), Rule.EditTemplate.Place.\(place.rawValue), \(source(path)))"
    }
  }

  private static func source(_ option: Rule.Option) -> String {
    "Rule.Option(\(literal(option.name)), OptionType.\(option.type.rawValue), default: \(source(option.defaultValue)), "
      + "choices: \(array(option.choices.map(literal))), help: \(literal(option.help)))"
  }

  private static func source(_ example: Rule.Example) -> String {
    "Rule.Example(xml: \(source(example.xml)), isBad: \(example.isBad), fixed: \(example.fixed.map(literal) ?? "nil"), "
      + "options: \(dictionary(example.options.mapValues(source))), comment: \(example.comment.map(literal) ?? "nil"))"
  }

  private static func source(_ value: OptionValue) -> String {
    switch value {
    case .number(let number): "OptionValue.number(\(number))"
    case .string(let string): "OptionValue.string(\(literal(string)))"
    case .boolean(let boolean): "OptionValue.boolean(\(boolean))"
    case .list(let values): "OptionValue.list(\(array(values.map(source))))"
    case .map(let values): "OptionValue.map(\(dictionary(values.mapValues(source))))"
    case .null: "OptionValue.null"
    }
  }

  private static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }

  private static func dictionary(_ entries: [String: String]) -> String {
    if entries.isEmpty { return "[:]" }
    return array(entries.sorted { $0.key < $1.key }.map { "\(literal($0.key)): \($0.value)" })
  }

  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case "\n": literal += "\\n"
      case _ where scalar.properties.isWhitespace && scalar != " " || scalar.properties.generalCategory == .control:
        literal += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
