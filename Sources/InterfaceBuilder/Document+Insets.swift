import XMLTree

extension Document {
  /// Where insets within a view are measured from. The content view of a cell stands for the cell too.
  public func insetContainer(_ view: XMLNode, target: InsetContainer.Target = .either) -> InsetContainer {
    var views = [view]
    if value(vocabulary.key, of: view) == "contentView", let cell = xml.parent(of: view), isView(cell) {
      views.append(cell)
    }
    return InsetContainer(views: views, target: target)
  }

  /// What is wrong with the inset of a view's side, if anything. Every environment is judged; the first fault counts.
  public func insetFault(
    of view: XMLNode, side: Side, in container: InsetContainer, expected: Double
  ) -> InsetFault? {
    switch insets(of: view, side: side, in: container) {
    case .missing:
      // A view without constraints keeps the distances of its frame.
      let kept = frameInset(of: view, side: side, in: container)
      return kept.map { Self.isEqual($0, expected) } == true ? nil : InsetFault(kind: .missing)
    case .unjudged: return nil
    case .known(let insets):
      for inset in insets {
        if let kind = Self.fault(of: inset, among: insets, expected: expected, target: container.target) {
          return InsetFault(kind: kind, inset: inset)
        }
      }
      return nil
    }
  }

  /// What is known of the inset of a view's side.
  public enum InsetResult {
    /// Nothing pins the side to the container.
    case missing
    /// Something other than constraints places the side, and what is said about another side covers it.
    case unjudged
    /// The constraints that pin it, one for each environment that differs.
    case known([Inset])
  }

  /// The inset of a view's side: through constraints between the view and the container, or by way of views in between and
  /// of views that it is aligned with.
  public func insets(of view: XMLNode, side: Side, in container: InsetContainer) -> InsetResult {
    insets(of: view, side: side, in: container, from: [])
  }

  /// The inset of a side that the given views hang on.
  private func insets(
    of view: XMLNode, side: Side, in container: InsetContainer, from dependents: [XMLNode]
  ) -> InsetResult {
    let direct = directInsets(of: view, side: side, in: container)
    if !direct.isEmpty { return .known(direct) }
    if let parent = superview(of: view), xml.name(of: parent) == vocabulary.stackView {
      if container.views.contains(parent) || !touches(view, side: side, of: parent) { return .unjudged }
      let outer = insets(of: parent, side: side, in: container, from: dependents + [view])
      guard case .known(let outer) = outer else { return outer }
      let margin = margin(of: parent, side: side) ?? 0
      return .known(outer.map { $0.moved(by: margin) })
    }
    let linked = linkedInsets(of: view, side: side, in: container, from: dependents + [view])
    if case .missing = linked { return isMirrored(view, side: side, in: container) ? .unjudged : .missing }
    return linked
  }

  private static func fault(
    of inset: Inset, among insets: [Inset], expected: Double, target: InsetContainer.Target
  ) -> InsetFault.Kind? {
    if inset.multiplier != 1 { return .multiplier }
    if inset.hasUnknownMargin { return .margin }
    if inset.relation != .equal {
      // Two inequalities of the same distance pin the side as well as one equation.
      let isPinned = insets.contains {
        $0.relation != .equal && $0.relation != inset.relation && isEqual($0.value, inset.value)
      }
      if !isPinned { return .relation }
    }
    if !isEqual(inset.value, expected) { return isEqual(inset.value, -expected) ? .swapped : .constant }
    switch target {
    case .either: return nil
    case .safeArea: return inset.isToSafeArea ? nil : .container
    case .bounds: return inset.isToSafeArea ? .container : nil
    }
  }

  /// Constants are doubles printed with 17 digits.
  private static func isEqual(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.001 }

  // MARK: Constraints between view and container

  private func directInsets(of view: XMLNode, side: Side, in container: InsetContainer) -> [Inset] {
    var byEnvironment: [(key: String, insets: [Inset])] = []
    func add(_ inset: Inset, in key: String) {
      if let index = byEnvironment.firstIndex(where: { $0.key == key }) {
        byEnvironment[index].insets.append(inset)
      } else {
        byEnvironment.append((key, [inset]))
      }
    }
    for constraint in constraints(on: view) {
      guard !constraint.isPlaceholder, let inset = inset(constraint, of: view, side: side, in: container) else {
        continue
      }
      if case .only(let keys) = constraint.installation {
        for key in keys { add(inset, in: key) }
      } else {
        add(inset, in: "")
      }
      for variation in constraint.variations {
        var varied = inset
        varied.value = inset.offset + inset.sign * variation.constant
        varied.place = variation.node
        add(varied, in: variation.key)
      }
    }
    return byEnvironment.flatMap { Self.deciding($0.insets) }
  }

  /// Of the constraints on one side in one environment, those that decide: required ones before others, equations before
  /// inequalities.
  private static func deciding(_ insets: [Inset]) -> [Inset] {
    let highest = min(insets.map(\.priority).max() ?? 0, 1000)
    let strongest = insets.filter { $0.priority >= highest }
    let equations = strongest.filter { $0.relation == .equal }
    return equations.isEmpty ? strongest : equations
  }

