extension Tableau {
  /// A row whose residual comes to 0 while a column moves.
  struct Breakpoint {
    /// How far the column has moved then.
    var distance: Double
    /// The row.
    var row: Int
    /// The residual of the row.
    var residual: Int32
    /// How fast the residual moves, unsigned.
    var rate: Double
    /// What passing the point adds to the slope of the objective; infinite when it may not be passed.
    var gain: Double
  }

  /// The least coefficient that a pivot may have; smaller ones are likely to be rounding.
  static let pivotTolerance = 1e-8

  /// The points at which the entries in `hits` come to 0 when their column moves up or down from 0: those that may not be
  /// passed, and those of the level under way, where the objective bends.
  func breakpoints(rises: Bool, level: Double?) -> [Breakpoint] {
    var points: [Breakpoint] = []
    for hit in hits {
      let rate = rises ? hit.coefficient : -hit.coefficient
      guard abs(rate) > Self.pivotTolerance else { continue }
      let index = rowResiduals[hit.row]
      let residual = residuals[Int(index)]
      let value = rowConstants[hit.row]
      let gain: Double
      switch residual.standing {
      case .open:
        guard residual.priority == level, residual.isAbove == (rate < 0), !residual.isFree else { continue }
        gain = (residual.costBelow + residual.costAbove) * abs(rate)
      case .kept:
        guard rate < 0 ? residual.costBelow > 0 : residual.costAbove > 0 else { continue }
        gain = .infinity
      case .least:
        guard residual.isAbove == (rate < 0), !residual.isFree else { continue }
        gain = .infinity
      }
      points.append(
        Breakpoint(
          distance: max(0, rate < 0 ? value : -value) / abs(rate), row: hit.row, residual: index, rate: abs(rate),
          gain: gain))
    }
    return points
  }

  /// The place among sorted points of the one that ends the move of a column whose objective falls with this slope (less
  /// than 0): the first at which it would no longer fall. Nil when it falls for ever.
  func end(of points: [Breakpoint], slope: Double) -> Int? {
    var slope = slope
    for (place, point) in points.enumerated() {
      slope += point.gain
      if slope >= -Self.costTolerance { return steadier(than: place, of: points) }
    }
    return nil
  }

  /// The place of a point to end at instead of one with a small coefficient: that with the largest among those so close
  /// behind that what they pass exceeds its 0 by no more than the tolerance.
  private func steadier(than place: Int, of points: [Breakpoint]) -> Int {
    var best = place
    var limit = Double.infinity
    for next in place..<points.count where points[place].rate < 0.01 {
      guard points[next].distance <= limit else { break }
      limit = min(limit, points[next].distance + valueTolerance * 0.1 / points[next].rate)
      if points[next].rate > points[best].rate { best = next }
    }
    return best
  }
}

extension Tableau.Breakpoint {
  /// The order of passing; of those at one distance the fastest first, which are the better pivots.
  static func isEarlier(_ left: Self, _ right: Self) -> Bool {
    if left.distance != right.distance { return left.distance < right.distance }
    if left.rate != right.rate { return left.rate > right.rate }
    return left.residual < right.residual
  }

  /// The order of Bland's rule.
  static func isLower(_ left: Self, _ right: Self) -> Bool {
    left.distance != right.distance ? left.distance < right.distance : left.residual < right.residual
  }
}
