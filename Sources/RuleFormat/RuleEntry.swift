/// What must be known of a rule before it is built: enough to decide whether it runs, and on which elements.
///
/// A run has more rules than it needs, and starting costs more than linting a file; so the built-in rules are a table of
/// these, and a rule is made only when it is enabled and one of its elements occurs.
public struct RuleEntry: Sendable {
  /// The rule's identifier.
  public let id: String
  /// The rule's category.
  public let category: String
  /// The severity of its findings, unless the configuration gives another.
  public let severity: Severity
  /// The names of its sets.
  public let sets: [String]
  /// What it judges (`Rule.elements`).
  public let elements: [String]
  /// Other tools' identifiers for the same rule.
  public let aliases: [String]
  /// Makes the rule.
  public let make: @Sendable () -> Rule

  /// An entry from its parts; the plug-in that embeds the rules writes calls to this.
  public init(
    id: String, category: String, severity: Severity, sets: [String], elements: [String], aliases: [String],
    make: @escaping @Sendable () -> Rule
  ) {
    self.id = id
    self.category = category
    self.severity = severity
    self.sets = sets
    self.elements = elements
    self.aliases = aliases
    self.make = make
  }

  /// The entry of a rule that has been read already.
  public init(_ rule: Rule) {
    self.init(
      id: rule.id, category: rule.category, severity: rule.severity, sets: rule.sets, elements: rule.elements,
      aliases: rule.aliases, make: { rule })
  }
}
