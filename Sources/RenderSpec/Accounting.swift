/// How much of a document its spec says: the three numbers of a kind add up to all there is.
public struct Accounting: Hashable, Sendable {
  /// Elements.
  public var elements = Count()
  /// Attributes.
  public var attributes = Count()

  /// How many parts met each fate.
  public struct Count: Hashable, Sendable {
    /// The spec says them.
    public var represented = 0
    /// Only the designer has a use for them.
    public var designTime = 0
    /// The spec lists them as unsupported.
    public var unsupported = 0

    /// All parts.
    public var total: Int { represented + designTime + unsupported }

    mutating func add(_ fate: Marks.Fate) {
      switch fate {
      case .represented: represented += 1
      case .designTime: designTime += 1
      case .unsupported, .unseen: unsupported += 1
      }
    }
  }
}
