/// An unknown of the system, unrestricted in sign: an edge or a size in points. A solver makes it, and only that solver
/// knows it.
public struct Variable: Hashable, Sendable {
  /// The number of the variable in its solver, counted from 0 in the order in which they were made.
  public let index: Int32

  /// Names the variable of this number, which the solver must have made.
  public init(index: Int32) {
    self.index = index
  }
}
