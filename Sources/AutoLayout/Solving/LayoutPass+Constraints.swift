import Cassowary
import InterfaceBuilder

/// The constraints of the document as equations.
extension LayoutPass: ConstraintSpace {
  /// Adds the constraints of the document and those of stack views, outer views first. Those to the lower and the right edge
  /// of a cell that is a document's root come last, as such a cell gives way to what contradicts its size (8 of 9
  /// documents); in a list, a cell does not (0 of 5).
  func addConstraints() {
    var last: [(LayoutConstraint, LayoutView)] = []
    for view in views where !isSolvedAlone(view) {
      if view.kind == .stackView { arrange(view) }
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
    guard let difference = difference(constraint, heldBy: holder) else { return }
    add(
      difference, Relation(constraint.source.relation), priority: constraint.priority,
      from: .constraint(constraint.source.node))
    // What is removed at build time stands for what code adds, so that nothing it limits is open.
    if case .assumedSizes = probe, constraint.source.isPlaceholder {
      add(difference, priority: InnerPriority.weakFit, from: .constraint(constraint.source.node))
    }
  }

  func insets(of view: LayoutView, areMargins: Bool) -> Insets {
    Insets(areMargins ? layoutMargins(of: view) : safeArea(of: view))
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
