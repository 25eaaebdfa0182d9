/// What an expression yields, as far as its text tells.
public enum XPathType: Sendable {
  case nodes, string, number, boolean
  /// Known only when the expression is evaluated: a variable, or a function that yields several types.
  case any

  /// The type in words, for messages.
  var description: String {
    switch self {
    case .nodes: "nodes"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .any: "a value"
    }
  }
}
