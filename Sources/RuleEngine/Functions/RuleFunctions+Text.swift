import RuleFormat
import XMLTree
import XPath

extension RuleFunctions {
  /// What XPath 1.0 lacks for texts, and the look into options that are lists or maps.
  var textFunctions: [RuleFunction] {
    [
      entry(
        "matches(text, expression)", .boolean,
        "Whether a text holds what a regular expression describes; ^ and $ stand for its start and end.",
        check: { arguments in
          guard let text = arguments[1].literalText, RegularExpression(text) == nil else { return nil }
          return "“\(text)” is no regular expression of XML Schema, so nothing would ever match."
        }
      ) { [self] _, arguments, context in
        .boolean(expression(arguments.string(1, context))?.matches(arguments.string(0, context)) ?? false)
      },
      entry("ends-with(text, end)", .boolean, "Whether a text ends with another.") { _, arguments, context in
        .boolean(arguments.string(0, context).hasSuffix(arguments.string(1, context)))
      },
      entry("lower-case(text)", .string, "A text in lower case.") { _, arguments, context in
        .string(arguments.string(0, context).lowercased())
      },
      entry("upper-case(text)", .string, "A text in upper case.") { _, arguments, context in
        .string(arguments.string(0, context).uppercased())
      },
      entry(
        "ib:in(value, $list, [tolerance])", .boolean,
        "Whether a value is an entry of an option that is a list; numbers compare as numbers, within the tolerance."
      ) { _, arguments, context in
        let value = arguments.string(0, context)
        let tolerance = arguments.count > 2 ? arguments[2].number(context) : 0
        let number = Double(value)
        return .boolean(
          arguments.list(1, context).contains { entry in
            if entry == value { return true }
            guard let number, let other = Double(entry) else { return false }
            return abs(number - other) <= tolerance + 1e-9
          })
      },
      entry("ib:list($list)", .string, "The entries of an option that is a list, joined by commas.") {
        _, arguments, context in
        .string(arguments.list(0, context).map { $0.isEmpty ? "(none)" : $0 }.joined(separator: ", "))
      },
      entry(
        "ib:allowed($map, key, [key…])", .string,
        "What an option that is a map holds under keys, as a list for ib:in and ib:list; empty where it holds nothing."
      ) { _, arguments, context in
        let keys = arguments.dropFirst().map { $0.string(context) }
        return .string(OptionValue.part(of: arguments.string(0, context), under: keys))
      },
    ]
  }

  /// The regular expression in a text, compiled once.
  private func expression(_ text: String) -> RegularExpression? {
    if let known = regularExpressions[text] { return known }
    let expression = RegularExpression(text)
    regularExpressions[text] = .some(expression)
    return expression
  }
}
