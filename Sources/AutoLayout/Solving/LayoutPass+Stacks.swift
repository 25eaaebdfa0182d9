import Cassowary
import InterfaceBuilder

/// Stack views: the constraints that UIKit makes for what they arrange.
extension LayoutPass {
  /// A stack view with its settings.
  private struct Stack {
    let view: LayoutView
    let isVertical: Bool
    let distribution: String
    let alignment: String
    let spacing: Double
    /// What the views fill, along and across.
    let along: Span
    let across: Span
    /// In the order of the document.
    let members: [Member]
    /// The distances between neighbours: the end of one, the start of the next.
    let gaps: [(LinearExpression, LinearExpression)]
  }

  private struct Member {
    let view: LayoutView
    let along: Span
    let across: Span
  }

  /// Adds the constraints of a stack view.
  func arrange(_ view: LayoutView) {
    guard let box = boxes[view.index] else { return }
    let isVertical = view.value("axis") == "vertical"
    let alignment = view.value("alignment") ?? "fill"
    let inner = LayoutMargins.areStated(of: view) ? box.inset(by: layoutMargins(of: view)) : box
    // As small as what it arranges, where nothing else says.
    let length = box.span(isVertical: isVertical).length
    let thickness = box.span(isVertical: !isVertical).length
    let isFilled = alignment == "fill"
    add(length, priority: isFilled ? InnerPriority.filledFit : InnerPriority.fit, from: .stackView(view))
    add(thickness, priority: isFilled ? InnerPriority.weakFit : InnerPriority.fit, from: .stackView(view))
    let arranged = view.children.filter { $0.isArranged && boxes[$0.index] != nil }
    for (place, member) in arranged.enumerated() where !member.keepsRoom {
      let before = arranged[..<place].last(where: \.keepsRoom).flatMap(alignmentBox)
      let after = arranged[place...].first(where: \.keepsRoom).flatMap(alignmentBox)
      collapse(member, between: before, after, in: view, inner, isVertical, alignment)
    }
    let members = arranged.filter(\.keepsRoom).compactMap { member -> Member? in
      guard let box = alignmentBox(of: member) else { return nil }
      addFallbackSize(of: member)
      return Member(
        view: member, along: box.span(isVertical: isVertical), across: box.span(isVertical: !isVertical))
    }
    // From right to left a row begins at the right: its views lie the other way round, but the first gets its way first.
    let isTurned = tree.environment.isRightToLeft && !isVertical
    let ordered = isTurned ? members.reversed() : members
    guard let first = ordered.first, let last = ordered.last else { return }
    let stack = Stack(
      view: view, isVertical: isVertical, distribution: view.value("distribution") ?? "fill", alignment: alignment,
      spacing: view.number("spacing") ?? (view.value("spacingType") == "standard" ? 8 : 0),
      along: inner.span(isVertical: isVertical), across: inner.span(isVertical: !isVertical), members: members,
      gaps: zip(ordered, ordered.dropFirst()).map { ($0.along.end, $1.along.start) })
    add(first.along.start - stack.along.start, from: .stackView(view))
    add(last.along.end - stack.along.end, from: .stackView(view))
    distribute(stack)
    align(stack)
  }

  /// Takes the room of a hidden view along the axis. Across, it is aligned like the others (measured: 124 of 125), so that it
  /// may keep the stack view high, but the stack view need not hold it.
  private func collapse(
    _ member: LayoutView, between before: Box?, _ after: Box?, in view: LayoutView, _ inner: Box, _ isVertical: Bool,
    _ alignment: String
  ) {
    guard let box = alignmentBox(of: member) else { return }
    let span = box.span(isVertical: isVertical)
    add(span.length, from: .stackView(view))
    // It lies in the middle of the space between its neighbours (25 of 27 stored frames), or behind the last (23 of 46; 19
    // others lie at the start).
    let end = before?.span(isVertical: isVertical).end
    let start = after?.span(isVertical: isVertical).start
    let place =
      if let end, let start { (end + start) * 0.5 } else { end ?? inner.span(isVertical: isVertical).start }
    add(span.start - place, priority: 1, from: .stackView(view))
    align(
      box.span(isVertical: !isVertical), in: inner.span(isVertical: !isVertical),
      sided(alignment, isVertical: isVertical), from: .stackView(view))
  }

  /// The size that the canvas gives an arranged view that nothing sizes. A placeholder size counts as one, also where it
  /// leaves a part open (13 of 13 stored frames that tell have no width then).
  ///
  /// Labels without text and image views without an image hug and defend theirs like any content (58 stored frames more
  /// than when it is weaker, and none less); plain views do not.
  private func addFallbackSize(of member: LayoutView) {
    guard member.kind.isPlain, !member.hasPlaceholderSize, let box = boxes[member.index] else { return }
    let fallback = CanvasFallback.size(of: member.kind)
    add(box.width - fallback.width, priority: InnerPriority.fallback, from: .fallback(member))
    add(box.height - fallback.height, priority: InnerPriority.fallback, from: .fallback(member))
  }

  // MARK: Along the axis

