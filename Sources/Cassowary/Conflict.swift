/// Required constraints that cannot hold together, of which no one can be spared: without any one of them the others can
/// hold.
public struct Conflict: Error, Hashable, Sendable {
  /// The constraints in the order in which they were offered. The one that was refused is among them; the solver does
  /// not have it.
  public let members: [ConstraintID]
  /// The caller's numbers of the members, in the same order.
  public let tags: [Int]
  /// The constraint that the solver refused.
  public let refused: ConstraintID
}
