/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
}

/// Distances from the four edges of a rectangle inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top = 0.0
  /// From the left edge.
  public var left = 0.0
  /// From the bottom edge.
  public var bottom = 0.0
  /// From the right edge.
  public var right = 0.0

  /// No distance anywhere.
  public static let zero = EdgeInsets()

  /// Whether all are 0.
  var isZero: Bool { self == .zero }

  static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}
