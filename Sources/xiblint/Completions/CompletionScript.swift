/// Scripts that let a shell complete commands, options and their values; made from the tables.
enum CompletionScript {
  /// The script for a shell; `rules` are the words to complete where a rule is wanted.
  static func text(for shell: String, rules: [String]) -> String {
    switch shell {
    case "zsh": zsh(rules: rules)
    case "fish": fish(rules: rules)
    default: bash(rules: rules)
    }
  }

  /// The words that an option's value may be; `nil` where it is a path, empty where it is anything.
  static func words(for value: Option.Value, rules: [String]) -> [String]? {
    switch value {
    case .choice(let words), .format(let words): words
    case .rules: rules
    case .severity: rules.map { $0 + "=" }
    case .file, .directory: nil
    case .number, .text: []
    }
  }
}
