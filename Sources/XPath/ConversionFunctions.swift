import XMLTree

/// `boolean(value)` and `not(value)`
final class BooleanFunction: BooleanExpression {
  private let operand: XPathExpression
  private let isNegated: Bool

  init(_ operand: XPathExpression, isNegated: Bool) {
    self.operand = operand
    self.isNegated = isNegated
    super.init(focus: operand.focus)
  }

  override func boolean(_ context: XPathContext) -> Bool { operand.boolean(context) != isNegated }

  override func namesNeeded(for truth: Bool) -> Set<XMLName> { operand.namesNeeded(for: truth != isNegated) }
}

/// `true()` and `false()`
final class BooleanConstant: BooleanExpression {
  private let truth: Bool

  init(_ constant: Bool) {
    truth = constant
    super.init(focus: [])
  }

  override var constant: XPathValue? { .boolean(truth) }

  override func boolean(_ context: XPathContext) -> Bool { truth }
}

/// `string(value)`
final class StringFunction: StringExpression {
  private let operand: XPathExpression

  init(_ operand: XPathExpression) {
    self.operand = operand
    super.init(focus: operand.focus)
  }

  override func string(_ context: XPathContext) -> String { operand.string(context) }

  override func withBytes(_ context: XPathContext, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    operand.withBytes(context, body)
  }
}

/// `number(value)`, and with a rounding `floor`, `ceiling` and `round`
final class NumberFunction: NumberExpression {
  enum Rounding {
    case none, floor, ceiling, nearest
  }

  private let rounding: Rounding
  private let operand: XPathExpression

  init(_ operand: XPathExpression, rounding: Rounding) {
    self.rounding = rounding
    self.operand = operand
    super.init(focus: operand.focus)
  }

  override func number(_ context: XPathContext) -> Double {
    let number = operand.number(context)
    switch rounding {
    case .none: return number
    case .floor: return number.rounded(.down)
    case .ceiling: return number.rounded(.up)
    case .nearest: return number.xpathRounded
    }
  }
}
