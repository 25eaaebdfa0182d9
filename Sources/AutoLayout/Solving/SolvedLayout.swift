import Cassowary
import InterfaceBuilder
import XMLTree

/// The frames of a root, or of a cell, and of what lies in it.
public struct SolvedLayout {
  /// The root or cell.
  public let root: LayoutView
  /// The size of the root in points, on whole pixels like its content.
  public let size: Size
  /// The views with their frames in the coordinates of their superviews, in document order; without the root. As UIKit does
  /// it, edges are on whole pixels of the root (1,427 of 1,614 frames that are not by themselves; rounding positions and sizes
  /// instead gives 1,311).
  public let frames: [(view: LayoutView, frame: Rectangle)]
  /// The same frames as the constraints give them.
  let exactFrames: [Rectangle]
  /// Sets of required constraints that contradict one another; a constraint outside of the document stands as `nil`.
  public let conflicts: [[XMLNode?]]
  /// How sure each of the frames is, in their order; `nil` unless it was asked for.
  public internal(set) var confidence: [Confidence]?
  /// How sure the height of a row is that its content gives; `certain` for roots of a given size, `nil` unless it was asked for.
  public internal(set) var rootConfidence: Confidence?
  /// The safe area of the root.
  public let safeArea: EdgeInsets
  /// The views whose own constraints, such as those of a stack view, belong to the set of `conflicts` at the same place.
  public let conflictingViews: [[LayoutView]]

  /// The sizes that views want by their content, in document order: of their alignment rectangles, in points; a part is `nil`
  /// where a view wants none. A text that wraps is taken at the width that it has.
  public let intrinsicSizes: [(view: LayoutView, width: Double?, height: Double?)]
  /// Where the texts of static tables lie, in document order, edges on whole pixels of the table.
  public let sections: [SectionFrames]

  /// Views that could as well lie elsewhere or be of another size along an axis; of those that lie in one another only the
  /// outermost. Empty where the solver does not look for them.
  public let ambiguities: [(view: LayoutView, axis: LayoutAxis)]

  init(_ pass: LayoutPass, findsAmbiguity: Bool) {
    root = pass.root
    let scale = root.tree.environment.scale
    size = pass.rootSizeOnPixels
    safeArea = pass.safeArea(of: root)
    ambiguities = findsAmbiguity ? pass.ambiguities() : []
    frames = pass.placedViews.map { view, superview in
      let outer = pass.frame(of: superview).onPixels(scale: scale)
      return (view, pass.frame(of: view).onPixels(scale: scale).relative(to: outer))
    }
    exactFrames = pass.exactFrames
    intrinsicSizes = pass.views.compactMap { view in
      guard view.placement == .constraints else { return nil }
      let size = pass.wantedSize(of: view)
      return size == .none ? nil : (view, size.width, size.height)
    }
    sections = pass.views.filter { $0.kind == .tableView }.flatMap { pass.rows(in: $0).sections }.map { section in
      var section = section
      section.header = section.header?.onPixels(scale: scale)
      section.footer = section.footer?.onPixels(scale: scale)
      return section
    }
    conflictingViews = pass.conflicts.map { pass.views(ofConflict: $0) }
    conflicts = pass.conflicts.map { members in
      members.map { tag in
        if case .constraint(let node) = pass.sources[tag] { node } else { nil }
      }
    }
  }
}

extension Rectangle {
  /// The rectangle in the coordinates of another.
  fileprivate func relative(to outer: Rectangle) -> Rectangle {
    Rectangle(x: x - outer.x, y: y - outer.y, width: width, height: height)
  }

  /// The rectangle with its edges on whole pixels; what lies half-way goes away from 0 (1,149 of 1,180).
  func onPixels(scale: Double) -> Rectangle {
    // Halves that arithmetic made a little less are halves.
    func pixel(_ edge: Double) -> Double { (edge * scale + (edge < 0 ? -1e-6 : 1e-6)).rounded() }
    let (left, top) = (pixel(x), pixel(y))
    return Rectangle(
      x: left / scale, y: top / scale, width: (pixel(x + width) - left) / scale,
      height: (pixel(y + height) - top) / scale)
  }
}

extension LayoutPass {
  /// The views of a layout with their superviews, in document order; without the root.
  fileprivate var placedViews: [(view: LayoutView, superview: LayoutView)] {
    views.compactMap { view in view === root ? nil : view.superview.map { (view, $0) } }
  }

  /// The frames of a layout, in its order, as the constraints give them.
  var exactFrames: [Rectangle] { placedViews.map { frame(of: $0.view).relative(to: frame(of: $0.superview)) } }

  /// The size of the root, on whole pixels.
  var rootSizeOnPixels: Size {
    let frame = frame(of: root).onPixels(scale: tree.environment.scale)
    return Size(width: frame.width, height: frame.height)
  }

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
