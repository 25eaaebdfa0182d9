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
}
