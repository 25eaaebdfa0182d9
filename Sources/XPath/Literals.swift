/// A string in quotes.
final class StringLiteral: StringExpression {
  let literal: String
  let bytes: [UInt8]

  init(_ literal: String) {
    self.literal = literal
    bytes = Array(literal.utf8)
    super.init(focus: [])
  }

  override var literalText: String? { literal }

  override var constant: XPathValue? { .string(literal) }

  override func string(_ context: XPathContext) -> String { literal }

  override func withBytes(_ context: XPathContext, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer(body)
  }
}

/// A number in digits.
final class NumberLiteral: NumberExpression {
  let literal: Double

  init(_ literal: Double) {
    self.literal = literal
    super.init(focus: [])
  }

  override var constant: XPathValue? { .number(literal) }

  override func number(_ context: XPathContext) -> Double { literal }
}

/// A variable, whose type is not known before evaluation.
final class VariableExpression: XPathExpression {
  private let slot: Int

  init(slot: Int) {
    self.slot = slot
    super.init(type: .any, focus: [])
  }

  override func value(_ context: XPathContext) -> XPathValue { context.variables.value(slot) }
}

/// A value that is known already, in place of the expression that yielded it.
final class ValueExpression: XPathExpression {
  private let known: XPathValue

  init(_ known: XPathValue) {
    self.known = known
    super.init(type: known.type, focus: [])
  }

  override var constant: XPathValue? { known }

  override func value(_ context: XPathContext) -> XPathValue { known }
}

/// A call of a function that the compiler was given.
final class FunctionCall: XPathExpression {
  private let function: XPathFunction
  private let arguments: [XPathExpression]

  init(_ function: XPathFunction, _ arguments: [XPathExpression]) {
    self.function = function
    self.arguments = arguments
    super.init(type: function.result, focus: arguments.focus)
  }

  override func value(_ context: XPathContext) -> XPathValue { function.call(arguments, context) }
}

extension [XPathExpression] {
  /// What any of the expressions reads of its place.
  var focus: XPathExpression.Focus { reduce(into: []) { $0.formUnion($1.focus) } }
}
