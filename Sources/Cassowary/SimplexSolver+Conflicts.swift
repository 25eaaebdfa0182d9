extension SimplexSolver {
  /// The conflict of a constraint that was found to contradict the others that are required. The tableau in which it is
  /// found is kept for the next one.
  func conflict(refusing number: Int) -> Conflict {
    var tableau = tracked?.tableau ?? Tableau(variables: 0, tracksEquations: true)
    let done = tracked?.count ?? 0
    tracked = nil
    while tableau.rank.count < variableCount { tableau.addVariable() }
    for other in required[done...] {
      _ = tableau.contradiction(installing: entries[other].constraint, number: other)
    }
    tracked = (tableau, required.count)
    // Only rounding can make this tableau find no contradiction where the other one did.
    let members =
      tableau.contradiction(installing: entries[number].constraint, number: number) ?? (required + [number]).sorted()
    return Conflict(
      members: members.map { ConstraintID(index: $0) }, tags: members.map { entries[$0].constraint.tag },
      refused: ConstraintID(index: number))
  }
}

extension Tableau {
  /// Puts a required constraint in. When it contradicts those that are there, it returns, in ascending order, that one and
  /// those with which it cannot hold, each of which is needed for the contradiction.
  ///
  /// These are the support of a Farkas certificate: the row of the constraint when no pivot brings it nearer to 0. It tells
  /// the constraint's residual by residuals outside the basis, which could be set at will if they were not restricted. If
  /// any one of them were not, it alone could bring the row to 0 while the others stay at 0, so that each is needed.
  fileprivate mutating func contradiction(installing constraint: LinearConstraint, number: Int) -> [Int]? {
    adaptTolerance(to: constraint.expression)
    switch install(constraint, number: number) {
    case .done, .defined: return nil
    case .impossible: return [number]
    case .violated(let residual):
      if satisfy(residual) { return nil }
      let support = gradient.met.filter { abs(gradient.coefficients[Int($0)]) > Self.costTolerance }
      return (support.map { Int(residuals[Int($0)].constraint) } + [number]).sorted()
    }
  }
}
