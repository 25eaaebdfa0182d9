/// What may change without a loss at any level; for a tableau that was optimised.
extension Tableau {
  /// How far a residual outside the basis can go without a loss by itself, to the side on which it gets further.
  mutating func freedom(of residual: Int32) -> Double {
    max(freedom(of: residual, rises: true), freedom(of: residual, rises: false))
  }

  /// How far a residual outside the basis can rise or fall without a loss by itself; infinite when nothing ends it.
  mutating func freedom(of residual: Int32, rises: Bool) -> Double {
    let own = residuals[Int(residual)]
    guard own.row < 0, isLoose(residual, rises: rises) else { return 0 }
    meetColumn(of: residual)
    return breakpoints(rises: rises, level: nil).reduce(.infinity) { min($0, $1.distance) }
  }

  /// For each unrestricted variable whether it hangs on nothing that may change. Those for which it is false may be
  /// determined all the same.
  func areFixed() -> [Bool] {
    var residualIsFixed = residuals.map { $0.row < 0 && $0.isFrozenBelow && $0.isFrozenAbove }
    for (row, residual) in rowResiduals.enumerated() where residual >= 0 {
      residualIsFixed[Int(residual)] = rowTerms[row].allSatisfy { term in
        let own = residuals[Int(term.index)]
        return own.isFrozenBelow && own.isFrozenAbove
      }
    }
    var isFixed = [Bool](repeating: false, count: rank.count)
    for definition in definitions.reversed() {
      isFixed[Int(definition.variable)] = definitionTerms[definition.terms].allSatisfy { term in
        term.index < 0 ? isFixed[Int(~term.index)] : residualIsFixed[Int(term.index)]
      }
    }
    return isFixed
  }

  /// What the variable hangs on that may change without a loss, when rows that block it are not looked at; nil when a
  /// variable that nothing defines is among it.
  mutating func looseTerms(of variable: Variable) -> [Term]? {
    expand(LinearExpression(variable))
    guard subject() < 0 else { return nil }
    expandRows()
    return sum.metResiduals.compactMap { index in
      let residual = residuals[Int(index)]
      let coefficient = sum.residuals[Int(index)]
      let isLoose = residual.row < 0 && !(residual.isFrozenBelow && residual.isFrozenAbove)
      return isLoose && abs(coefficient) > Self.coefficientTolerance
        ? Term(index: index, coefficient: coefficient) : nil
    }
  }

  /// Moves to the optimal solution in which the variable is greatest or least, and returns its value there; infinite when
  /// there is none, and then the solution may be any.
  mutating func extreme(of variable: Variable, isGreatest: Bool) -> Double {
    let infinity = isGreatest ? Double.infinity : -.infinity
    guard let terms = looseTerms(of: variable) else { return infinity }
    gradient.clear()
    gradient.add(terms, times: isGreatest ? -1 : 1)
    guard optimise(level: nil) else { return infinity }
    expand(LinearExpression(variable))
    expandRows()
    return sum.constant
  }

  /// Whether a residual outside the basis may rise or fall as far as the levels tell, when rows are not looked at.
  func isLoose(_ residual: Int32, rises: Bool) -> Bool {
    !(rises ? residuals[Int(residual)].isFrozenAbove : residuals[Int(residual)].isFrozenBelow)
  }

  /// Whether a residual that is 0 in one optimal solution is more, or less, in another. It moves to such a one.
  mutating func canMove(_ residual: Int32, rises: Bool) -> Bool {
    guard abs(value(of: residual)) <= valueTolerance else { return true }
    let row = Int(residuals[Int(residual)].row)
    gradient.clear()
    if row < 0 {
      gradient.add(residual, rises ? -1 : 1)
    } else {
      gradient.add(rowTerms[row], times: rises ? -1 : 1)
    }
    guard optimise(level: nil) else { return true }
    return abs(value(of: residual)) > valueTolerance
  }

  /// The constraints of one level, by their numbers, of which some lose as much as others gain when a residual moves.
  mutating func ties() -> [[Int]] {
    var groups: [[Int]] = []
    for index in residuals.indices {
      for rises in [true, false] where freedom(of: Int32(index), rises: rises) > valueTolerance {
        let own = residuals[index]
        var losing = (rises ? own.costAbove : own.costBelow) > 0 ? [own] : []
        for hit in hits {
          let residual = residuals[Int(rowResiduals[hit.row])]
          if residual.slope != 0 { losing.append(residual) }
        }
        for level in Set(losing.map(\.priority)).sorted(by: >) {
          let group = losing.filter { $0.priority == level }.map { Int($0.constraint) }.sorted()
          if group.count > 1 { groups.append(group) }
        }
      }
    }
    groups.sort { $0.lexicographicallyPrecedes($1) }
    return groups.enumerated().filter { $0.offset == 0 || groups[$0.offset - 1] != $0.element }.map(\.element)
  }
}
