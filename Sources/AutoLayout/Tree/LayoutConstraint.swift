import Cassowary
import InterfaceBuilder
import XMLTree

/// A constraint with the values that it has in an environment.
struct LayoutConstraint {
  /// The constraint of the document.
  let source: Constraint
  /// The constant there, in points.
  let constant: Double
  /// The priority there.
  let priority: Double
  /// The factor of the second item there.
  let multiplier: Double

  /// The second item's value times the multiplier: for a place, in the coordinates of the view that holds the constraint, which
  /// begin at `origin`; for a length, which has none, as it is.
  func scaled(_ value: LinearExpression, from origin: LinearExpression?) -> LinearExpression {
    if multiplier == 1 { return value }
    guard let origin else { return value * multiplier }
    return origin + (value - origin) * multiplier
  }
}

extension Relation {
  /// How the sides of a constraint of a document compare.
  init(_ relation: Constraint.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
