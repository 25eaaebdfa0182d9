/// Names a constraint that a solver has taken in. A solver never gives the same name twice.
public struct ConstraintID: Hashable, Sendable, Comparable {
  /// The number of the constraint, counted from 0 in the order in which constraints were offered to the solver.
  public let index: Int

  /// Whether the left one was offered earlier.
  public static func < (left: Self, right: Self) -> Bool {
    left.index < right.index
  }
}
