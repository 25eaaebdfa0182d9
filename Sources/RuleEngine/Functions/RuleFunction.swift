import XPath

/// A function that rules can call, and what `xiblint docs` says of it.
public struct RuleFunction {
  /// How it is called: `ib:value(node, name)`; arguments in brackets may be left out.
  public let signature: String
  /// What it yields, in one sentence.
  public let help: String
  /// The function.
  public let function: XPathFunction
}
