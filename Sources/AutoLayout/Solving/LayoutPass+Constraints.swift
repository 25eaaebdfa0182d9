import Cassowary
import InterfaceBuilder

/// The constraints of the document as equations.
extension LayoutPass {
  /// A side of a constraint: its value, and whether it is a place on an axis and not a length.
  struct Side {
    let value: LinearExpression
    let axis: LayoutAxis?
    let attribute: LayoutAttribute
  }

  /// Adds the constraints of the document. Those to the lower and the right edge of a cell that is a document's root come
  /// last, as such a cell gives way to what contradicts its size (8 of 9 documents); in a list, a cell does not (0 of 5).
  func addConstraints() {
    var last: [(LayoutConstraint, LayoutView)] = []
    for view in views where !isSolvedAlone(view) {
      for constraint in view.constraints {
        if meetsFarEdge(constraint) {
          last.append((constraint, view))
        } else {
          add(constraint, heldBy: view)
        }
      }
    }
    for (constraint, view) in last { add(constraint, heldBy: view) }
  }

  /// Whether a constraint is to the lower or the right edge of a cell that is a root.
  private func meetsFarEdge(_ constraint: LayoutConstraint) -> Bool {
    guard root.isRoot, root.kind.isPlacedByList else { return false }
    return [constraint.source.first, constraint.source.second].contains { anchor in
      guard let anchor, let view = tree.view(anchor.view), view === root || view.isContent(of: root) else {
        return false
      }
      return switch anchor.attribute {
      case .bottom, .bottomMargin, .trailing, .trailingMargin, .right, .rightMargin: true
      default: false
      }
    }
  }

  /// Adds a constraint of the document; one whose items are not in the solve says nothing here.
  func add(_ constraint: LayoutConstraint, heldBy holder: LayoutView) {
    let source = constraint.source
    guard let first = side(source.first, toward: source.second) else { return }
    var difference = first.value
    if let anchor = source.second {
      guard let second = side(anchor, toward: source.first) else { return }
      let origin = first.axis.flatMap { axis in boxes[holder.index]?.span(isVertical: axis == .vertical).start }
      let value = constraint.scaled(second.value, from: origin)
      if isMirrored(first.attribute), isMirrored(second.attribute) || second.attribute.isCenterX {
        // From right to left, distances grow to the left.
        difference = value - difference
      } else {
        difference = difference - value
      }
    } else if first.axis != nil {
      return
    }
    add(
      difference - constraint.constant, Relation(source.relation), priority: constraint.priority,
      from: .constraint(source.node))
  }

  /// Whether an attribute changes sides where the language is read from right to left.
  private func isMirrored(_ attribute: LayoutAttribute) -> Bool {
    guard tree.environment.isRightToLeft else { return false }
    return switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The value of a side; `nil` where its item is not in the solve, or its attribute is unknown.
  private func side(_ anchor: Constraint.Anchor, toward other: Constraint.Anchor?) -> Side? {
    guard let attribute = anchor.attribute, let view = tree.view(anchor.view), boxes[view.index] != nil else {
      return nil
    }
    let isGuide = anchor.guide != .none
    guard var box = isGuide ? guideBox(anchor, of: view) : alignmentBox(of: view) else { return nil }
    if attribute == .width { return Side(value: box.width, axis: nil, attribute: attribute) }
    if attribute == .height { return Side(value: box.height, axis: nil, attribute: attribute) }
    // Constraints from what scrolls to the view that scrolls it: edges are those of the content, centres of the frame.
    if !isGuide, !attribute.isCenter, let content = contentBox(of: view), let other,
      isInside(other, view)
    {
      box = content
    }
    if !isGuide, attribute.isBaseline {
      return baseline(attribute, of: view, box).map { Side(value: $0, axis: .vertical, attribute: attribute) }
    }
    if attribute.isMargin { box = box.inset(by: layoutMargins(of: view)) }
    guard let value = box.value(of: attribute, isRightToLeft: tree.environment.isRightToLeft) else { return nil }
    return Side(value: value, axis: attribute.isHorizontal ? .horizontal : .vertical, attribute: attribute)
  }

  private func isInside(_ anchor: Constraint.Anchor, _ view: LayoutView) -> Bool {
    guard let other = tree.view(anchor.view) else { return false }
    return view.contains(other)
  }

  private func guideBox(_ anchor: Constraint.Anchor, of view: LayoutView) -> Box? {
    guard let box = boxes[view.index] else { return nil }
    let safeArea = safeArea(of: view)
    switch anchor.guide {
    case .none: return box
    case .safeArea: return box.inset(by: safeArea)
    case .layoutMargins: return box.inset(by: layoutMargins(of: view))
    case .contentLayout: return contentBox(of: view)
    case .frameLayout: return box
    // Without a keyboard its guide lies on the safe area's lower edge.
    case .bottom, .keyboard:
      return Box(
        x: box.x, y: box.maxY - safeArea.bottom, width: box.width, height: LinearExpression(safeArea.bottom))
    case .top: return Box(x: box.x, y: box.y, width: box.width, height: LinearExpression(safeArea.top))
    }
  }

  /// A baseline of a view whose alignment rectangle is `box`. Text stands in the middle of buttons and fields; a view without
  /// text has its baseline at its edge.
  func baseline(_ attribute: LayoutAttribute, of view: LayoutView, _ box: Box) -> LinearExpression? {
    let isFirst = attribute == .firstBaseline
    if view.kind == .stackView {
      let arranged = view.children.filter { $0.isArranged && $0.keepsRoom && boxes[$0.index] != nil }
      let isVertical = view.value("axis") == "vertical"
      if let member = isFirst || !isVertical ? arranged.first : arranged.last, let inner = boxes[member.index] {
        return baseline(attribute, of: member, inner)
      }
    }
    // A symbol stands in the middle of the capital letters of its font.
    if view.kind == .imageView, intrinsicSizes.showsSymbol(view) {
      return box.span(isVertical: true).middle + IntrinsicSizes.symbolBaseline
    }
    guard let text = intrinsicSizes.baseline(of: view, wrapWidth: state.wrapWidths[view.index]) else {
      return isFirst ? box.y : box.maxY
    }
    // A label keeps the distances of its natural size, however high it becomes.
    if view.kind == .label { return isFirst ? box.y + text.ascender : box.maxY - text.descender }
    let middle = box.span(isVertical: true).middle
    return isFirst
      ? middle + (text.ascender - text.blockHeight / 2) : middle + (text.blockHeight / 2 - text.descender)
  }
}

extension LayoutView {
  /// Whether it is the view that a cell has for its content.
  fileprivate func isContent(of cell: LayoutView) -> Bool { superview === cell && placement == .list }
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
