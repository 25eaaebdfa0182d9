/// What is an expression or may stand for one in a sum: an expression or a variable. Numbers are not, lest sums of plain
/// numbers become ambiguous; they have operators of their own.
public protocol LinearTerm {
  /// The expression that this stands for.
  var expression: LinearExpression { get }
}

extension LinearExpression: LinearTerm {
  /// The expression itself.
  public var expression: LinearExpression { self }
}

extension Variable: LinearTerm {
  /// The variable times 1.
  public var expression: LinearExpression { LinearExpression(self) }
}

extension LinearTerm {
  /// The sum of both sides.
  public static func + (left: Self, right: some LinearTerm) -> LinearExpression {
    var sum = left.expression
    sum += right
    return sum
  }

  /// The sum of both sides.
  public static func + (left: Self, right: Double) -> LinearExpression {
    var sum = left.expression
    sum.constant += right
    return sum
  }

  /// The sum of both sides.
  public static func + (left: Double, right: Self) -> LinearExpression {
    right + left
  }

  /// The left side less the right one.
  public static func - (left: Self, right: some LinearTerm) -> LinearExpression {
    var difference = left.expression
    difference -= right
    return difference
  }

  /// The left side less the right one.
  public static func - (left: Self, right: Double) -> LinearExpression {
    left + -right
  }

  /// The left side less the right one.
  public static func - (left: Double, right: Self) -> LinearExpression {
    -right + left
  }

  /// Every coefficient and the constant times the number.
  public static func * (left: Self, right: Double) -> LinearExpression {
    var product = left.expression
    for index in product.terms.indices {
      product.terms[index].coefficient *= right
    }
    product.constant *= right
    return product
  }

  /// Every coefficient and the constant times the number.
  public static func * (left: Double, right: Self) -> LinearExpression {
    right * left
  }

  /// Every coefficient and the constant through the number, which must not be 0.
  public static func / (left: Self, right: Double) -> LinearExpression {
    left * (1 / right)
  }

  /// The expression with the opposite sign.
  public static prefix func - (operand: Self) -> LinearExpression {
    operand * -1
  }
}

extension LinearExpression {
  /// Adds the right side.
  public static func += (left: inout Self, right: some LinearTerm) {
    let right = right.expression
    left.terms.append(contentsOf: right.terms)
    left.constant += right.constant
  }

  /// Adds the number to the constant.
  public static func += (left: inout Self, right: Double) {
    left.constant += right
  }

  /// Subtracts the right side.
  public static func -= (left: inout Self, right: some LinearTerm) {
    left += -right.expression
  }

  /// Subtracts the number from the constant.
  public static func -= (left: inout Self, right: Double) {
    left.constant -= right
  }
}
