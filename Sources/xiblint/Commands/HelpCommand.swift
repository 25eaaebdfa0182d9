import SourceText

/// `xiblint help [COMMAND]`.
enum HelpCommand: Command {
  static func run(_ arguments: Arguments, output: OutputStream, messages: Messages) throws(CommandFailure) -> ExitCode {
    guard let name = arguments.operands.first else {
      output.write(HelpText.overview)
      return .clean
    }
    guard let command = CommandName(argument: name) else {
      let suggestion = nearestName(to: name, among: CommandName.allCases.map(\.rawValue))
      throw CommandFailure("There is no command `\(name)`." + (suggestion.map { " Did you mean `\($0)`?" } ?? ""))
    }
    output.write(HelpText.text(for: command))
    return .clean
  }
}
