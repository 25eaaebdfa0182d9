import Cassowary
import InterfaceBuilder

/// Finds the views of a solve whose frames are not determined, without those that only follow others.
///
/// From the outermost view inwards, what is open is reported and then held fast, so that what depends on it is determined. So
/// there are as many findings as constraints are missing, and one for all the views that tie with one another.
struct AmbiguitySearch {
  private let pass: LayoutPass

  /// A search in a pass.
  init(_ pass: LayoutPass) {
    self.pass = pass
  }

  /// What is open, from the outermost view inwards; `cause` is `missing` where no tie is seen.
  ///
  /// - Parameter known: What is known to be open, and is held fast from the beginning.
  func ambiguities(besides known: [Ambiguity] = []) -> [Ambiguity] {
    var result: [Ambiguity] = []
    var open = pass.openParts(of: pass.frameParts(withContent: true))
    if !known.isEmpty, !open.isEmpty {
      let (held, others) = open.divided { part in known.contains { $0.isOf(part) } }
      open = hold(held, of: others)
    }
    while let first = open.first {
      let (found, others) = open.divided { isAlike($0, first) }
      // One alone is no tie.
      let tie = first.isContent ? nil : tie(among: lengths(open, first.part.axis, dependingOn: found))
      let rest = hold(found, of: others)
      guard let tie else {
        let cause: Ambiguity.Cause = first.isContent ? .content : .missing
        result.append(Ambiguity(view: first.view, cause: cause, parts: found.map(\.part), outermost: first.view))
        open = rest
        continue
      }
      let (tied, free) = rest.divided { part in tie.members.contains { isAlike($0.part, part) } }
      let parts = open.filter { isAlike($0, tie.members[0].part) }.map(\.part)
      result.append(
        Ambiguity(view: tie.members[0].part.view, cause: tie.cause, parts: parts, outermost: first.view))
      open = hold(tied, of: free)
    }
    return result
  }

  /// Holds parts fast, and finds which of others are still open. What is held is determined, whatever rounding says.
  private func hold(_ parts: [FramePart], of others: [FramePart]) -> [FramePart] {
    for part in parts { pass.solver.hold(part.variable) }
    return parts.isEmpty ? others : pass.openParts(of: others)
  }

  private func isAlike(_ a: FramePart, _ b: FramePart) -> Bool {
    a.view === b.view && a.isContent == b.isContent && a.part.axis == b.part.axis
  }

  // MARK: Ties

  /// An open length of a view that wants one by its content.
  private struct Wanting {
    let part: FramePart
    let size: Double
    let range: ClosedRange<Double>
  }

  /// The lengths along an axis that depend on where in their ranges some parts are.
  private func lengths(_ open: [FramePart], _ axis: LayoutAxis, dependingOn parts: [FramePart]) -> [Wanting] {
    let length: Ambiguity.Part = axis == .vertical ? .height : .width
    let lengths = open.compactMap { part -> Wanting? in
      guard !part.isContent, part.part == length, let size = pass.wantedLength(of: part.view, axis) else { return nil }
      return Wanting(part: part, size: size, range: pass.solver.range(of: part.variable))
    }
    // In the middle of its range a part leaves another one no end of the range that it had.
    guard lengths.count > 1, let part = parts.first(where: { $0.part == length }) ?? parts.first else { return [] }
    let range = pass.solver.range(of: part.variable)
    let middle =
      range.upperBound.isFinite && range.lowerBound.isFinite
      ? (range.lowerBound + range.upperBound) / 2 : pass.solver.value(of: part.variable) + 10
    guard let id = pass.solver.hold(part.variable, at: middle) else { return [] }
    let depending = lengths.filter { $0.range != pass.solver.range(of: $0.part.variable) }
    pass.solver.remove(id)
    return depending
  }

  /// Those of some lengths, in document order, that may all be larger, or smaller, than the views want.
  private func tie(among lengths: [Wanting]) -> (cause: Ambiguity.Cause, members: [Wanting])? {
    let large = lengths.filter { $0.range.upperBound > $0.size + 0.5 }
    if large.count > 1 { return (.hugging, large) }
    let small = lengths.filter { $0.range.lowerBound < $0.size - 0.5 }
    return small.count > 1 ? (.compression, small) : nil
  }
}

extension [FramePart] {
  /// The parts of which something is true, and the others.
  fileprivate func divided(_ isFirst: (FramePart) -> Bool) -> ([FramePart], [FramePart]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}

extension SimplexSolver {
  /// Prefers the value that a variable has to all that may break.
  fileprivate func hold(_ variable: Variable) { _ = hold(variable, at: value(of: variable)) }

  /// Prefers a value to all that may break.
  fileprivate func hold(_ variable: Variable, at value: Double) -> ConstraintID? {
    try? add(LinearConstraint(variable, .equal, LinearExpression(value), priority: InnerPriority.demoted))
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
