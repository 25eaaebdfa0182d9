/// A word of an expression.
struct Token {
  enum Kind: Equatable {
    case number(Double)
    case literal
    /// A name test, prefix included.
    case name
    /// `prefix:*`
    case prefixWildcard
    /// `*` as a name test.
    case wildcard
    /// The name of a function before `(`. The parenthesis is a token of its own.
    case function
    /// The name of a node type before `(`, such as `text`.
    case nodeType
    /// A name and the `::` after it.
    case axis
    /// `$name`
    case variable
    case binary(BinaryOperator)
    case slash, doubleSlash, dot, doubleDot, at, comma
    case openParenthesis, closeParenthesis, openBracket, closeBracket
    case end
  }

  let kind: Kind
  /// The bytes of UTF-8 in the expression.
  let range: Range<Int>
  /// Those of them that are the name, or the text between quotes.
  let content: Range<Int>

  /// Whether an operand ends here, so that `*` multiplies and a name is an operator after it.
  var endsOperand: Bool {
    switch kind {
    case .number, .literal, .name, .prefixWildcard, .wildcard, .variable, .dot, .doubleDot, .closeParenthesis,
      .closeBracket:
      true
    default: false
    }
  }
}

/// The operators between two operands.
enum BinaryOperator: String, CaseIterable {
  case or, and
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case plus = "+"
  case minus = "-"
  case multiply = "*"
  case divide = "div"
  case modulo = "mod"
  case union = "|"

  /// How strongly the operator binds.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual: 3
    case .less, .lessOrEqual, .greater, .greaterOrEqual: 4
    case .plus, .minus: 5
    case .multiply, .divide, .modulo: 6
    case .union: 7
    }
  }

  /// The operators that are names.
  static let names = [BinaryOperator.and, .or, .divide, .modulo].map(\.rawValue)
}
