/// A font as text is measured with it: the system font unless it names a family.
public struct FontFace: Hashable, Sendable {
  /// The size in points; not negative.
  public let size: Double
  /// The weight.
  public var weight: FontWeight
  /// The family; `nil` for the system font.
  public var family: FontFamily?
  /// The distance of baselines in points in texts of several lines, which text styles have of their own; 0 for fonts whose
  /// lines lie as close as they are high.
  public var leading: Double
  /// The height of a line in points where it was measured with the real font.
  public var measuredLineHeight: Double?

  /// A font of a size in points; a size that is negative or no number counts as 0.
  public init(
    size: Double, weight: FontWeight = .regular, family: FontFamily? = nil, leading: Double = 0,
    measuredLineHeight: Double? = nil
  ) {
    self.size = size.isFinite ? min(max(size, 0), 10_000) : 0
    self.weight = weight
    self.family = family
    self.leading = leading
    self.measuredLineHeight = measuredLineHeight
  }

  /// The height of a line in points, not rounded. That of the system font in 15 points is stored as 17.900390625 by
  /// Interface Builder, whatever the weight.
  public var lineHeight: Double {
    measuredLineHeight ?? (family?.lineHeight ?? 1.193359375) * size
  }

  /// The distance of the baseline from the top of a line in points.
  public var ascender: Double {
    if let measuredLineHeight { return measuredLineHeight * 0.79786 }
    return (family?.ascender ?? 0.9521484375) * size
  }

  /// The distance of the bottom of a line from the baseline in points.
  public var descender: Double { lineHeight - ascender }

  /// The height of a text of some lines in points, not rounded: two lines of Body, which is 17/22, are 42.29 high and not
  /// 40.57.
  public func height(lines: Int) -> Double {
    guard leading > 0, measuredLineHeight == nil, lines > 1 else { return lineHeight * Double(max(lines, 0)) }
    return lineHeight + Double(lines - 1) * max(leading, lineHeight)
  }
}
