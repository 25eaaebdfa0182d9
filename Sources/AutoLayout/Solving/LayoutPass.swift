import Cassowary
import InterfaceBuilder

/// One solve: the equations of a root and of what lies in it, up to cells, which are solved by themselves.
///
/// Coordinates are those of the root. Views that constraints place have four variables; of all others the parts are
/// expressions in those of their superviews, so that they cost nothing.
final class LayoutPass {
  let tree: ViewTree
  let root: LayoutView
  let rootSize: RootSize
  let state: PassState
  let intrinsicSizes: IntrinsicSizes
  /// What is moved to see which frames depend on it; `nil` where nothing is.
  let probe: Probe?
  let solver = SimplexSolver()

  /// The views of the solve, the root first, in document order.
  private(set) var views: [LayoutView] = []
  /// The cells in it, which are solved by themselves.
  private(set) var cells: [LayoutView] = []
  /// The frames by the index of the view.
  var boxes: [Int: Box] = [:]
  /// What scrolls in a scrolling view, by the index of the view.
  private var contents: [Int: Box] = [:]
  private(set) var margins: [Int: EdgeInsets] = [:]
  private var rows: [Int: TableRows] = [:]
  private var items: [Int: [Int: Rectangle]] = [:]
  /// Where equations come from; the tag of an equation is an index in it.
  private(set) var sources: [EquationSource] = []
  private var equations: [LinearConstraint] = []
  /// Required equations that others contradict, with the sets that do.
  private(set) var conflicts: [[Int]] = []

  /// The size of a root: given, or found out.
  enum RootSize {
    case fixed(Size)
    /// The width is given; the height is as small as the content allows.
    case fittingHeight(width: Double)
  }

  init(
    _ root: LayoutView, size: RootSize, state: PassState, intrinsicSizes: IntrinsicSizes, probe: Probe? = nil
  ) {
    tree = root.tree
    self.root = root
    rootSize = size
    self.state = state
    self.intrinsicSizes = intrinsicSizes
    self.probe = probe
    gather(root)
    for view in views { boxes[view.index] = makeBox(view) }
    for view in views where view.kind.scrolls && !isSolvedAlone(view) {
      guard let box = boxes[view.index] else { continue }
      contents[view.index] = Box(x: box.x, y: box.y, width: makeLength(of: view), height: makeLength(of: view))
    }
    addConstraints()
    // Of required equations that contradict one another, the last gives way: required hugging and compression resistance do to
    // the constraints of the document (measured: 88 of 90 views of which that decides, in 27 documents).
    for view in views where view.placement == .constraints && view !== root { addIntrinsicSize(of: view) }
    solve()
  }

  /// Whether a view in the solve is solved by itself, so that nothing in it takes part.
  func isSolvedAlone(_ view: LayoutView) -> Bool { view !== root && view.kind.isSolvedAlone && view.storedFrame != nil }

  private func gather(_ view: LayoutView) {
    views.append(view)
    if isSolvedAlone(view) { return cells.append(view) }
    for child in view.children where child.isInstalled { gather(child) }
  }

  // MARK: Equations

  /// Adds an equation: `expression` is 0, or on one side of it. A required one that contradicts others gives way to those
  /// before, and is kept as a strong wish.
  func add(
    _ expression: LinearExpression, _ relation: Relation = .equal, priority: Double = InnerPriority.required,
    from source: EquationSource
  ) {
    var equation = LinearConstraint(
      expression: expression, relation: relation, priority: priority, tag: sources.count)
    if let probe {
      guard let moved = probe.moved(equation, from: source) else { return }
      equation = moved
    }
    sources.append(source)
    equations.append(equation)
  }

  /// Solves what was added.
  private func solve() {
    for equation in equations {
      do throws(Conflict) {
        try solver.add(equation)
      } catch {
        conflicts.append(error.tags)
        var wish = equation
        wish.priority = InnerPriority.demoted
        _ = try? solver.add(wish)
      }
    }
    solver.solve()
  }

  private func makeLength(of view: LayoutView) -> LinearExpression {
    let variable = LinearExpression(solver.makeVariable())
    add(variable, .greaterThanOrEqual, from: .geometry(view))
    return variable
  }

  // MARK: Frames

  private func makeBox(_ view: LayoutView) -> Box {
    if view === root { return makeRootBox() }
    guard let superview = view.superview, let outer = boxes[superview.index] else { return makeRootBox() }
    switch view.placement {
    case .constraints:
      return Box(
        x: LinearExpression(solver.makeVariable()), y: LinearExpression(solver.makeVariable()),
        width: makeLength(of: view),
        height: makeLength(of: view))
    case .list: return listBox(view, in: superview, outer) ?? autoresizedBox(view, in: superview, outer)
    case .autoresizing, .root: return autoresizedBox(view, in: superview, outer)
    }
  }

  private func makeRootBox() -> Box {
    switch rootSize {
    case .fixed(let size):
      return Box(
        x: LinearExpression(0), y: LinearExpression(0), width: LinearExpression(size.width),
        height: LinearExpression(size.height))
    case .fittingHeight(let width):
      let height = makeLength(of: root)
      add(height, priority: InnerPriority.fallback, from: .geometry(root))
      return Box(x: LinearExpression(0), y: LinearExpression(0), width: LinearExpression(width), height: height)
    }
  }

  // MARK: Items

  func contentBox(of view: LayoutView) -> Box? { contents[view.index] }

  /// The alignment rectangle of a view: what constraints act on.
  func alignmentBox(of view: LayoutView) -> Box? {
    boxes[view.index]?.inset(by: AlignmentInsets.insets(of: view))
  }

  func safeArea(of view: LayoutView) -> EdgeInsets {
    if view.isRoot { return moved(SafeArea.insets(of: view), of: view) }
    return view === root ? .zero : state.safeAreas[view.index] ?? .zero
  }

  func layoutMargins(of view: LayoutView) -> EdgeInsets {
    if let known = margins[view.index] { return known }
    var result = LayoutMargins.margins(of: view, state: state, safeArea: safeArea) { [self] in
      view.superview.map(layoutMargins) ?? .zero
    }
    result = moved(margins: result, of: view)
    margins[view.index] = result
    return result
  }

  // MARK: Lists

  /// Where the rows of a table lie.
  func rows(in table: LayoutView) -> TableRows {
    if let known = rows[table.index] { return known }
    let width = state.frames[table.index]?.width ?? (table === root ? frame(of: root).width : table.storedFrame?.width)
    let result = TableRows(in: table, width: width ?? 0, sizes: intrinsicSizes) { [self] cell in rowHeight(of: cell) }
    rows[table.index] = result
    return result
  }

  /// The frames of what a flow layout places, by the index of the view.
  func itemFrames(in collectionView: LayoutView) -> [Int: Rectangle] {
    if let known = items[collectionView.index] { return known }
    let size = state.frames[collectionView.index].map { Size(width: $0.width, height: $0.height) }
    let result = FlowLayout.items(in: collectionView, size: size)
    items[collectionView.index] = result
    return result
  }

  /// The height of a row: as the solve of the cell found it, or else as the document stores it.
  func rowHeight(of cell: LayoutView) -> Double {
    state.rowHeights[cell.index] ?? cell.storedFrame?.height ?? 0
  }
}
