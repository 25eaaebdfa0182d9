extension SimplexSolver {
  /// The values that a variable has in the optimal solutions: from the least to the greatest, infinite where there is
  /// none. The variable is determined when both are the same. It solves first when something has changed.
  public func range(of variable: Variable) -> ClosedRange<Double> {
    solve()
    let value = value(of: variable)
    guard tableau.mayVary(variable) else { return value...value }
    var face = tableau
    let upper = face.extreme(of: variable, isGreatest: true)
    let lower = face.extreme(of: variable, isGreatest: false)
    return upper - lower > 10 * tableau.valueTolerance ? lower...upper : value...value
  }

  /// Whether all optimal solutions give the variable the same value.
  public func isDetermined(_ variable: Variable) -> Bool {
    isDetermined([variable])[0]
  }

  /// Whether all optimal solutions give the variable the same value, for each of the variables. Most are decided without
  /// optimising: by what their rows say, or because another variable's extreme has moved them.
  public func isDetermined(_ variables: [Variable]) -> [Bool] {
    solve()
    var isDetermined = variables.map { !tableau.mayVary($0) }
    guard isDetermined.contains(false) else { return isDetermined }
    let tolerance = 10 * tableau.valueTolerance
    var isVarying = [Bool](repeating: false, count: Int(variableCount))
    var face = tableau
    for place in variables.indices where !isDetermined[place] && !isVarying[Int(variables[place].index)] {
      for isGreatest in [true, false] where !isVarying[Int(variables[place].index)] {
        if face.extreme(of: variables[place], isGreatest: isGreatest).isInfinite {
          isVarying[Int(variables[place].index)] = true
        }
        for (index, value) in face.values().enumerated() where abs(value - values[index]) > tolerance {
          isVarying[index] = true
        }
      }
      isDetermined[place] = !isVarying[Int(variables[place].index)]
    }
    return isDetermined
  }
}

extension Tableau {
  /// Whether the variable can have several values as far as its expansion tells: it hangs on one that nothing defines, or
  /// on a residual that may leave 0 without a loss. Rows that block the residual are not looked at.
  fileprivate mutating func mayVary(_ variable: Variable) -> Bool {
    expand(LinearExpression(variable))
    guard subject() < 0 else { return true }
    expandRows()
    return sum.metResiduals.contains { index in
      let residual = residuals[Int(index)]
      return residual.row < 0 && !(residual.isFrozenBelow && residual.isFrozenAbove)
        && abs(sum.residuals[Int(index)]) > Self.coefficientTolerance
    }
  }

  /// Moves to the optimal solution in which the variable is greatest or least, and returns its value there; infinite when
  /// there is none, and then the solution may be any.
  fileprivate mutating func extreme(of variable: Variable, isGreatest: Bool) -> Double {
    let infinity = isGreatest ? Double.infinity : -.infinity
    expand(LinearExpression(variable))
    guard subject() < 0 else { return infinity }
    expandRows()
    gradient.clear()
    for index in sum.metResiduals where residuals[Int(index)].row < 0 {
      let coefficient = sum.residuals[Int(index)]
      gradient.add(index, isGreatest ? -coefficient : coefficient)
    }
    guard optimise(level: nil) else { return infinity }
    expand(LinearExpression(variable))
    expandRows()
    return sum.constant
  }
}
