/// How the expression of a constraint relates to 0.
public enum Relation: Hashable, Sendable {
  /// The expression is at most 0.
  case lessThanOrEqual
  /// The expression is 0.
  case equal
  /// The expression is at least 0.
  case greaterThanOrEqual
}
