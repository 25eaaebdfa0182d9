/// Why an expression cannot be compiled, and where.
public struct XPathError: Error, Hashable, Sendable {
  /// What is wrong and what to do.
  public let message: String
  /// The place in the expression (or the whole template), in bytes of UTF-8 from its start.
  public let offset: Int
}
