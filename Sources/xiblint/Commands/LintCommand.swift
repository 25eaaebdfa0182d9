import Reporters
import RuleEngine
import RuleFormat
import SourceText

/// `xiblint lint`: finds the files, lints them, and reports.
enum LintCommand: Command {
  static func run(_ arguments: Arguments, output: OutputStream, messages: Messages) throws(CommandFailure) -> ExitCode {
    if arguments.has(.unsafeFixes), !arguments.has(.fix), !arguments.has(.diff) {
      throw CommandFailure("`--unsafe-fixes` widens what `--fix` mends or `--diff` shows; add one of them.")
    }
    let plan = try ReportPlan(arguments, environment: Process.environment)
    let configurations = try ConfigurationFinder(
      arguments.configurationSource, catalogue: .builtIn, selection: arguments.ruleSelection,
      workingDirectory: WorkingDirectory.path())
    if let file = arguments.last(.showConfig) {
      output.write(try ShownConfiguration(ofFile: file, configurations).text)
      return .clean
    }
    let files = try LintFiles(arguments, configurations)
    for message in files.complaints { messages.error(message) }
    if arguments.has(.showFiles) {
      for input in files.inputs { output.write(Path.bytes(of: input.file) + [UInt8(ascii: "\n")]) }
      return files.complaints.isEmpty ? .clean : .failure
    }
    if arguments.has(.verbose) { describe(configurations, messages) }
    if files.inputs.isEmpty, files.complaints.isEmpty, !arguments.has(.quiet) {
      messages.line("There are no .xib or .storyboard files to lint.")
    }
    var session = try LintSession(arguments, plan, files, output: output, messages: messages)
    return try session.run()
  }

  private static func describe(_ configurations: ConfigurationFinder, _ messages: Messages) {
    for scope in configurations.scopes {
      let configuration = scope.configuration
      let source = configuration.path ?? "no file"
      messages.line("Configuration: \(source); sets: \(configuration.ruleSets.joined(separator: ", ")).")
    }
  }
}
