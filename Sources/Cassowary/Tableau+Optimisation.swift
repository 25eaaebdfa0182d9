extension Tableau {
  /// What a residual outside the basis may do to better the objective.
  private struct Move {
    var residual: Int32
    var rises: Bool
    /// How the objective changes with the distance; less than 0.
    var slope: Double
  }

  /// Pivots until the sum of the errors of a level, or when `level` is nil the objective that `gradient` tells, is least
  /// among the values that lose nothing at the levels that are done with. Whether it has a least value at all.
  ///
  /// The column that improves fastest enters. After a run of pivots that change no value Bland's rule takes over until one
  /// does: the lowest column that improves enters and the lowest row that blocks leaves, so that no basis comes again.
  @discardableResult
  mutating func optimise(level: Double?) -> Bool {
    if let level { computeGradient(of: level) }
    var isFresh = true
    var stalled = 0
    // Only rounding can keep it from ending by itself.
    var remaining = 1000 + 20 * (rowTerms.count + residuals.count)
    let patience = 20 + rowTerms.count / 8
    while remaining > 0 {
      remaining -= 1
      let isBland = stalled > patience
      guard let move = bestMove(level: level, isBland: isBland) else {
        // What many pivots added up is checked against the rows.
        guard let level, !isFresh else { return true }
        computeGradient(of: level)
        isFresh = true
        continue
      }
      meetColumn(of: move.residual)
      var points = breakpoints(rises: move.rises, level: level)
      points.sort(by: isBland ? Breakpoint.isLower : Breakpoint.isEarlier)
      guard let end = isBland ? (points.isEmpty ? nil : 0) : end(of: points, slope: move.slope) else {
        // A sum of errors is never below 0: it only seems to fall for ever.
        if level == nil { return false }
        freeze(move.residual, above: move.rises)
        continue
      }
      stalled = points[end].distance > valueTolerance ? 0 : stalled + 1
      enter(move, passing: points[..<end], leaving: points[end].row, level: level)
      isFresh = false
    }
    return true
  }

  /// Sets `gradient` to how the sum of the errors of a level changes with the residuals outside the basis.
  mutating func computeGradient(of level: Double) {
    gradient.clear()
    for (row, index) in rowResiduals.enumerated() where index >= 0 {
      let residual = residuals[Int(index)]
      if residual.priority == level, residual.standing == .open, residual.slope != 0 {
        gradient.add(rowTerms[row], times: residual.slope)
      }
    }
  }

  /// How the objective changes when a residual outside the basis rises or falls from 0.
  func reducedCost(of residual: Int32, rises: Bool, level: Double?) -> Double {
    let gradient = gradient.coefficients[Int(residual)]
    let own = residuals[Int(residual)]
    let cost = own.priority == level ? (rises ? own.costAbove : own.costBelow) : 0
    return rises ? cost + gradient : cost - gradient
  }

  private func bestMove(level: Double?, isBland: Bool) -> Move? {
    var best: Move?
    for index in gradient.met {
      let gradient = gradient.coefficients[Int(index)]
      guard abs(gradient) > Self.costTolerance, residuals[Int(index)].row < 0 else { continue }
      let rises = gradient < 0
      let residual = residuals[Int(index)]
      guard !(rises ? residual.isFrozenAbove : residual.isFrozenBelow) else { continue }
      let slope = reducedCost(of: index, rises: rises, level: level)
      guard slope < -Self.costTolerance else { continue }
      if let best {
        let isBetter = isBland || slope == best.slope ? index < best.residual : slope < best.slope
        guard isBetter else { continue }
      }
      best = Move(residual: index, rises: rises, slope: slope)
    }
    return best
  }

  /// Pivots, and brings `gradient` up to date. `hits` must be the entries of the column that moves.
  private mutating func enter(_ move: Move, passing: ArraySlice<Breakpoint>, leaving row: Int, level: Double?) {
    for point in passing {
      let residual = residuals[Int(point.residual)]
      let bend = residual.costBelow + residual.costAbove
      gradient.add(rowTerms[point.row], times: residual.isAbove ? -bend : bend)
      residuals[Int(point.residual)].isAbove.toggle()
    }
    let leaving = residuals[Int(rowResiduals[row])]
    if leaving.priority == level, leaving.standing == .open, leaving.slope != 0 {
      gradient.add(rowTerms[row], times: -leaving.slope)
    }
    pivot(row, entering: move.residual, rises: move.rises)
    var coefficient = gradient.take(move.residual)
    let entered = residuals[Int(move.residual)]
    if entered.priority == level {
      coefficient += move.rises ? entered.costAbove : -entered.costBelow
    }
    if coefficient != 0 { gradient.add(rowTerms[row], times: coefficient) }
  }

  /// Keeps a residual outside the basis from rising or falling.
  mutating func freeze(_ residual: Int32, above: Bool) {
    if above {
      residuals[Int(residual)].isFrozenAbove = true
    } else {
      residuals[Int(residual)].isFrozenBelow = true
    }
  }
}
