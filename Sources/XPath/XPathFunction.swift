/// A function that expressions can call besides those of XPath 1.0.
public struct XPathFunction {
  /// The name in an expression, prefix included: `ib:class`.
  public let name: String
  /// How many arguments it takes.
  public let arity: ClosedRange<Int>
  /// What it yields; `call` must keep to it, unless it is `any`.
  public let result: XPathType
  /// Calls the function with its arguments, which come unevaluated and are evaluated in the given context. Nodes in the
  /// result are in document order, each once.
  public let call: ([XPathExpression], XPathContext) -> XPathValue

  /// What is wrong with arguments that are known before any document is; `nil` for functions that take every value.
  public var check: (([XPathExpression]) -> String?)?

  /// A function; an `arity` that ends with `Int.max` allows any number of arguments.
  public init(
    name: String, arity: ClosedRange<Int>, result: XPathType,
    call: @escaping ([XPathExpression], XPathContext) -> XPathValue
  ) {
    self.name = name
    self.arity = arity
    self.result = result
    self.call = call
  }
}
