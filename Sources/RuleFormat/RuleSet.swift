/// A named selection of rules, as `Rules/sets/<name>.yml` says it. Which rules belong to it stands in the rules.
public struct RuleSet: Hashable, Sendable {
  /// The name.
  public var name: String
  /// One sentence: whom it is for.
  public var summary: String
  /// The options that it gives its rules: rule, option, value.
  public var options: [String: [String: OptionValue]]

  /// A set from its parts.
  public init(name: String, summary: String, options: [String: [String: OptionValue]] = [:]) {
    self.name = name
    self.summary = summary
    self.options = options
  }
}
