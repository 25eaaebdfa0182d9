import Cassowary
import InterfaceBuilder

/// A rectangle whose parts are expressions, in the coordinates of the solve's root.
struct Box {
  var x: LinearExpression
  var y: LinearExpression
  var width: LinearExpression
  var height: LinearExpression

  /// The right edge.
  var maxX: LinearExpression { x + width }
  /// The bottom edge.
  var maxY: LinearExpression { y + height }

  /// The box without a border of constant widths.
  func inset(by insets: EdgeInsets) -> Box {
    if insets.isZero { return self }
    return Box(
      x: x + insets.left, y: y + insets.top, width: width - (insets.left + insets.right),
      height: height - (insets.top + insets.bottom))
  }

  /// The box without a border.
  func inset(by insets: Insets) -> Box {
    Box(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// The extent along an axis.
  func span(isVertical: Bool) -> Span {
    isVertical ? Span(start: y, length: height) : Span(start: x, length: width)
  }

  /// The place of an attribute; `nil` for lengths. Attributes of margins and baselines are those of the box itself.
  func value(of attribute: LayoutAttribute, isRightToLeft: Bool) -> LinearExpression? {
    switch attribute {
    case .left, .leftMargin: return x
    case .right, .rightMargin: return maxX
    case .leading, .leadingMargin: return isRightToLeft ? maxX : x
    case .trailing, .trailingMargin: return isRightToLeft ? x : maxX
    case .top, .topMargin, .firstBaseline: return y
    case .bottom, .bottomMargin, .baseline, .lastBaseline: return maxY
    case .centerX, .centerXWithinMargins: return span(isVertical: false).middle
    case .centerY, .centerYWithinMargins: return span(isVertical: true).middle
    case .width, .height: return nil
    }
  }
}

/// The widths of a border.
struct Insets {
  var top, left, bottom, right: LinearExpression
}

extension Insets {
  /// A border of constant widths.
  init(_ insets: EdgeInsets) {
    self.init(
      top: LinearExpression(insets.top), left: LinearExpression(insets.left), bottom: LinearExpression(insets.bottom),
      right: LinearExpression(insets.right))
  }
}

/// One dimension of a box.
struct Span {
  let start: LinearExpression
  let length: LinearExpression

  var end: LinearExpression { start + length }
  var middle: LinearExpression { start + length * 0.5 }
}
