import RuleEngine
import SourceText

/// `xiblint docs`: a page for each rule, an index, and the functions that rules can call, as Markdown.
enum DocsCommand: Command {
  static func run(_ arguments: Arguments, output: OutputStream, messages: Messages) throws(CommandFailure) -> ExitCode {
    let rules = try RuleCatalogue.configured(arguments).entries.map { $0.make() }
    let functions = "# Functions of rules\n\n" + FunctionList.markdown(RuleFunctions().table)
    guard let directory = arguments.last(.output) else {
      output.write("# Rules\n\n" + RuleList.markdown(rules) { "#\($0)" })
      for rule in rules { output.write("\n" + RulePage(rule).markdown) }
      output.write("\n" + functions)
      return .clean
    }
    do throws(FileError) {
      try FileSystem.makeDirectories(directory)
      try write("# Rules\n\n" + RuleList.markdown(rules) { "\($0).md" }, "index.md", in: directory)
      try write(functions, "functions.md", in: directory)
      for rule in rules { try write(RulePage(rule).markdown, rule.id + ".md", in: directory) }
    } catch {
      throw CommandFailure("\(error.path) cannot be written: \(error.reason).")
    }
    return .clean
  }

  private static func write(_ text: String, _ name: String, in directory: String) throws(FileError) {
    try FileSystem.writeAtomically(Array(text.utf8), to: Path.join(directory, name))
  }
}
