import Cassowary

/// Tells how sure frames are: what is in doubt is moved by its plausible error, and the frames that follow are not sure.
///
/// What several answers fit is not probed but asked of the solver, which tells exactly where its answer is not the only one.
struct ConfidenceProbes {
  private let solver: LayoutSolver

  /// The probes of the solves of a solver.
  init(_ solver: LayoutSolver) {
    self.solver = solver
  }

  /// Adds to a layout that a pass has found how sure it is.
  func assess(_ layout: inout SolvedLayout, _ pass: LayoutPass) {
    var rootReason: Confidence = layout.root.hasBuiltInStyle ? .list : .certain
    var reasons = reasons(in: layout, pass)
    // Where all frames are in doubt, the height of a row is, too.
    if !pass.hasGivenSize, reasons.allSatisfy({ $0 == .conflict }), !reasons.isEmpty { rootReason = .conflict }
    if reasons.contains(where: { $0 > .fallback }), pass.views.contains(where: { $0.kind == .stackView }) {
      let documented = settle(pass, .documentedStacks)
      for (index, openness) in openness(of: layout, in: documented).enumerated() where openness != nil {
        reasons[index] = min(reasons[index], .fallback)
      }
    }
    // The strongest first: a probe whose reason every frame has already, or a stronger one, can tell nothing more.
    for (reason, probe) in probes(of: pass).sorted(by: { $0.0 < $1.0 })
    where rootReason > reason && !pass.hasGivenSize || reasons.contains(where: { $0 > reason }) {
      let moved = settle(pass, probe)
      if abs(moved.rootSizeOnPixels.height - layout.size.height) > Self.visibleMove {
        rootReason = min(rootReason, reason)
      }
      for (index, (frame, moved)) in zip(layout.exactFrames, moved.exactFrames).enumerated()
      where frame.distance(to: moved) > Self.visibleMove {
        reasons[index] = min(reasons[index], reason)
      }
    }
    layout.rootConfidence = rootReason
    layout.confidence = reasons
  }

  /// How many equations of conflicts are broken in turn: where there are more, all is in doubt, since trying them takes longer
  /// than all other probes.
  private static let mostBroken = 7

  /// How far a frame must move, in points, to count as moved.
  private static let visibleMove = 0.7

  /// Solves with what a probe moves, from where a pass ended.
  private func settle(_ pass: LayoutPass, _ probe: Probe) -> LayoutPass {
    let moved = solver.makePass(pass.root, pass.rootSize, pass.state, probe)
    var next = PassState(moved)
    next.rowHeights = pass.state.rowHeights
    return next.isSettled(after: pass.state) ? moved : solver.makePass(pass.root, pass.rootSize, next, probe)
  }

  // MARK: Reasons that need no probe

  /// The strongest reason for each frame, as far as the answer itself and the document tell.
  private func reasons(in layout: SolvedLayout, _ pass: LayoutPass) -> [Confidence] {
    let hasMeasuredSizes = pass.views.contains { solver.tree.measuredSize(of: $0) != nil }
    let hasManyConflicts = pass.conflicts.reduce(0) { $0 + $1.count } > Self.mostBroken
    return zip(layout.frames, openness(of: layout, in: pass)).map { item, openness in
      let view = item.view
      // A stack view may give way in other ways, too: 292 of 307 were right where no constraint of the conflict decides, of
      // views outside of stack views 102 of 104.
      if hasManyConflicts || !pass.conflicts.isEmpty && (view.kind == .stackView || view.isInStackView) {
        return .conflict
      }
      if let openness { return openness }
      if solver.intrinsicSizes.showsSymbol(view) { return .symbol }
      if view.kind.isSolvedAlone { return .list }
      if hasMeasuredSizes { return .measured }
      if isArrangedFreely(view, in: pass) { return .stackView }
      return view.isFlagged ? .flagged : .certain
    }
  }

