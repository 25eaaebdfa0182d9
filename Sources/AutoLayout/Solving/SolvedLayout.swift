import Cassowary
import InterfaceBuilder
import XMLTree

/// The frames of a root, or of a cell, and of what lies in it.
public struct SolvedLayout {
  /// The root or cell.
  public let root: LayoutView
  /// The size of the root in points.
  public let size: Size
  /// The views with their frames in the coordinates of their superviews, in document order; without the root.
  public let frames: [(view: LayoutView, frame: Rectangle)]
  /// Sets of required constraints that contradict one another; a constraint outside of the document stands as `nil`.
  public let conflicts: [[XMLNode?]]
  /// How sure each of the frames is, in their order; `nil` unless it was asked for.
  public internal(set) var confidence: [Confidence]?
  /// The views whose own constraints, such as those of a stack view, belong to the set of `conflicts` at the same place.
  public let conflictingViews: [[LayoutView]]

  /// Views that could as well lie elsewhere or be of another size along an axis; of those that lie in one another only the
  /// outermost. Empty where the solver does not look for them.
  public let ambiguities: [(view: LayoutView, axis: LayoutAxis)]

  init(_ pass: LayoutPass, findsAmbiguity: Bool) {
    root = pass.root
    let frame = pass.frame(of: root)
    size = Size(width: frame.width, height: frame.height)
    ambiguities = findsAmbiguity ? pass.ambiguities() : []
    frames = pass.views.compactMap { view in
      guard view !== pass.root, let superview = view.superview else { return nil }
      var frame = pass.frame(of: view)
      let outer = pass.frame(of: superview)
      frame.x -= outer.x
      frame.y -= outer.y
      return (view, frame)
    }
    conflictingViews = pass.conflicts.map { pass.views(ofConflict: $0) }
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

/// A direction on the screen.
public enum LayoutAxis: String, CaseIterable, Sendable {
  case horizontal, vertical
}

extension LayoutPass {
  /// The views whose own constraints are among those of a conflict, in document order.
  func views(ofConflict tags: [Int]) -> [LayoutView] {
    var indices: Set<Int> = []
    for tag in tags {
      switch sources[tag] {
      case .constraint: break
      case .stackView(let view), .hugging(let view), .compressionResistance(let view), .fallback(let view),
        .geometry(let view):
        indices.insert(view.index)
      }
    }
    return views.filter { indices.contains($0.index) }
  }

  /// The views whose place or size along an axis nothing decides on.
  func ambiguities() -> [(view: LayoutView, axis: LayoutAxis)] {
    var covered: [LayoutAxis: Set<Int>] = [:]
    // Where hidden views lie that a stack view leaves out is of no account.
    for view in views where view.isCollapsed {
      for axis in LayoutAxis.allCases { covered[axis, default: []].insert(view.index) }
    }
    var result: [(view: LayoutView, axis: LayoutAxis)] = []
    for open in openParts(of: frameParts()) {
      let (view, axis) = (open.view, open.part.axis)
      let isCovered = sequence(first: view, next: \.superview).contains {
        covered[axis]?.contains($0.index) ?? false
      }
      if isCovered { continue }
      covered[axis, default: []].insert(view.index)
      result.append((view, axis))
    }
    return result
  }
}
