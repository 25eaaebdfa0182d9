/// What an option of a rule may hold.
public enum OptionType: String, CaseIterable, Sendable {
  case number, string, boolean, choice, numbers, strings, map
}

/// The value of an option.
public indirect enum OptionValue: Hashable, Sendable {
  case number(Double)
  case string(String)
  case boolean(Bool)
  case list([OptionValue])
  /// A map; its values are read by functions of the rule engine, since XPath 1.0 has no maps.
  case map([String: OptionValue])
  /// `null`: in a list of allowed values, “may be absent”.
  case null
}
