/// The width and height of a text in points.
public struct TextSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// The size of an empty text.
  public static let zero = TextSize(width: 0, height: 0)

  /// A size of a width and a height in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size that a view gets which shows the text on a screen of a scale, that is pixels for a point.
  public func roundedUp(toScale scale: Double) -> TextSize {
    TextSize(width: width.roundedUp(toScale: scale), height: height.roundedUp(toScale: scale))
  }
}

extension Double {
  /// The next whole pixel of a screen of a scale, that is pixels for a point. A thousandth of a pixel too much is taken for
  /// an error of calculation.
  public func roundedUp(toScale scale: Double) -> Double {
    (self * scale - 1e-3).rounded(.up) / scale
  }
}
