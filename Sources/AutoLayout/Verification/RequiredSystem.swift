import Cassowary
import InterfaceBuilder
import XMLTree

/// The required constraints of a root or cell, and nothing that could be otherwise at run time: what contradicts here
/// contradicts on every device, with every text and at every height of a row.
///
/// Every view has a frame of any size; margins are any that are not negative, and so are safe areas within reason; where the
/// content of a scrolling view and where baselines lie is open. What depends on text (required hugging) and hidden views of
/// stack views are left out. A screen, and a row of a table on it, is as wide as the phones are.
final class RequiredSystem {
  let root: LayoutView
  let solver = SimplexSolver()
  var boxes: [Int: Box] = [:]
  private var contents: [Int: Box] = [:]
  private var insets: [InsetKey: Insets] = [:]
  private var baselines: [BaselineKey: LinearExpression] = [:]
  /// The element that an equation stands for, by its tag; `nil` for what always holds.
  var sources: [XMLNode?] = []
  /// The cells in it, which are checked by themselves.
  private(set) var cells: [LayoutView] = []
  /// What cannot hold.
  private(set) var conflicts: [LayoutConflict] = []

  private struct InsetKey: Hashable {
    let view: Int
    let isMargin: Bool
  }

  private struct BaselineKey: Hashable {
    let view: Int
    let isFirst: Bool
  }

  /// Checks the constraints in a root or cell.
  init(_ root: LayoutView) {
    self.root = root
    var views: [LayoutView] = []
    gather(root, into: &views)
    for view in views { boxes[view.index] = makeBox() }
    if let box = boxes[root.index] {
      // What fits a root without any size fits nothing.
      add(box.width - 1, .greaterThanOrEqual, from: nil)
      add(box.height - 1, .greaterThanOrEqual, from: nil)
    }
    for view in views where view.kind.scrolls { contents[view.index] = makeBox() }
    for view in views where view !== root { contain(view) }
    for view in views where view.kind == .stackView { arrange(view) }
    for view in views {
      for constraint in view.constraints { add(constraint, heldBy: view) }
    }
    checkScreens()
  }

  private func gather(_ view: LayoutView, into views: inout [LayoutView]) {
    if view !== root, view.kind.isSolvedAlone { return cells.append(view) }
    views.append(view)
    for child in view.children where child.isInstalled { gather(child, into: &views) }
  }

  private func makeBox() -> Box {
    Box(x: makeVariable(), y: makeVariable(), width: makeLength(), height: makeLength())
  }

  private func makeVariable() -> LinearExpression { LinearExpression(solver.makeVariable()) }

  private func makeLength() -> LinearExpression {
    let length = makeVariable()
    add(length, .greaterThanOrEqual, from: nil)
    return length
  }

  // MARK: Equations

  func add(_ expression: LinearExpression, _ relation: Relation = .equal, from source: XMLNode?) {
    let tag = sources.count
    sources.append(source)
    do throws(Conflict) {
      try solver.add(LinearConstraint(expression: expression, relation: relation, tag: tag))
    } catch {
      add(error, .always)
    }
  }

  func add(_ conflict: Conflict, _ extent: LayoutConflict.Extent) {
    var members: [XMLNode] = []
    let nodes = conflict.tags.filter(sources.indices.contains).compactMap { sources[$0] }
    for member in nodes.sorted(by: { $0.rawValue < $1.rawValue }) where member != members.last {
      members.append(member)
    }
    let document = root.tree.document
    let constraints = members.filter { document.constraint(at: $0) != nil }
    // Who deletes what two conflicts have in common mends both: they are one fault.
    let isKnown = conflicts.contains { $0.members.contains(where: constraints.contains) }
    guard let place = constraints.last, !isKnown else { return }
    conflicts.append(LayoutConflict(members: members, place: place, extent: extent))
  }

  private func add(_ constraint: LayoutConstraint, heldBy holder: LayoutView) {
    let source = constraint.source
    guard constraint.priority >= InnerPriority.required, !source.isPlaceholder,
      let difference = difference(constraint, heldBy: holder)
    else { return }
    add(difference, Relation(source.relation), from: source.node)
  }
}

extension RequiredSystem: ConstraintSpace {
  var tree: ViewTree { root.tree }

  func alignmentBox(of view: LayoutView) -> Box? { boxes[view.index] }

  func contentBox(of view: LayoutView) -> Box? { contents[view.index] }

  /// A baseline depends on text and lies anywhere, but for all constraints at the same place.
  func baseline(_ attribute: LayoutAttribute, of view: LayoutView, _ box: Box) -> LinearExpression? {
    let key = BaselineKey(view: view.index, isFirst: attribute == .firstBaseline)
    let place = baselines[key] ?? makeVariable()
    baselines[key] = place
    return place
  }

  func insets(of view: LayoutView, areMargins: Bool) -> Insets {
    let key = InsetKey(view: view.index, isMargin: areMargins)
    if let known = insets[key] { return known }
    var made = Insets(top: makeLength(), left: makeLength(), bottom: makeLength(), right: makeLength())
    if !areMargins {
      add(made.top - Self.highestBars.top, .lessThanOrEqual, from: nil)
      add(made.bottom - Self.highestBars.bottom, .lessThanOrEqual, from: nil)
      if !root.tree.environment.isLandscape {
        made.left = 0
        made.right = 0
      }
    }
    insets[key] = made
    return made
  }
}
