extension CompletionScript {
  /// Lines for fish.
  static func fish(rules: [String]) -> String {
    let names = CommandName.allCases.flatMap { [$0.rawValue] + $0.aliases }
    var lines: [String] = []
    for command in CommandName.allCases {
      lines.append(
        "complete -c xiblint -n __fish_use_subcommand -a \(command.rawValue) -d '\(quoted(command.summary))'")
    }
    lines.append(
      "complete -c xiblint -n '__fish_seen_subcommand_from explain rule' -f -a '\(rules.joined(separator: " "))'")
    for option in OptionTable.all {
      var line = "complete -c xiblint"
      if option.commands.count < CommandName.allCases.count {
        let seen = option.commands.map { ([$0.rawValue] + $0.aliases).joined(separator: " ") }.joined(separator: " ")
        // `lint` needs no name; so its options are offered too where no command is seen.
        let isDefault = option.commands.contains(.lint)
        let condition = isDefault ? "; or not __fish_seen_subcommand_from \(names.joined(separator: " "))" : ""
        line += " -n '__fish_seen_subcommand_from \(seen)\(condition)'"
      }
      for name in [option.name.rawValue] + option.aliases { line += " -l \(name)" }
      if let short = option.short { line += " -s \(short)" }
      if let value = option.value {
        switch words(for: value, rules: rules) {
        case .none: line += " -r -F"
        case .some(let words): line += words.isEmpty ? " -x" : " -x -a '\(words.joined(separator: " "))'"
        }
      }
      lines.append(line + " -d '\(quoted(option.help))'")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result
  }
}
