import Cassowary
import InterfaceBuilder

/// Views whose frames follow from their superview's: by their autoresizing mask, or because a list places them.
extension LayoutPass {
  /// The frame of a view with an autoresizing mask. The flexible parts share what the superview has gained since the frames
  /// were stored, in proportion to their size.
  func autoresizedBox(_ view: LayoutView, in superview: LayoutView, _ outer: Box) -> Box {
    guard let frame = view.storedFrame else { return outer }
    guard let outerFrame = superview.storedFrame, !view.kind.isPlacedByList else {
      return Box(
        x: outer.x + frame.x, y: outer.y + frame.y, width: LinearExpression(frame.width),
        height: LinearExpression(frame.height))
    }
    let mask = view.child("autoresizingMask", key: "autoresizingMask")
    func isFlexible(_ name: String) -> Bool {
      mask.map { view.tree.value(view.tree.name(name), of: $0) == "YES" } ?? false
    }
    let horizontal = Self.autoresized(
      start: frame.x, length: frame.width, outerLength: outerFrame.width, outer: outer.span(isVertical: false),
      isFlexible: (isFlexible("flexibleMinX"), isFlexible("widthSizable"), isFlexible("flexibleMaxX")))
    let vertical = Self.autoresized(
      start: frame.y, length: frame.height, outerLength: outerFrame.height, outer: outer.span(isVertical: true),
      isFlexible: (isFlexible("flexibleMinY"), isFlexible("heightSizable"), isFlexible("flexibleMaxY")))
    return Box(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  private static func autoresized(
    start: Double, length: Double, outerLength: Double, outer: Span, isFlexible: (Bool, Bool, Bool)
  ) -> Span {
    let flags = [isFlexible.0, isFlexible.1, isFlexible.2]
    let parts = zip(flags, [start, length, outerLength - start - length]).map { $0 ? $1 : 0 }
    let total = parts.reduce(0, +)
    let count = Double(flags.count(where: \.self))
    let shares: [Double] =
      if count == 0 {
        [0, 0, 0]
      } else if total > 0, parts.allSatisfy({ $0 >= 0 }) {
        parts.map { $0 / total }
      } else {
        flags.map { $0 ? 1 / count : 0 }
      }
    let gain = outer.length - outerLength
    return Span(start: outer.start + start + gain * shares[0], length: gain * shares[1] + length)
  }

  /// The frame of what a list, or the view that it is the content of, places; `nil` where that is not known.
  func listBox(_ view: LayoutView, in superview: LayoutView, _ outer: Box) -> Box? {
    switch view.kind {
    case .tableViewCellContentView:
      let rowWidth = outer.width.terms.isEmpty ? outer.width.constant : 0
      let insets = CellGeometry.contentInsets(of: view)
      return outer.inset(by: insets + CellGeometry.unsafeSides(of: superview, rowWidth: rowWidth))
    case .tableViewCell where superview.kind == .tableView:
      guard let y = rows(in: superview).positions[view.index] else { return nil }
      let inset = TableRows.sectionInset(of: superview)
      return Box(
        x: outer.x + inset, y: outer.y + y, width: outer.width - 2 * inset,
        height: LinearExpression(rowHeight(of: view)))
    case .collectionViewCell where superview.kind == .collectionView,
      .collectionReusableView where superview.kind == .collectionView:
      guard let frame = itemFrames(in: superview)[view.index] else { return nil }
      let width = view.kind == .collectionViewCell ? LinearExpression(frame.width) : outer.width
      return Box(
        x: outer.x + frame.x, y: outer.y + frame.y, width: width, height: LinearExpression(frame.height))
    default:
      guard view.value("key") == "contentView" || view.kind == .collectionViewCellContentView else { return nil }
      switch superview.kind {
      case .collectionViewCell, .tableViewCell, .visualEffectView, .collectionReusableView: return outer
      default: return nil
      }
    }
  }
}