  private func inset(
    _ constraint: Constraint, of view: XMLNode, side: Side, in container: InsetContainer
  ) -> Inset? {
    guard let second = constraint.second else { return nil }
    let isViewFirst = isSide(constraint.first, side, of: view)
    let (own, other) = isViewFirst ? (constraint.first, second) : (second, constraint.first)
    guard isSide(own, side, of: view), let containing = other.view, container.views.contains(containing),
      let attribute = other.attribute, attribute.side == side, other.guide == .none || other.guide == .safeArea
    else { return nil }
    let sign: Double = isViewFirst == side.isNear ? 1 : -1
    let margin = attribute.isMargin ? certainMargin(of: containing, side: side) : 0
    let offset = margin ?? 0
    return Inset(
      value: offset + sign * constraint.constant,
      relation: sign > 0 ? constraint.relation : constraint.relation.reversed,
      multiplier: constraint.multiplier,
      hasUnknownMargin: margin == nil || own.attribute?.isMargin == true,
      isToSafeArea: other.guide == .safeArea,
      priority: constraint.priority,
      place: constraint.node,
      sign: sign,
      offset: offset)
  }

  private func isSide(_ anchor: Constraint.Anchor, _ side: Side, of view: XMLNode) -> Bool {
    anchor.view == view && anchor.guide == .none && anchor.attribute?.side == side
  }

  /// The margin of a view's side; `nil` where the system chooses it, or may enlarge it to keep the margins of the superview.
  private func certainMargin(of view: XMLNode, side: Side) -> Double? {
    let isEnlarged = value(vocabulary.names.intern("preservesSuperviewLayoutMargins"), of: view) == "YES"
    return isEnlarged ? nil : margin(of: view, side: side)
  }

  /// The margin that a view sets on a side; `nil` where the system chooses it.
  func margin(of view: XMLNode, side: Side) -> Double? {
    let names = vocabulary.names
    if let margins = child(names.intern("directionalEdgeInsets"), key: "directionalLayoutMargins", of: view) {
      return number(names.intern(side.rawValue), of: margins) ?? 0
    }
    guard let margins = child(names.intern("edgeInsets"), key: "layoutMargins", of: view) else { return nil }
    let name = side == .leading ? "left" : side == .trailing ? "right" : side.rawValue
    return number(names.intern(name), of: margins) ?? 0
  }

  /// Whether a view is centred in the container, so that the side across speaks for both.
  private func isMirrored(_ view: XMLNode, side: Side, in container: InsetContainer) -> Bool {
    let center: LayoutAttribute = side.isHorizontal ? .centerX : .centerY
    let isCentered = constraints(on: view).contains { constraint in
      guard let second = constraint.second else { return false }
      let anchors = [constraint.first, second]
      return constraint.relation == .equal && constraint.constant == 0 && constraint.multiplier == 1
        && constraint.isRequired && constraint.installation.isByDefault
        && anchors.allSatisfy { $0.attribute == center } && anchors.contains { $0.view == view }
        && anchors.contains { anchor in anchor.view.map(container.views.contains) ?? false }
    }
    return isCentered && !directInsets(of: view, side: side.opposite, in: container).isEmpty
  }

  // MARK: Views in between

  /// The inset of a view's side that a constraint ties to the same side of another view: the distance between the two, and
  /// the other's inset.
  private func linkedInsets(
    of view: XMLNode, side: Side, in container: InsetContainer, from dependents: [XMLNode]
  ) -> InsetResult {
    // Longer chains do not occur, and every step multiplies the ways.
    guard dependents.count <= 4 else { return .missing }
    var others: [XMLNode] = []
    for constraint in constraints(on: view) {
      for other in [constraint.first.view, constraint.second?.view].compactMap(\.self)
      where !dependents.contains(other) && !others.contains(other) && !container.views.contains(other)
        && container.views.contains(where: { xml.isNode(other, within: $0) })
      { others.append(other) }
    }
    var isUnjudged = false
    for other in others {
      let inner = directInsets(of: view, side: side, in: InsetContainer(views: [other], target: .either))
      let isInside = xml.isNode(view, within: other)
      // Beside another view, an inequality only keeps a distance.
      guard !inner.isEmpty, isInside || inner.allSatisfy({ $0.relation == .equal && $0.priority >= 1000 })
      else { continue }
      switch insets(of: other, side: side, in: container, from: dependents) {
      case .known(let outer): return .known(inner.flatMap { inner in outer.map { Self.sum(inner, $0) } })
      case .unjudged: isUnjudged = true
      case .missing: continue
      }
    }
    return isUnjudged ? .unjudged : .missing
  }

  private static func sum(_ inner: Inset, _ outer: Inset) -> Inset {
    var sum = inner
    sum.value += outer.value
    sum.offset += outer.value
    sum.multiplier = inner.multiplier != 1 ? inner.multiplier : outer.multiplier
    sum.hasUnknownMargin = inner.hasUnknownMargin || outer.hasUnknownMargin
    sum.isToSafeArea = outer.isToSafeArea
    if inner.relation == .equal { sum.relation = outer.relation }
    return sum
  }

  /// Whether a stack view lays out an arranged view so that it reaches a side.
  private func touches(_ view: XMLNode, side: Side, of stack: XMLNode) -> Bool {
    let isVertical = effectiveValue("axis", of: stack) == "vertical"
    if side.isHorizontal == isVertical {
      let alignment = effectiveValue("alignment", of: stack)
      switch side {
      case .leading, .top: return alignment == "fill" || alignment == "top" || alignment == "leading"
      case .trailing, .bottom: return alignment == "fill" || alignment == "bottom" || alignment == "trailing"
      }
    }
    let views = subviews(of: stack)
    return (side.isNear ? views.first : views.last) == view
  }
}

extension Constraint.Relation {
  /// The relation with the sides exchanged.
  var reversed: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
