import RuleEngine
import SourceText

/// `xiblint docs`: a page for each rule and an index, as Markdown.
enum DocsCommand: Command {
  static func run(_ arguments: Arguments, output: OutputStream, messages: Messages) throws(CommandFailure) -> ExitCode {
    let rules = try RuleCatalogue.configured(arguments).entries.map { $0.make() }
    let index = "# Rules\n\n" + RuleList.markdown(rules) { "\($0).md" }
    guard let directory = arguments.last(.output) else {
      output.write("# Rules\n\n" + RuleList.markdown(rules) { "#\($0)" })
      for rule in rules { output.write("\n" + RulePage(rule).markdown) }
      return .clean
    }
    do throws(FileError) {
      try FileSystem.makeDirectories(directory)
      try write(index, "index.md", in: directory)
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
