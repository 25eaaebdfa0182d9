/// The size of an image.
public struct ImageSize: Hashable, Sendable {
  /// From left to right.
  public let width: Double
  /// From top to bottom.
  public let height: Double

  /// A size from its parts.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
