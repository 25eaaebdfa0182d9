import XMLTree

/// The functions of XPath 1.0, but for `id`, which depends on the kind of document.
enum CoreFunction: String, CaseIterable {
  case last, position, count, name, string, concat, contains, substring, translate, boolean, not, lang, number, sum
  case floor, ceiling, round
  case localName = "local-name"
  case namespaceURI = "namespace-uri"
  case startsWith = "starts-with"
  case substringBefore = "substring-before"
  case substringAfter = "substring-after"
  case stringLength = "string-length"
  case normalizeSpace = "normalize-space"
  case constantTrue = "true"
  case constantFalse = "false"

  /// How many arguments the function takes.
  var arity: ClosedRange<Int> {
    switch self {
    case .last, .position, .constantTrue, .constantFalse: 0...0
    case .name, .localName, .namespaceURI, .string, .number, .stringLength, .normalizeSpace: 0...1
    case .count, .boolean, .not, .lang, .sum, .floor, .ceiling, .round: 1...1
    case .contains, .startsWith, .substringBefore, .substringAfter: 2...2
    case .substring: 2...3
    case .translate: 3...3
    case .concat: 2...Int.max
    }
  }

  /// Whether the argument must be nodes.
  var takesNodes: Bool {
    switch self {
    case .count, .sum, .name, .localName, .namespaceURI: true
    default: false
    }
  }

  /// A call of the function with as many arguments as it takes.
  func call(_ arguments: [XPathExpression], names: XMLNameTable) -> XPathExpression {
    let operand = arguments.first ?? ContextNodeExpression()
    let second = arguments.count > 1 ? arguments[1] : operand
    let third = arguments.count > 2 ? arguments[2] : nil
    switch self {
    case .last: return LastFunction()
    case .position: return PositionFunction()
    case .count: return CountFunction(operand)
    case .sum: return SumFunction(operand)
    case .name: return NameFunction(.whole, of: operand)
    case .localName: return NameFunction(.local, of: operand)
    case .namespaceURI: return NameFunction(.namespace, of: operand)
    case .lang: return LanguageFunction(attribute: names.intern("xml:lang"), operand)
    case .boolean: return BooleanFunction(operand, isNegated: false)
    case .not: return BooleanFunction(operand, isNegated: true)
    case .constantTrue: return BooleanConstant(true)
    case .constantFalse: return BooleanConstant(false)
    case .string: return StringFunction(operand)
    case .number: return NumberFunction(operand, rounding: .none)
    case .floor: return NumberFunction(operand, rounding: .floor)
    case .ceiling: return NumberFunction(operand, rounding: .ceiling)
    case .round: return NumberFunction(operand, rounding: .nearest)
    case .concat: return ConcatFunction(arguments)
    case .contains: return SearchFunction(operand, second, isAtStart: false)
    case .startsWith: return SearchFunction(operand, second, isAtStart: true)
    case .substringBefore: return SplitFunction(operand, second, isBefore: true)
    case .substringAfter: return SplitFunction(operand, second, isBefore: false)
    case .substring:
      return ConditionalText(operand, start: second, length: third)
        ?? SubstringFunction(operand, start: second, length: third)
    case .stringLength: return LengthFunction(operand)
    case .normalizeSpace: return NormalizeFunction(operand)
    case .translate: return TranslateFunction(operand, from: second, to: third ?? second)
    }
  }
}
