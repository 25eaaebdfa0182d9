extension SimplexSolver {
  /// The conflict of a constraint that was found to contradict the others that are required.
  func conflict(refusing number: Int) -> Conflict {
    let required = entries.indices.filter { other in
      other == number
        || other < number && entries[other].state != .absent && entries[other].constraint.isRequired
        || other > number && isInstalled(other) && entries[other].constraint.isRequired
    }
    var members = core(of: required) ?? required
    if core(of: members) == nil { members = required }
    // Whatever is dropped while the rest stays contradictory was not needed; what is needed once is needed by any part.
    var needed = 0
    while needed < members.count {
      var rest = members
      let dropped = rest.remove(at: needed)
      if dropped != number, let smaller = core(of: rest) {
        members = smaller
      } else {
        needed += 1
      }
    }
    return Conflict(
      members: members.map { ConstraintID(index: $0) }, tags: members.map { entries[$0].constraint.tag },
      refused: ConstraintID(index: number))
  }

  private func isInstalled(_ number: Int) -> Bool {
    switch entries[number].state {
    case .installed, .defined: true
    case .pending, .absent: false
    }
  }

  /// Some of the required constraints that contradict each other, in ascending order; nil when all go together.
  ///
  /// These are the support of a Farkas certificate: where no pivot lessens the sum of the errors of required constraints,
  /// and it is not 0, the rows with errors and the columns with reduced costs say together that 0 is more than 0.
  private func core(of numbers: [Int]) -> [Int]? {
    var tableau = Tableau(variables: Int(variableCount), tracksEquations: true)
    for number in inOrderOfInstallation(numbers) {
      tableau.adaptTolerance(to: entries[number].constraint.expression)
      switch tableau.install(entries[number].constraint, number: number) {
      case .done, .defined: break
      case .impossible: return [number]
      case .violated:
        if !tableau.satisfyRequired() { return tableau.support() }
      }
    }
    return nil
  }
}

extension Tableau {
  /// The constraints that take part in the objective of the required level at its least, in ascending order. `gradient`
  /// must be of that level.
  fileprivate func support() -> [Int] {
    var constraints: [Int] = []
    for residual in rowResiduals where residual >= 0 && residuals[Int(residual)].slope != 0 {
      constraints.append(Int(residuals[Int(residual)].constraint))
    }
    for residual in gradient.met where abs(gradient.coefficients[Int(residual)]) > Self.costTolerance {
      constraints.append(Int(residuals[Int(residual)].constraint))
    }
    return constraints.sorted()
  }
}
