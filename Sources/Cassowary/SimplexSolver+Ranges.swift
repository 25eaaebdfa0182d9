extension SimplexSolver {
  /// The values that a variable has in the optimal solutions: from the least to the greatest, infinite where there is
  /// none. The variable is determined when both are the same. It solves first when something has changed.
  public func range(of variable: Variable) -> ClosedRange<Double> {
    solve()
    let value = value(of: variable)
    if let terms = tableau.looseTerms(of: variable), terms.isEmpty { return value...value }
    var face = tableau
    let upper = face.extreme(of: variable, isGreatest: true)
    let lower = face.extreme(of: variable, isGreatest: false)
    // Where numbers are so large that their differences are lost, the two may come out in the wrong order.
    return upper - lower > tolerance ? min(lower, value)...max(lower, upper, value) : value...value
  }

  /// Whether all optimal solutions give the variable the same value. It solves first when something has changed.
  public func isDetermined(_ variable: Variable) -> Bool {
    isDetermined([variable])[0]
  }

  /// Whether all optimal solutions give the variable the same value, for each of the variables, which is faster than one
  /// by one: most are decided by what their rows say. It solves first when something has changed.
  public func isDetermined(_ variables: [Variable]) -> [Bool] {
    solve()
    let isFixed = tableau.areFixed()
    var freedom: [Int32: Double] = [:]
    var blocked: [Int] = []
    var isDetermined = variables.map { isFixed[Int($0.index)] }
    for place in variables.indices where !isDetermined[place] {
      guard let terms = tableau.looseTerms(of: variables[place]) else { continue }
      let varies = terms.contains { term in
        let distance = freedom[term.index] ?? tableau.freedom(of: term.index)
        freedom[term.index] = distance
        return distance * abs(term.coefficient) > tolerance
      }
      isDetermined[place] = terms.isEmpty
      if !varies, !terms.isEmpty { blocked.append(place) }
    }
    if !blocked.isEmpty { decide(blocked, of: variables, &isDetermined) }
    return isDetermined
  }

  /// The constraints that stand against each other without a way to choose: groups of one level each, in which some can be
  /// kept better at the cost of others while the sum of errors and all other levels stay the same. It solves first when
  /// something has changed.
  public func ties() -> [[ConstraintID]] {
    solve()
    return tableau.ties().map { group in group.map { ConstraintID(index: $0) } }
  }

  /// What two values may differ by and still be the same.
  private var tolerance: Double { 10 * tableau.valueTolerance }

  /// Decides about variables whose residuals can move together only, if at all. Mostly no residual can, which settles all
  /// the variables that hang on it; what is left is decided by the extremes of the variables. Each solution that is met may
  /// show that others vary, too.
  private func decide(_ places: [Int], of variables: [Variable], _ isDetermined: inout [Bool]) {
    var isVarying = [Bool](repeating: false, count: values.count)
    var canMove = [Bool](repeating: false, count: tableau.residuals.count)
    var face = tableau
    func compareValues() {
      for (other, value) in face.values().enumerated() where abs(value - values[other]) > tolerance {
        isVarying[other] = true
      }
    }
    for place in places {
      let index = Int(variables[place].index)
      for term in tableau.looseTerms(of: variables[place]) ?? [] where !isVarying[index] && !canMove[Int(term.index)] {
        for rises in [true, false] where tableau.isLoose(term.index, rises: rises) {
          if face.canMove(term.index, rises: rises) {
            canMove[Int(term.index)] = true
            compareValues()
          } else {
            tableau.freeze(term.index, above: rises)
          }
        }
      }
      if !isVarying[index], tableau.looseTerms(of: variables[place])?.isEmpty != true {
        for isGreatest in [true, false] where !isVarying[index] {
          isVarying[index] = face.extreme(of: variables[place], isGreatest: isGreatest).isInfinite
          compareValues()
        }
      }
      isDetermined[place] = !isVarying[index]
    }
  }
}
