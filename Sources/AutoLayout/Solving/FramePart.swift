import Cassowary

/// A number that a solve finds: a part of the frame of a view that constraints place, or a length of what scrolls in a view.
struct FramePart {
  let view: LayoutView
  let part: Ambiguity.Part
  /// Whether it is a length of what scrolls in the view.
  let isContent: Bool
  let variable: Variable
}

extension LayoutPass {
  /// The parts of the frames that constraints give, views in document order and their horizontal parts first.
  ///
  /// - Parameter withContent: Whether to add the lengths of what scrolls in scroll views, where constraints place something in it.
  func frameParts(withContent: Bool = false) -> [FramePart] {
    views.flatMap { view -> [FramePart] in
      var parts: [FramePart] = []
      if view.placement == .constraints, view !== root, let box = boxes[view.index] {
        parts = box.parts([.x, .width, .y, .height], of: view, areContent: false)
      }
      if withContent, view.kind == .scrollView, let content = contentBox(of: view), hasConstrainedContent(view) {
        parts += content.parts([.width, .height], of: view, areContent: true)
      }
      return parts
    }
  }

  private func hasConstrainedContent(_ view: LayoutView) -> Bool {
    view.children.contains { $0.placement == .constraints && boxes[$0.index] != nil }
  }

  /// The parts that nothing decides on.
  func openParts(of parts: [FramePart]) -> [FramePart] {
    zip(parts, solver.isDetermined(parts.map(\.variable))).filter { !$0.1 }.map(\.0)
  }
}

extension Box {
  fileprivate func parts(_ parts: [Ambiguity.Part], of view: LayoutView, areContent: Bool) -> [FramePart] {
    parts.compactMap { part in
      expression(of: part).terms.first.map {
        FramePart(view: view, part: part, isContent: areContent, variable: $0.variable)
      }
    }
  }

  private func expression(of part: Ambiguity.Part) -> LinearExpression {
    switch part {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}
