/// An attribute of an item of a constraint, by the name that documents use.
public enum LayoutAttribute: String, CaseIterable, Sendable {
  case leading, trailing, left, right, top, bottom, width, height, centerX, centerY
  case baseline, firstBaseline, lastBaseline
  case leadingMargin, trailingMargin, leftMargin, rightMargin, topMargin, bottomMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The side that the attribute is, margins included; `nil` for sizes, centres and baselines. Left and right count as
  /// leading and trailing.
  public var side: Side? {
    switch self {
    case .leading, .left, .leadingMargin, .leftMargin: .leading
    case .trailing, .right, .trailingMargin, .rightMargin: .trailing
    case .top, .topMargin: .top
    case .bottom, .bottomMargin: .bottom
    default: nil
    }
  }

  /// Whether the attribute lies at the margins of its item.
  public var isMargin: Bool {
    switch self {
    case .leadingMargin, .trailingMargin, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether the attribute is horizontal: a place on the x axis, or the width.
  public var isHorizontal: Bool {
    switch self {
    case .leading, .trailing, .left, .right, .leadingMargin, .trailingMargin, .leftMargin, .rightMargin, .width,
      .centerX, .centerXWithinMargins:
      true
    default: false
    }
  }
}
