import InterfaceBuilder

/// Solves the Auto Layout of a document in an environment, as the canvas of Interface Builder does.
///
/// Every root, and every cell, is a solve of its own. A solve runs in passes: safe areas of nested views, margins that keep the
/// superview's, flow layouts and the widths at which texts wrap come from the frames of the pass before.
public final class LayoutSolver {
  /// The views.
  public let tree: ViewTree
  let intrinsicSizes: IntrinsicSizes
  private let findsAmbiguity: Bool
  private var rows: [RowKey: LayoutPass] = [:]
  /// The roots of which it is known whether a container view shows them, by their index.
  private var embedded: Set<Int> = []

  /// A solver for the views of a document.
  ///
  /// - Parameter findsAmbiguity: Whether layouts tell which views could as well lie elsewhere, which takes more time.
  public init(_ tree: ViewTree, findsAmbiguity: Bool = false) {
    self.tree = tree
    self.findsAmbiguity = findsAmbiguity
    intrinsicSizes = IntrinsicSizes(tree)
  }

  /// The layouts of a root and of the cells in it.
  ///
  /// - Parameter assessesConfidence: whether to tell how sure each frame is, which takes as many solves again and more.
  public func solve(_ root: LayoutView, assessesConfidence: Bool = false) -> [SolvedLayout] {
    let probes = assessesConfidence ? ConfidenceProbes(self) : nil
    return passes(root).map { layout(of: $0, probes) }
  }

  /// The layout of a table cell whose row is so wide: as high as its table says or its constraints ask for.
  public func solve(row cell: LayoutView, width: Double, assessesConfidence: Bool = false) -> SolvedLayout {
    layout(of: settleRow(cell, width: width), assessesConfidence ? ConfidenceProbes(self) : nil)
  }

  private func layout(of pass: LayoutPass, _ probes: ConfidenceProbes?) -> SolvedLayout {
    var layout = SolvedLayout(pass, findsAmbiguity: findsAmbiguity)
    probes?.assess(&layout, pass)
    return layout
  }

  /// The last passes of a root and of the cells in it, outer ones first.
  func passes(_ root: LayoutView, _ probe: Probe? = nil) -> [LayoutPass] {
    embed(root)
    let isRow = root.kind == .tableViewCell && !keepsStoredSize(root)
    return passes(
      from: isRow
        ? settleRow(root, width: root.rootSize.width, probe) : settle(root, size: .fixed(root.rootSize), probe))
  }

  private func passes(from pass: LayoutPass) -> [LayoutPass] {
    [pass]
      + pass.cells.flatMap { cell in
        let isRow = cell.kind == .tableViewCell && !keepsStoredSize(cell)
        return passes(
          from: isRow
            ? settleRow(cell, width: pass.frame(of: cell).width, pass.probe)
            : settle(cell, size: .fixed(cell.storedSize), pass.probe))
      }
  }

  // MARK: Embedded controllers

  /// Finds out how a container view shows a root, once. On its own canvas a root is as large as it was drawn.
  private func embed(_ root: LayoutView) {
    guard !tree.environment.isOwnCanvas, root.isControllerRoot, let controller = root.controller,
      embedded.insert(root.index).inserted, let container = tree.container(of: controller)
    else { return }
    for pass in passes(container.outermost) where pass.views.contains(where: { $0 === container }) {
      let frame = pass.frame(of: container).onPixels(scale: tree.environment.scale)
      root.embedding = Embedding(
        size: Size(width: frame.width, height: frame.height), safeArea: pass.safeArea(of: container))
    }
  }

  // MARK: Rows

  /// Whether a cell has the size that the document stores.
  private func keepsStoredSize(_ cell: LayoutView) -> Bool { tree.keepsStoredRows && cell.storedSize.height > 0 }

  private func settleRow(_ cell: LayoutView, width: Double, _ probe: Probe? = nil) -> LayoutPass {
    let key = RowKey(cell: cell.index, width: width, probe: probe)
    if let pass = rows[key] { return pass }
    let pass = makeRow(cell, width: width, probe)
    rows[key] = pass
    return pass
  }

  private func makeRow(_ cell: LayoutView, width: Double, _ probe: Probe?) -> LayoutPass {
    func settle(height: Double) -> LayoutPass {
      self.settle(cell, size: .fixed(Size(width: width, height: height)), probe)
    }
    if case .fixed(let height) = cell.rowSizing { return settle(height: height) }
    if cell.hasBuiltInStyle { return settle(height: RowHeights.builtIn(cell, fonts: intrinsicSizes.fonts)) }
    let pass = self.settle(cell, size: .fittingHeight(width: width), probe)
    return pass.frame(of: cell).height < 1 ? settle(height: RowHeights.standard) : pass
  }

  /// The heights of the rows that a pass has placed, by the index of the cell; none where rows keep what the document stores.
  private func rowHeights(of pass: LayoutPass) -> [Int: Double] {
    if tree.keepsStoredRows { return [:] }
    var heights: [Int: Double] = [:]
    for cell in pass.cells where cell.kind == .tableViewCell {
      heights[cell.index] = settleRow(cell, width: pass.frame(of: cell).width, pass.probe).frame(of: cell).height
    }
    return heights
  }

  private struct RowKey: Hashable {
    let cell: Int
    let width: Double
    let probe: Probe?
  }

  // MARK: Passes

  /// Passes until nothing changes any more; 2 to 4 do as a rule.
  private func settle(_ root: LayoutView, size: LayoutPass.RootSize, _ probe: Probe?) -> LayoutPass {
    var state = PassState()
    for number in 0..<Self.mostPasses {
      let pass = makePass(root, size, state, probe)
      var next = PassState(pass)
      next.rowHeights = rowHeights(of: pass)
      // A text is wrapped at the width that its view gets while nothing is wrapped yet.
      if number > 0 { next.wrapWidths = state.wrapWidths }
      if next.isSettled(after: state) { return pass }
      state = next
    }
    return makePass(root, size, state, probe)
  }

  private static let mostPasses = 5

  func makePass(
    _ root: LayoutView, _ size: LayoutPass.RootSize, _ state: PassState, _ probe: Probe? = nil
  ) -> LayoutPass {
    LayoutPass(root, size: size, state: state, intrinsicSizes: intrinsicSizes, probe: probe)
  }
}
