/// The values of variables while an expression is evaluated. Whoever evaluates expressions with variables overrides it.
open class XPathVariables {
  /// Variables without values.
  public init() {}

  /// The value of the variable with an index into the compiler's list of variables.
  open func value(_ slot: Int) -> XPathValue { .string("") }
}
