/// A colour from components, as it is painted: red, green and blue in sRGB or in Display P3.
public struct ColorValue: Hashable, Sendable {
  /// The space of the components.
  public let space: Space
  /// Red, green and blue: from 0 to 1, beyond that in an extended space. Of a gray all three are equal.
  public let components: [Double]
  /// How opaque it is, from 0 to 1.
  public let alpha: Double
  /// The space as the catalogue names it, such as `gray-gamma-22`.
  public let authoredSpace: String

  /// A colour space; the raw value is the name that specs use.
  public enum Space: String, Sendable {
    case sRGB = "srgb"
    case displayP3 = "display-p3"
  }

  /// A colour from its parts.
  public init(space: Space = .sRGB, components: [Double], alpha: Double = 1, authoredSpace: String = "srgb") {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.authoredSpace = authoredSpace
  }
}
