import Reporters

/// `xiblint explain RULE…`: the documentation of rules on the terminal.
enum ExplainCommand: Command {
  static func run(_ arguments: Arguments, output: OutputStream, messages: Messages) -> ExitCode {
    let catalogue = RuleCatalogue.builtIn
    let style = TextStyle(isOn: ColorChoice.usesColor(arguments.last(.color), descriptor: Process.output))
    var code = ExitCode.clean
    for (index, name) in arguments.operands.enumerated() {
      guard let rule = catalogue.rule(named: name) else {
        let suggestion = catalogue.suggestion(for: name).map { " Did you mean `\($0)`?" } ?? ""
        messages.error("There is no rule `\(name)`.\(suggestion) `xiblint rules` lists them all.")
        code = .failure
        continue
      }
      if index > 0 { output.write("\n") }
      output.write(RulePage(rule).text(style))
    }
    return code
  }
}
