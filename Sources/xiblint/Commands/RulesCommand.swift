import RuleFormat
import RuleEngine
import SourceText

/// `xiblint rules`: the list of rules.
enum RulesCommand: Command {
  static func run(_ arguments: Arguments, output: OutputStream, messages: Messages) throws(CommandFailure) -> ExitCode {
    if let word = arguments.operands.first {
      throw CommandFailure("`rules` does not take `\(word)`; `xiblint explain RULE` tells about one rule.")
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
