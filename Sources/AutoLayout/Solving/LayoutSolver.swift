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
    var layouts: [SolvedLayout] = []
    solve(root, assessesConfidence ? ConfidenceProbes(self, of: root) : nil, into: &layouts)
    return layouts
  }

  /// The layout of a table cell whose row is so wide: as high as its table says or its constraints ask for.
  public func solve(row cell: LayoutView, width: Double, assessesConfidence: Bool = false) -> SolvedLayout {
    let pass = settleRow(cell, width: width)
    var layout = SolvedLayout(pass, findsAmbiguity: findsAmbiguity)
    if assessesConfidence { layout.confidence = ConfidenceProbes(self, of: cell).confidence(of: layout, pass) }
    return layout
  }

  private func solve(_ root: LayoutView, _ probes: ConfidenceProbes?, into layouts: inout [SolvedLayout]) {
    let pass =
      root.kind == .tableViewCell && !keepsStoredSize(root)
      ? settleRow(root, width: root.rootSize.width) : settle(root, size: .fixed(root.rootSize))
    finish(pass, probes, into: &layouts)
  }

  private func solve(
    _ cell: LayoutView, placedBy outer: LayoutPass, _ probes: ConfidenceProbes?, into layouts: inout [SolvedLayout]
  ) {
    let pass =
      cell.kind == .tableViewCell && !keepsStoredSize(cell)
      ? settleRow(cell, width: outer.frame(of: cell).width) : settle(cell, size: .fixed(cell.storedSize))
    finish(pass, probes, into: &layouts)
  }

  private func finish(_ pass: LayoutPass, _ probes: ConfidenceProbes?, into layouts: inout [SolvedLayout]) {
    var layout = SolvedLayout(pass, findsAmbiguity: findsAmbiguity)
    layout.confidence = probes?.confidence(of: layout, pass)
    layouts.append(layout)
    for cell in pass.cells { solve(cell, placedBy: pass, probes, into: &layouts) }
  }

  // MARK: Rows

  /// Whether a cell has the size that the document stores.
  private func keepsStoredSize(_ cell: LayoutView) -> Bool { tree.keepsStoredRows && cell.storedSize.height > 0 }

  private func settleRow(_ cell: LayoutView, width: Double) -> LayoutPass {
    let key = RowKey(cell: cell.index, width: width)
    if let pass = rows[key] { return pass }
    let pass = makeRow(cell, width: width)
    rows[key] = pass
    return pass
  }

  private func makeRow(_ cell: LayoutView, width: Double) -> LayoutPass {
    func settle(height: Double) -> LayoutPass {
      self.settle(cell, size: .fixed(Size(width: width, height: height)))
    }
    if case .fixed(let height) = cell.rowSizing { return settle(height: height) }
    if cell.hasBuiltInStyle { return settle(height: RowHeights.builtIn(cell, fonts: intrinsicSizes.fonts)) }
    let pass = self.settle(cell, size: .fittingHeight(width: width))
    return pass.frame(of: cell).height < 1 ? settle(height: RowHeights.standard) : pass
  }

  /// The heights of the rows that a pass has placed, by the index of the cell; none where rows keep what the document stores.
  private func rowHeights(of pass: LayoutPass) -> [Int: Double] {
    if tree.keepsStoredRows { return [:] }
    var heights: [Int: Double] = [:]
    for cell in pass.cells where cell.kind == .tableViewCell {
      heights[cell.index] = settleRow(cell, width: pass.frame(of: cell).width).frame(of: cell).height
    }
    return heights
  }

  private struct RowKey: Hashable {
    let cell: Int
    let width: Double
  }

  // MARK: Passes

  /// Passes until nothing changes any more; 2 to 4 do as a rule (LAYOUT.md, section 3).
  private func settle(_ root: LayoutView, size: LayoutPass.RootSize) -> LayoutPass {
    var state = PassState()
    for number in 0..<Self.mostPasses {
      let pass = makePass(root, size, state)
      var next = PassState(pass)
      next.rowHeights = rowHeights(of: pass)
      // A text is wrapped at the width that its view gets while nothing is wrapped yet.
      if number > 0 { next.wrapWidths = state.wrapWidths }
      if next.isSettled(after: state) { return pass }
      state = next
    }
    return makePass(root, size, state)
  }

  private static let mostPasses = 5

  func makePass(
    _ root: LayoutView, _ size: LayoutPass.RootSize, _ state: PassState, _ probe: Probe? = nil
  ) -> LayoutPass {
    LayoutPass(root, size: size, state: state, intrinsicSizes: intrinsicSizes, probe: probe)
  }
}
