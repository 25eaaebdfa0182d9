import RuleEngine
import RuleFormat
import SourceText

/// `xiblint rules`: the list of rules, and `xiblint rules test`.
enum RulesCommand: Command {
  static func run(_ arguments: Arguments, output: OutputStream, messages: Messages) throws(CommandFailure) -> ExitCode {
    if let word = arguments.operands.first {
      guard word == "test" else {
        throw CommandFailure("`rules` does not take `\(word)`; `xiblint explain \(word)` tells about one rule.")
      }
      return try RuleTests(Array(arguments.operands.dropFirst())).run(output, messages)
    }
    let catalogue = try RuleCatalogue.configured(arguments)
    let rules = catalogue.entries.map { $0.make() }
    switch arguments.last(.format) {
    case "json": output.write(RuleList.json(rules))
    case "markdown": output.write(RuleList.markdown(rules))
    default: output.write(RuleList.text(rules))
    }
    return .clean
  }
}
