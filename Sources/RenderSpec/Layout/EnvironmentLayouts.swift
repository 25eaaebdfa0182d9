import AutoLayout
import InterfaceBuilder

/// The layouts of a document in one environment, each solved when it is first asked for.
final class EnvironmentLayouts {
  let environment: SpecEnvironment
  let tree: ViewTree
  private let solver: LayoutSolver
  /// By the index of the root or cell.
  private var layouts: [Int: SolvedLayout] = [:]
  /// The frames in the coordinates of their superviews, by the index of the view.
  private var frames: [Int: Rectangle] = [:]

  init(_ document: Document, in environment: SpecEnvironment, translations: [String: String]) {
    self.environment = environment
    tree = ViewTree(document, environment: environment.layout, translations: translations)
    solver = LayoutSolver(tree, findsAmbiguity: true)
  }

  /// The layout of a root, or of a cell as the list that it lies in places it.
  func layout(of view: LayoutView) -> SolvedLayout? {
    solveRoot(of: view)
    return layouts[view.index]
  }

  /// The layout of a row that is so wide.
  func layout(ofRow cell: LayoutView, width: Double) -> SolvedLayout {
    solver.solve(row: cell, width: width, assessesConfidence: true)
  }

  /// The frame of a view in the coordinates of its superview; `nil` where its root has none.
  func frame(of view: LayoutView) -> Rectangle? {
    solveRoot(of: view)
    return frames[view.index]
  }

  private func solveRoot(of view: LayoutView) {
    let root = view.outermost
    if layouts[root.index] != nil { return }
    for layout in solver.solve(root, assessesConfidence: true) {
      layouts[layout.root.index] = layout
      for (view, frame) in layout.frames { frames[view.index] = frame }
    }
    let size = root.rootSize
    frames[root.index] = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
  }
}
