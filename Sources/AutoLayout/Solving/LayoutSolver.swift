import InterfaceBuilder

/// Solves the Auto Layout of a document in an environment, as the canvas of Interface Builder does.
///
/// Every root, and every cell, is a solve of its own. A solve runs in passes: safe areas of nested views, margins that keep the
/// superview's, flow layouts and the widths at which texts wrap come from the frames of the pass before.
public final class LayoutSolver {
  /// The views.
  public let tree: ViewTree
  let intrinsicSizes: IntrinsicSizes

  /// A solver for the views of a document.
  public init(_ tree: ViewTree) {
    self.tree = tree
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

  private func solve(_ root: LayoutView, _ probes: ConfidenceProbes?, into layouts: inout [SolvedLayout]) {
    let pass = settle(root)
    var layout = SolvedLayout(pass)
    layout.confidence = probes?.confidence(of: layout, pass)
    layouts.append(layout)
    for cell in pass.cells { solve(cell, probes, into: &layouts) }
  }

  /// Passes until nothing changes any more; 2 to 4 do as a rule (LAYOUT.md, section 3).
  private func settle(_ root: LayoutView) -> LayoutPass {
    var state = PassState()
    for number in 0..<Self.mostPasses {
      let pass = makePass(root, state)
      var next = PassState(pass)
      // A text is wrapped at the width that its view gets while nothing is wrapped yet.
      if number > 0 { next.wrapWidths = state.wrapWidths }
      if next.isSettled(after: state) { return pass }
      state = next
    }
    return makePass(root, state)
  }

  private static let mostPasses = 5

  func makePass(_ root: LayoutView, _ state: PassState, _ probe: Probe? = nil) -> LayoutPass {
    let frame = root.storedFrame
    let size = Size(width: frame?.width ?? 0, height: frame?.height ?? 0)
    return LayoutPass(root, size: .fixed(size), state: state, intrinsicSizes: intrinsicSizes, probe: probe)
  }
}
