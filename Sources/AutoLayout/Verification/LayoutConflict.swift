import XMLTree

/// Required constraints that cannot all hold.
public struct LayoutConflict {
  /// Where they cannot.
  public enum Extent: String, Sendable {
    /// On every device.
    case always
    /// On screens of any width but one.
    case width
    /// On screens of any height but one.
    case height
  }

  /// The fewest constraints that contradict themselves, and the stack views that make constraints of their own, in document
  /// order.
  public let members: [XMLNode]
  /// The last of the constraints, at which the conflict is reported.
  public let place: XMLNode
  /// Where.
  public let extent: Extent
}
