import Cassowary
import InterfaceBuilder
import XMLTree

/// Stack views: the constraints that UIKit makes for what they arrange, as far as they always hold.
extension RequiredSystem {
  func arrange(_ view: LayoutView) {
    guard let box = boxes[view.index] else { return }
    let isVertical = view.value("axis") == "vertical"
    let hasMargins = LayoutMargins.areStated(of: view) || view.isSet("layoutMarginsRelativeArrangement")
    let inner = hasMargins ? box.inset(by: insets(of: view, areMargins: true)) : box
    let members = view.children.filter { $0.isArranged && !$0.isCollapsed }.compactMap { boxes[$0.index] }
    guard let first = members.first, let last = members.last else { return }
    let along = members.map { $0.span(isVertical: isVertical) }
    let whole = inner.span(isVertical: isVertical)
    // Code may add views to a stack view that it knows, and show or hide others.
    let isOpen = root.tree.document.hasOutlet(view.element)
    add(
      first.span(isVertical: isVertical).start - whole.start, isOpen ? .greaterThanOrEqual : .equal, from: view.element)
    add(last.span(isVertical: isVertical).end - whole.end, isOpen ? .lessThanOrEqual : .equal, from: view.element)
    let distribution = view.value("distribution") ?? "fill"
    let hasFixedGaps =
      !isOpen && distribution.hasPrefix("fill") && view.value("spacingType") != "standard"
      && !view.isSet("baselineRelativeArrangement")
    let spacing = view.value("spacingType") == "standard" ? 0 : view.number("spacing") ?? 0
    for (one, next) in zip(along, along.dropFirst()) where !view.isSet("baselineRelativeArrangement") {
      add(next.start - one.end - spacing, hasFixedGaps ? .equal : .greaterThanOrEqual, from: view.element)
    }
    if distribution == "fillEqually" {
      for span in along.dropFirst() { add(span.length - along[0].length, from: view.element) }
    }
    let alignment = view.value("alignment") ?? "fill"
    for member in members {
      align(
        member.span(isVertical: !isVertical), in: inner.span(isVertical: !isVertical), alignment, from: view.element)
    }
  }

  private func align(_ member: Span, in whole: Span, _ alignment: String, from source: XMLNode) {
    let touchesStart = ["fill", "leading", "top"].contains(alignment)
    let touchesEnd = ["fill", "trailing", "bottom"].contains(alignment)
    add(member.start - whole.start, touchesStart ? .equal : .greaterThanOrEqual, from: source)
    add(member.end - whole.end, touchesEnd ? .equal : .lessThanOrEqual, from: source)
    if alignment == "center" { add(member.middle - whole.middle, from: source) }
  }
}
