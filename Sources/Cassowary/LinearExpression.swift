/// A sum of variables times coefficients and a constant. A variable may occur in several terms: they add up.
public struct LinearExpression: Sendable {
  /// The variables with their coefficients, in the order in which they were written.
  public var terms: [(variable: Variable, coefficient: Double)]
  /// What is added to the terms.
  public var constant: Double

  /// The sum of `terms` and `constant`.
  public init(terms: [(variable: Variable, coefficient: Double)] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// The variable times `coefficient`.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.init(terms: [(variable, coefficient)])
  }

  /// The constant alone.
  public init(_ constant: Double) {
    self.init(constant: constant)
  }
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A constant that is written as a number with a fraction.
  public init(floatLiteral value: Double) {
    self.init(constant: value)
  }

  /// A constant that is written as a whole number.
  public init(integerLiteral value: Int) {
    self.init(constant: Double(value))
  }
}