  private func distribute(_ stack: Stack) {
    let view = stack.view
    switch stack.distribution {
    case "equalSpacing":
      for gap in stack.gaps { add(gap.1 - gap.0 - stack.spacing, .greaterThanOrEqual, from: .stackView(view)) }
      guard let first = stack.gaps.first else { return }
      for gap in stack.gaps.dropFirst() { add(gap.1 - gap.0 - (first.1 - first.0), from: .stackView(view)) }
      add(first.1 - first.0 - stack.spacing, priority: InnerPriority.naturalSpacing, from: .stackView(view))
    case "equalCentering":
      for gap in stack.gaps {
        add(gap.1 - gap.0 - stack.spacing, .greaterThanOrEqual, from: .stackView(view))
        add(gap.1 - gap.0 - stack.spacing, priority: InnerPriority.naturalSpacing, from: .stackView(view))
      }
      let centers = stack.members.map(\.along.middle)
      for index in centers.indices.dropFirst(2) {
        add(
          centers[index] - centers[index - 1] - (centers[1] - centers[0]),
          priority: InnerPriority.equalCentering - Double(index), from: .stackView(view))
      }
    default:
      addSpacing(stack)
      if stack.distribution == "fillEqually", let first = stack.members.first {
        for member in stack.members.dropFirst() {
          add(member.along.length - first.along.length, from: .stackView(view))
        }
      } else if stack.distribution == "fillProportionally" {
        fillProportionally(stack)
      } else if !stack.isVertical {
        evenOut(stack, "horizontalHuggingPriority", standard: 250)
        evenOut(stack, "horizontalCompressionResistancePriority", standard: 750)
      }
    }
  }

  /// Views of a row that stretch, or give way, with the same priority are as wide as one another (measured: 5 of 5 rows). In
  /// columns one of them takes all (5 of 5), by no order that was found.
  private func evenOut(_ stack: Stack, _ priorityName: String, standard: Double) {
    var previous: [Double: Member] = [:]
    for member in stack.members where wantedSize(of: member.view).width != nil {
      let priority = member.view.number(priorityName) ?? standard
      if let other = previous.updateValue(member, forKey: priority) {
        add(
          member.along.length - other.along.length, priority: InnerPriority.evenSizes, from: .stackView(stack.view))
      }
    }
  }

  private func addSpacing(_ stack: Stack) {
    if stack.isVertical, stack.view.isSet("baselineRelativeArrangement") {
      for (upper, lower) in zip(stack.members, stack.members.dropFirst()) {
        guard let upperBox = alignmentBox(of: upper.view), let lowerBox = alignmentBox(of: lower.view),
          let last = baseline(.lastBaseline, of: upper.view, upperBox),
          let first = baseline(.firstBaseline, of: lower.view, lowerBox)
        else { continue }
        add(first - last - stack.spacing, from: .stackView(stack.view))
      }
      return
    }
    for gap in stack.gaps { add(gap.1 - gap.0 - stack.spacing, from: .stackView(stack.view)) }
  }

  /// Sizes in proportion to those that the views want. Where one wants none, natural sizes come closer to what the canvas shows.
  private func fillProportionally(_ stack: Stack) {
    let sizes = stack.members.compactMap { member -> Double? in
      let size = wantedSize(of: member.view)
      return (stack.isVertical ? size.height : size.width).flatMap { $0 > 0 ? $0 : nil }
    }
    guard sizes.count == stack.members.count else { return }
    let total = sizes.reduce(0, +) + stack.spacing * Double(sizes.count - 1)
    for (index, (size, member)) in zip(sizes, stack.members).enumerated() {
      let priority = (index < sizes.count - 1 ? 999.0 : 998.0) - Double(index)
      add(
        member.along.length - stack.along.length * (size / total), priority: priority, from: .stackView(stack.view))
    }
  }

  // MARK: Across the axis

  /// An alignment with its sides as they are seen: from right to left, views begin at the right.
  private func sided(_ alignment: String, isVertical: Bool) -> String {
    guard tree.environment.isRightToLeft, isVertical else { return alignment }
    return switch alignment {
    case "leading": "trailing"
    case "trailing": "leading"
    default: alignment
    }
  }

  /// Puts a view where an alignment other than one by baselines wants it.
  private func align(_ member: Span, in whole: Span, _ alignment: String, from source: EquationSource) {
    switch alignment {
    case "leading", "top": add(member.start - whole.start, from: source)
    case "trailing", "bottom": add(member.end - whole.end, from: source)
    case "center": add(member.middle - whole.middle, from: source)
    case "firstBaseline", "lastBaseline", "baseline": break
    default:
      add(member.start - whole.start, from: source)
      add(member.end - whole.end, from: source)
    }
  }

  private func align(_ stack: Stack) {
    let alignment = sided(stack.alignment, isVertical: stack.isVertical)
    let source = EquationSource.stackView(stack.view)
    for member in stack.members {
      align(member.across, in: stack.across, alignment, from: source)
      let start = member.across.start - stack.across.start
      let end = member.across.end - stack.across.end
      switch alignment {
      case "leading", "top": add(end, .lessThanOrEqual, from: source)
      case "trailing", "bottom": add(start, .greaterThanOrEqual, from: source)
      case "center":
        add(start, .greaterThanOrEqual, from: source)
        add(end, .lessThanOrEqual, from: source)
      // Only the first view is kept within on the side of its baseline; others may stick out there.
      case "firstBaseline":
        add(end, .lessThanOrEqual, from: source)
        add(end, priority: InnerPriority.baselineEdge, from: source)
        if member.view === stack.members.first?.view { add(start, .greaterThanOrEqual, from: source) }
      case "lastBaseline", "baseline":
        add(start, .greaterThanOrEqual, from: source)
        add(start, priority: InnerPriority.baselineEdge, from: source)
        if member.view === stack.members.first?.view { add(end, .lessThanOrEqual, from: source) }
      default: break
      }
    }
    guard alignment.hasSuffix("aseline") else { return }
    let attribute: LayoutAttribute = alignment == "firstBaseline" ? .firstBaseline : .lastBaseline
    let baselines = stack.members.compactMap { member in
      alignmentBox(of: member.view).flatMap { baseline(attribute, of: member.view, $0) }
    }
    guard let first = baselines.first else { return }
    for other in baselines.dropFirst() { add(other - first, from: source) }
  }
}
