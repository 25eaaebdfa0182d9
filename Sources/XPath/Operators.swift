import XMLTree

/// `a and b`, `a or b`: the right side is evaluated only if the left leaves it open.
final class LogicExpression: BooleanExpression {
  private let isAnd: Bool
  private let left: XPathExpression
  private let right: XPathExpression

  /// The cheapest expression: a side that is constant decides, or leaves it to the other.
  static func make(isAnd: Bool, _ left: XPathExpression, _ right: XPathExpression) -> XPathExpression {
    for (side, other) in [(left, right), (right, left)] {
      guard let constant = side.constant?.boolean else { continue }
      return constant == isAnd ? BooleanFunction(other, isNegated: false) : BooleanConstant(constant)
    }
    return LogicExpression(isAnd: isAnd, left, right)
  }

  init(isAnd: Bool, _ left: XPathExpression, _ right: XPathExpression) {
    self.isAnd = isAnd
    self.left = left
    self.right = right
    super.init(focus: left.focus.union(right.focus))
  }

  override func boolean(_ context: XPathContext) -> Bool {
    left.boolean(context) == isAnd ? right.boolean(context) : !isAnd
  }

  override func namesNeeded(for truth: Bool) -> Set<XMLName> {
    let (a, b) = (left.namesNeeded(for: truth), right.namesNeeded(for: truth))
    // Both sides must be true for `and` to be true, and false for `or` to be false; else one is enough.
    return truth == isAnd ? a.union(b) : a.intersection(b)
  }
}

/// `+`, `-`, `*`, `div` and `mod`.
final class ArithmeticExpression: NumberExpression {
  let operation: BinaryOperator
  let left: XPathExpression
  let right: XPathExpression

  init(_ operation: BinaryOperator, _ left: XPathExpression, _ right: XPathExpression) {
    self.operation = operation
    self.left = left
    self.right = right
    super.init(focus: left.focus.union(right.focus))
  }

  override func number(_ context: XPathContext) -> Double {
    let a = left.number(context)
    let b = right.number(context)
    switch operation {
    case .plus: return a + b
    case .minus: return a - b
    case .multiply: return a * b
    case .divide: return a / b
    case .modulo: return a.truncatingRemainder(dividingBy: b)
    default: return .nan
    }
  }
}

/// `-a`
final class NegationExpression: NumberExpression {
  private let operand: XPathExpression

  init(_ operand: XPathExpression) {
    self.operand = operand
    super.init(focus: operand.focus)
  }

  override func number(_ context: XPathContext) -> Double { -operand.number(context) }
}
