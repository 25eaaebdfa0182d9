import XMLTree

/// `substring('text', 1, 4 * condition)`: the text if the condition holds, else none. XPath 1.0 has no other “if”, so rules
/// that tell kinds of faults apart consist of these.
final class ConditionalText: StringExpression {
  private let text: StringLiteral
  private let condition: XPathExpression

  /// The expression for the arguments of a call of `substring`; `nil` where they say anything else.
  init?(_ text: XPathExpression, start: XPathExpression, length: XPathExpression?) {
    guard let text = text as? StringLiteral, let start = start as? NumberLiteral, start.literal == 1,
      let product = length as? ArithmeticExpression, product.operation == .multiply,
      let factor = product.left as? NumberLiteral, product.right.type == .boolean,
      factor.literal >= Double(text.literal.unicodeScalars.count), factor.literal < .infinity
    else { return nil }
    self.text = text
    condition = product.right
    super.init(focus: product.right.focus)
  }

  override func boolean(_ context: XPathContext) -> Bool { !text.bytes.isEmpty && condition.boolean(context) }

  override func string(_ context: XPathContext) -> String { condition.boolean(context) ? text.literal : "" }

  override func namesNeeded(for truth: Bool) -> Set<XMLName> { truth ? condition.namesNeeded(for: true) : [] }
}
