import Cassowary
import InterfaceBuilder

/// Where views and their guides lie, as expressions: what the constraints of a document speak of.
protocol ConstraintSpace {
  var tree: ViewTree { get }
  /// The frames by the index of the view.
  var boxes: [Int: Box] { get }

  /// The alignment rectangle of a view: what constraints act on.
  func alignmentBox(of view: LayoutView) -> Box?
  /// What scrolls in a view; `nil` where nothing does.
  func contentBox(of view: LayoutView) -> Box?
  /// The layout margins of a view, or what of it is unsafe.
  func insets(of view: LayoutView, areMargins: Bool) -> Insets
  /// A baseline of a view whose alignment rectangle is `box`; `nil` where it is not known.
  func baseline(_ attribute: LayoutAttribute, of view: LayoutView, _ box: Box) -> LinearExpression?
}

/// A side of a constraint: its value, and the axis where it is a place and not a length.
private struct Side {
  let value: LinearExpression
  let axis: LayoutAxis?
  let attribute: LayoutAttribute
}

extension ConstraintSpace {
  /// What a constraint compares with 0: its first side without the second one and the constant; `nil` for one whose items are
  /// not in the space, or whose sides cannot be compared.
  func difference(_ constraint: LayoutConstraint, heldBy holder: LayoutView) -> LinearExpression? {
    let source = constraint.source
    guard let first = side(source.first, toward: source.second) else { return nil }
    guard let anchor = source.second else { return first.axis == nil ? first.value - constraint.constant : nil }
    guard let second = side(anchor, toward: source.first), second.axis == first.axis else { return nil }
    let origin = first.axis.flatMap { axis in boxes[holder.index]?.span(isVertical: axis == .vertical).start }
    let value = constraint.scaled(second.value, from: origin)
    if isMirrored(first.attribute), isMirrored(second.attribute) || second.attribute.isCenterX {
      // From right to left, distances grow to the left.
      return value - first.value - constraint.constant
    }
    return first.value - value - constraint.constant
  }

  /// Whether an attribute changes sides where the language is read from right to left.
  private func isMirrored(_ attribute: LayoutAttribute) -> Bool {
    guard tree.environment.isRightToLeft else { return false }
    return switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The value of a side; `nil` where its item is not in the space, or its attribute is unknown.
  private func side(_ anchor: Constraint.Anchor, toward other: Constraint.Anchor?) -> Side? {
    guard let attribute = anchor.attribute, let view = tree.view(anchor.view), let frame = boxes[view.index] else {
      return nil
    }
    let isGuide = anchor.guide != .none
    guard var box = isGuide ? guideBox(anchor.guide, of: view, frame) : alignmentBox(of: view) else { return nil }
    if attribute == .width { return Side(value: box.width, axis: nil, attribute: attribute) }
    if attribute == .height { return Side(value: box.height, axis: nil, attribute: attribute) }
    // Constraints from what scrolls to the view that scrolls it: edges are those of the content, centres of the frame.
    if !isGuide, !attribute.isCenter, let content = contentBox(of: view), view.contains(tree.view(other?.view)) {
      box = content
    }
    if !isGuide, attribute.isBaseline {
      return baseline(attribute, of: view, box).map { Side(value: $0, axis: .vertical, attribute: attribute) }
    }
    if attribute.isMargin { box = box.inset(by: insets(of: view, areMargins: true)) }
    return box.value(of: attribute, isRightToLeft: tree.environment.isRightToLeft).map {
      Side(value: $0, axis: attribute.isHorizontal ? .horizontal : .vertical, attribute: attribute)
    }
  }

  private func guideBox(_ guide: Constraint.Guide, of view: LayoutView, _ box: Box) -> Box? {
    switch guide {
    case .none, .frameLayout: return box
    case .contentLayout: return contentBox(of: view)
    case .safeArea: return box.inset(by: insets(of: view, areMargins: false))
    case .layoutMargins: return box.inset(by: insets(of: view, areMargins: true))
    case .top:
      return Box(x: box.x, y: box.y, width: box.width, height: insets(of: view, areMargins: false).top)
    // Without a keyboard its guide lies on the safe area's lower edge.
    case .bottom, .keyboard:
      let height = insets(of: view, areMargins: false).bottom
      return Box(x: box.x, y: box.maxY - height, width: box.width, height: height)
    }
  }
}

extension LayoutAttribute {
  var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  var isCenterX: Bool { self == .centerX || self == .centerXWithinMargins }

  var isBaseline: Bool {
    switch self {
    case .baseline, .firstBaseline, .lastBaseline: true
    default: false
    }
  }
}
