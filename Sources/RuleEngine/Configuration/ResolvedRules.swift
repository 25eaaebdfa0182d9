import RuleFormat

/// A rule that runs on a file, and how.
public struct ResolvedRule: Sendable {
  /// The rule.
  public let entry: RuleEntry
  /// The severity of its findings.
  public let severity: Severity
  /// The values of options that sets or the configuration give. The others have their defaults, which are not known before
  /// the rule is made.
  public let options: [String: OptionValue]

  /// A rule from its parts.
  public init(entry: RuleEntry, severity: Severity, options: [String: OptionValue] = [:]) {
    self.entry = entry
    self.severity = severity
    self.options = options
  }

  /// The value of an option of the rule.
  public func value(of option: Rule.Option) -> OptionValue {
    options[option.name] ?? option.defaultValue
  }
}

/// The rules that run on a file. Files with the same rules share one of these, so that it can be the key to what is compiled
/// from them.
public final class ResolvedRules: Sendable {
  /// The rules, sorted by id.
  public let rules: [ResolvedRule]
  /// The configuration that they come from.
  public let configuration: Configuration

  /// Rules and their configuration.
  public init(_ rules: [ResolvedRule], configuration: Configuration) {
    self.rules = rules
    self.configuration = configuration
  }
}
