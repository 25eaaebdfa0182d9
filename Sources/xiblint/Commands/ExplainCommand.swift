import Reporters
import RuleEngine
import SourceText

/// `xiblint explain RULE…`: the documentation of rules on the terminal.
enum ExplainCommand: Command {
  static func run(_ arguments: Arguments, output: OutputStream, messages: Messages) throws(CommandFailure) -> ExitCode {
    let catalogue = try RuleCatalogue.configured(arguments)
    let style = TextStyle(isOn: ColorChoice.usesColor(arguments.last(.color), descriptor: Process.output))
    var code = ExitCode.clean
    var isFirst = true
    for name in arguments.operands {
      let entries = catalogue.entries(named: name)
      if entries.isEmpty {
        let suggestion = nearestName(to: name, among: catalogue.ruleNames).map { " Did you mean `\($0)`?" } ?? ""
        messages.error("There is no rule `\(name)`.\(suggestion) `xiblint rules` lists them all.")
        code = .failure
      }
      for entry in entries {
        if !isFirst { output.write("\n") }
        isFirst = false
        output.write(RulePage(entry.make()).text(style))
      }
    }
    return code
  }
}
