import RuleEngine
import SourceText

/// One start of the program: takes the command line apart and runs the command.
enum CommandLineRun {
  /// Runs a command line, which does not hold the name of the program.
  static func run(_ line: [String]) -> ExitCode {
    let output = OutputStream()
    do throws(UsageError) {
      let arguments = try ArgumentParser.parse(line)
      let messages = Messages(
        usesColor: ColorChoice.usesColor(arguments.last(.color), descriptor: Process.error))
      let code = run(arguments, output, messages)
      output.finish()
      guard let failure = output.failure else { return code }
      // The reader has seen what it wanted, as in `xiblint | head`.
      if failure.isClosedPipe { return .clean }
      messages.error("\(failure.path) cannot be written: \(failure.reason).")
      return .failure
    } catch {
      let messages = Messages(usesColor: ColorChoice.usesColor(nil, descriptor: Process.error))
      messages.error(error.message)
      messages.line("`xiblint help \(error.command.rawValue)` lists what can be written.")
      return .failure
    }
  }

  private static func run(_ arguments: Arguments, _ output: OutputStream, _ messages: Messages) -> ExitCode {
    if arguments.has(.help) {
      output.write(arguments.isCommandNamed ? HelpText.text(for: arguments.command) : HelpText.overview)
      return .clean
    }
    if arguments.has(.version) {
      output.write("xiblint \(Version.current)\n")
      return .clean
    }
    if let shell = arguments.last(.generateCompletion) {
      output.write(CompletionScript.text(for: shell, rules: RuleCatalogue.builtIn.entries.map(\.id)))
      return .clean
    }
    let command: any Command.Type =
      switch arguments.command {
      case .lint: LintCommand.self
      case .convert: ConvertCommand.self
      case .rules: RulesCommand.self
      case .explain: ExplainCommand.self
      case .`init`: InitCommand.self
      case .docs: DocsCommand.self
      case .help: HelpCommand.self
      case .version: VersionCommand.self
      }
    do throws(CommandFailure) {
      return try command.run(arguments, output: output, messages: messages)
    } catch {
      for message in error.messages { messages.error(message) }
      return .failure
    }
  }
}
