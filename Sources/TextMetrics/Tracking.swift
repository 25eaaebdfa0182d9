/// How far the letters of the system font stand apart, beyond their advances.
enum Tracking {
  /// The space in points that each letter of a size in points gets; often negative.
  static func spacing(size: Double, weight: FontWeight) -> Double {
    let lower = size.rounded(.down)
    var spacing = tracking(Int(lower))
    if size != lower { spacing += (tracking(Int(size.rounded(.up))) - spacing) * (size - lower) }
    let shrink = displayShrink * displayShare(size: size)
    return spacing + size * (correction(size: Int(lower), isWhole: size == lower, weight: weight) - shrink)
  }

  private static func tracking(_ size: Int) -> Double {
    let last = table.count - 1
    if size - 6 <= last { return table[max(size - 6, 0)] }
    // Letters of 80 points and more get none.
    return table[last] * Double(max(80 - size, 0)) / Double(80 - 6 - last)
  }

  /// How far the letters of a size are from those of text, which are up to 17 points large, to those of display, from 28 on.
  static func displayShare(size: Double) -> Double { min(max((size - 17) / 11, 0), 1) }

  private static func correction(size: Int, isWhole: Bool, weight: FontWeight) -> Double {
    let any = isWhole && sizeCorrections.indices.contains(size - 10) ? sizeCorrections[size - 10] : 0
    if weight != .regular { return size == 21 ? 0.00882 : any }
    return any + (displayCorrections.indices.contains(size - 21) ? displayCorrections[size - 21] : 0)
  }

  // The tracking in points that Apple publishes for 6 to 50 points.
  private static let table: [Double] = [
    0.24, 0.23, 0.21, 0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.31, -0.43, -0.44, -0.45, -0.45, -0.36,
    -0.26, -0.1, 0.07, 0.15, 0.22, 0.29, 0.38, 0.4, 0.4, 0.39, 0.41, 0.4, 0.4, 0.38, 0.37, 0.37, 0.37, 0.38,
    0.37, 0.36, 0.37, 0.38, 0.37, 0.35, 0.36, 0.37, 0.37, 0.33, 0.34,
  ]

  // From 829 single-line labels of documents whose frames Interface Builder had stored: what a letter needs beyond that, in
  // sizes of the font, for 10 to 22 points; 21 only in weights other than regular.
  private static let sizeCorrections: [Double] = [
    0.00028, 0.00079, 0.00103, 0.00158, 0.00061, 0.00007, 0.00036, 0.00117, 0.00289, 0, -0.0006, 0, -0.00565,
  ]

  // The same for regular letters of 21 to 30 points, from 12 texts.
  private static let displayCorrections: [Double] = [
    -0.004, 0, -0.003, -0.011, -0.0105, -0.006, -0.006, -0.0055, -0.004, -0.003,
  ]

  // From 17 to 28 points the letters go over from those of text to those of display, which are so much narrower.
  private static let displayShrink = 0.04814
}
