/// One predicate: a number stands for a position, anything else is a condition.
struct Predicate {
  let expression: XPathExpression
  /// The position, if the predicate is a plain number.
  let index: Double?

  init(_ expression: XPathExpression) {
    self.expression = expression
    index = (expression as? NumberLiteral)?.literal
  }

  /// Whether it matters where a node stands among the others.
  var usesPosition: Bool {
    expression.type == .number || expression.type == .any || !expression.focus.isEmpty
  }

  /// Whether it matters how many nodes there are.
  var usesSize: Bool { expression.focus.contains(.size) }

  func holds(_ context: XPathContext) -> Bool {
    switch expression.type {
    case .number: return (index ?? expression.number(context)) == Double(context.position)
    case .any:
      let value = expression.value(context)
      guard case .number(let number) = value else { return value.boolean }
      return number == Double(context.position)
    default: return expression.boolean(context)
    }
  }
}
