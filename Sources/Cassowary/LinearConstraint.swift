/// A linear equation or inequality that must hold or should hold: `expression (relation) 0`.
public struct LinearConstraint: Sendable {
  /// The priority from which on a constraint is required.
  public static let required: Double = 1000

  /// The left side; the right side is 0.
  public var expression: LinearExpression
  /// How the expression relates to 0.
  public var relation: Relation
  /// 1000 and more: the constraint must hold. Less: the level at which it is preferred. Whatever is gained at a higher
  /// level outweighs all errors of the levels below.
  public var priority: Double
  /// What a unit of its error counts among the errors of its level; more than 0. It says nothing of required ones.
  public var weight: Double
  /// The caller's number for the constraint, which reports of conflicts and ties repeat; -1 when it has none.
  public var tag: Int

  /// A constraint of the expression against 0.
  public init(
    expression: LinearExpression, relation: Relation, priority: Double = Self.required, weight: Double = 1,
    tag: Int = -1
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.weight = weight
    self.tag = tag
  }

  /// A constraint of one side against another, which may be a number literal.
  public init(
    _ left: some LinearTerm, _ relation: Relation, _ right: LinearExpression, priority: Double = Self.required,
    weight: Double = 1, tag: Int = -1
  ) {
    self.init(expression: left - right, relation: relation, priority: priority, weight: weight, tag: tag)
  }

  /// A constraint of one side against a variable.
  public init(
    _ left: some LinearTerm, _ relation: Relation, _ right: Variable, priority: Double = Self.required,
    weight: Double = 1, tag: Int = -1
  ) {
    self.init(expression: left - right, relation: relation, priority: priority, weight: weight, tag: tag)
  }

  /// Whether it must hold.
  public var isRequired: Bool { priority >= Self.required }

  /// How far the constraint is from being kept when its expression has this value: 0 or more, in the expression's units.
  public func error(at value: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, value)
    case .equal: abs(value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}
