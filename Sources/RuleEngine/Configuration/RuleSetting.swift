import RuleFormat

/// What a configuration says of one rule.
public struct RuleSetting: Hashable, Sendable {
  /// Whether the rule runs; `nil`: as it would otherwise.
  public var isEnabled: Bool?
  /// The severity of its findings; `nil`: as it would be otherwise.
  public var severity: Severity?
  /// The values of options.
  public var options: [String: OptionValue]

  /// A setting from its parts.
  public init(isEnabled: Bool? = nil, severity: Severity? = nil, options: [String: OptionValue] = [:]) {
    self.isEnabled = isEnabled
    self.severity = severity
    self.options = options
  }

  /// This setting where it says something, the other where it is silent.
  func over(_ other: RuleSetting) -> RuleSetting {
    RuleSetting(
      isEnabled: isEnabled ?? other.isEnabled, severity: severity ?? other.severity,
      options: other.options.merging(options) { _, new in new })
  }
}
