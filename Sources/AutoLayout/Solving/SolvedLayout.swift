import Cassowary
import InterfaceBuilder
import XMLTree

/// The frames of a root, or of a cell, and of what lies in it.
public struct SolvedLayout {
  /// The root or cell.
  public let root: LayoutView
  /// The views with their frames in the coordinates of their superviews, in document order; without the root.
  public let frames: [(view: LayoutView, frame: Rectangle)]
  /// Sets of required constraints that contradict one another; a constraint outside of the document stands as `nil`.
  public let conflicts: [[XMLNode?]]
  /// How sure each of the frames is, in their order; `nil` unless it was asked for.
  public internal(set) var confidence: [Confidence]?

  init(_ pass: LayoutPass) {
    root = pass.root
    frames = pass.views.compactMap { view in
      guard view !== pass.root, let superview = view.superview else { return nil }
      var frame = pass.frame(of: view)
      let outer = pass.frame(of: superview)
      frame.x -= outer.x
      frame.y -= outer.y
      return (view, frame)
    }
    conflicts = pass.conflicts.map { members in
      members.map { tag in
        if case .constraint(let node) = pass.sources[tag] { node } else { nil }
      }
    }
  }
}

extension LayoutPass {
  /// The frame of a view in the coordinates of the root.
  func frame(of view: LayoutView) -> Rectangle {
    guard let box = boxes[view.index] else { return Rectangle(x: 0, y: 0, width: 0, height: 0) }
    return Rectangle(x: number(box.x), y: number(box.y), width: number(box.width), height: number(box.height))
  }

  private func number(_ expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }
}
