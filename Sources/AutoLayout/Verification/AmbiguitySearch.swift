import Cassowary
import InterfaceBuilder

/// Finds the views of a solve whose frames are not determined, without those that only follow others.
///
/// From the outermost view inwards, what is open is reported and then held fast, so that what depends on it is determined. So
/// there are as many findings as constraints are missing.
struct AmbiguitySearch {
  private let pass: LayoutPass

  /// A search in a pass.
  init(_ pass: LayoutPass) {
    self.pass = pass
  }

  /// What is open, from the outermost view inwards; `cause` is `missing` where no tie is seen.
  func ambiguities() -> [Ambiguity] {
    var result: [Ambiguity] = []
    var open = pass.openParts(of: pass.frameParts(withContent: true))
    while let first = open.first {
      let found = open.filter { isAlike($0, first) }
      let cause = first.isContent ? .content : cause(open, first.part.axis)
      result.append(Ambiguity(view: first.view, cause: cause, parts: found.map(\.part)))
      for part in found { pass.solver.hold(part.variable) }
      // What is held is determined, whatever rounding says.
      open = pass.openParts(of: open.filter { !isAlike($0, first) })
    }
    return result
  }

  private func isAlike(_ a: FramePart, _ b: FramePart) -> Bool {
    a.view === b.view && a.isContent == b.isContent && a.part.axis == b.part.axis
  }

  /// Why something is open along an axis: some of the open lengths may be larger, or smaller, than the views want.
  private func cause(_ open: [FramePart], _ axis: LayoutAxis) -> Ambiguity.Cause {
    let length: Ambiguity.Part = axis == .vertical ? .height : .width
    var wanting: [(size: Double, range: ClosedRange<Double>)] = []
    for part in open where !part.isContent && part.part == length {
      guard let size = pass.wantedLength(of: part.view, axis) else { continue }
      wanting.append((size, pass.solver.range(of: part.variable)))
    }
    // One alone is no tie.
    guard wanting.count > 1 else { return .missing }
    if wanting.count(where: { $0.range.upperBound > $0.size + 0.5 }) > 1 { return .hugging }
    return wanting.count(where: { $0.range.lowerBound < $0.size - 0.5 }) > 1 ? .compression : .missing
  }
}

extension SimplexSolver {
  /// Prefers the value that a variable has to all that may break.
  fileprivate func hold(_ variable: Variable) {
    _ = try? add(
      LinearConstraint(variable, .equal, LinearExpression(value(of: variable)), priority: InnerPriority.demoted))
  }
}

extension LayoutPass {
  /// The frame's length that a view wants by its content; `nil` where it wants none.
  fileprivate func wantedLength(of view: LayoutView, _ axis: LayoutAxis) -> Double? {
    let size = wantedSize(of: view)
    let insets = AlignmentInsets.insets(of: view)
    return switch axis {
    case .horizontal: size.width.map { $0 + insets.left + insets.right }
    case .vertical: size.height.map { $0 + insets.top + insets.bottom }
    }
  }
}
