/// What `--help` prints, made from the tables.
enum HelpText {
  /// The help of the program: its commands, and the options of the default one.
  static var overview: String {
    let commands = CommandName.allCases.map { command in
      ([command.rawValue] + command.aliases).joined(separator: ", ")
        + (command.operands.isEmpty ? "" : " " + command.operands)
    }
    return """
      xiblint finds problems in Interface Builder files.

      Usage: xiblint [COMMAND] [OPTION…]

      Commands:
      \(table(commands, CommandName.allCases.map(\.summary)))

      Options of `lint`:
      \(options(of: .lint))

      `xiblint help COMMAND` tells more of a command.

      """
  }

  /// The help of a command.
  static func text(for command: CommandName) -> String {
    let name = command == .lint ? "[lint]" : command.rawValue
    let usage = ["xiblint", name, "[OPTION…]", command.operands].filter { !$0.isEmpty }.joined(separator: " ")
    return """
      Usage: \(usage)

      \(command.details)

      Options:
      \(options(of: command))

      """
  }

  private static func options(of command: CommandName) -> String {
    let options = OptionTable.options(of: command)
    let forms = options.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      return short + option.longForms.joined(separator: ", ") + (option.value.map { " " + $0.placeholder } ?? "")
    }
    let help = options.map { option in
      guard case .format(let names) = option.value else { return option.help }
      return option.help + ": " + names.joined(separator: ", ")
    }
    return table(forms, help)
  }

  /// Two columns; a left part that is too long for its column stands on a line of its own, and help is wrapped.
  private static func table(_ left: [String], _ right: [String]) -> String {
    let column = 34
    return zip(left, right).map { left, right in
      var lines: [String] = ["  " + left]
      for (index, part) in wrapped(right, width: 100 - column).enumerated() {
        if index == 0, lines[0].count < column - 1 {
          lines[0] += String(repeating: " ", count: column - lines[0].count) + part
        } else {
          lines.append(String(repeating: " ", count: column) + part)
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