  /// For each frame `undetermined` or `tie` where the solve leaves it open, and `nil` where it does not.
  private func openness(of layout: SolvedLayout, in pass: LayoutPass) -> [Confidence?] {
    let solver = pass.solver
    var openness: [Confidence?] = layout.frames.map { _ in nil }
    let variables = pass.boxes.values.flatMap(\.variables).sorted { $0.index < $1.index }
    guard solver.isDetermined(variables).contains(false) else { return openness }
    let parts = layout.frames.flatMap { view, _ in pass.relativeParts(of: view) }.map { part in
      let variable = solver.makeVariable()
      // A new variable contradicts nothing.
      _ = try? solver.add(LinearConstraint(variable, .equal, part))
      return variable
    }
    let hasTies = !solver.ties().isEmpty
    for (place, isDetermined) in solver.isDetermined(parts).enumerated() where !isDetermined {
      let range = solver.range(of: parts[place])
      let isBounded = range.lowerBound.isFinite && range.upperBound.isFinite
      let reason: Confidence = hasTies && isBounded ? .tie : .undetermined
      openness[place / 4] = min(openness[place / 4] ?? reason, reason)
    }
    return openness
  }

  /// Whether a view lies in a stack view whose rules leave the canvas a choice: one that its views fill as their own sizes
  /// allow, and some may have none: images, and in columns plain views, too (213 of 239 were right). In rows of plain views
  /// and with other distributions 192 of 193 were, in cells 286 of 286.
  private func isArrangedFreely(_ view: LayoutView, in pass: LayoutPass) -> Bool {
    if !pass.root.isRoot || pass.root.kind.isPlacedByList { return false }
    let outer = sequence(first: view, next: \.superview).dropFirst()
    guard let stack = outer.first(where: { $0.kind == .stackView }),
      ["fill", "fillProportionally"].contains(stack.value("distribution") ?? "fill")
    else { return false }
    let isColumn = stack.value("axis") == "vertical"
    return stack.children.contains { $0.isArranged && ($0.kind == .imageView || isColumn && $0.kind.isPlain) }
  }

  // MARK: Probes

  /// The probes that can move anything in a solve, with what it means when they do.
  private func probes(of pass: LayoutPass) -> [(Confidence, Probe)] {
    var probes: [(Confidence, Probe)] = pass.conflicts.flatMap { members in members.map { (.conflict, .broken($0)) } }
    let sizes = solver.intrinsicSizes
    let constrained = pass.views.filter { $0.placement == .constraints }
    if constrained.contains(where: sizes.isText) {
      probes += [(.text, .text(isLarger: true)), (.text, .text(isLarger: false))]
    }
    if constrained.contains(where: sizes.isCustomText) {
      probes += [(.customClass, .customClass(isLarger: true)), (.customClass, .customClass(isLarger: false))]
    }
    if constrained.contains(where: \.isDrawnDifferently) || constrained.contains(where: sizes.showsSymbol) {
      probes.append((.symbol, .drawnSizes))
    }
    if SurroundingsDoubt.isSafeAreaDoubtful(pass.root) { probes.append((.environment, .safeArea)) }
    if pass.views.contains(where: { pass.margins[$0.index] != nil && SurroundingsDoubt.areMarginsDoubtful($0) }) {
      probes.append((.environment, .margins))
    }
    if pass.hasFallbacks { probes += [(.fallback, .largerFallbacks), (.fallback, .strongerFallbacks)] }
    return probes
  }
}

extension Box {
  /// The variables that its parts hang on.
  fileprivate var variables: [Variable] { [x, y, width, height].flatMap { $0.terms.map(\.variable) } }
}

extension LayoutPass {
  /// Whether the size of the root does not hang on what lies in it.
  fileprivate var hasGivenSize: Bool {
    if case .fixed = rootSize { !root.hasBuiltInStyle } else { false }
  }

  /// The frame of a view in the coordinates of its superview: x, y, width and height.
  fileprivate func relativeParts(of view: LayoutView) -> [LinearExpression] {
    guard let box = boxes[view.index], let outer = view.superview.flatMap({ boxes[$0.index] }) else {
      return [0, 0, 0, 0]
    }
    return [box.x - outer.x, box.y - outer.y, box.width, box.height]
  }

  /// Whether the canvas's sizes of arranged views take part.
  fileprivate var hasFallbacks: Bool {
    sources.contains { source in
      if case .fallback = source { true } else { false }
    }
  }
}

extension LayoutView {
  /// Whether it is a control that versions draw in different sizes.
  fileprivate var isDrawnDifferently: Bool { kind == .toolbar || kind == .switch || isSliderOfTwoHeights }

  /// Whether the document says of it that its frame is not what the constraints ask for. That says nothing of others (101 of
  /// 102 views beside such ones were right).
  fileprivate var isFlagged: Bool { isSet("misplaced") || isSet("ambiguous") }
}
