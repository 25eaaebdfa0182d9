extension Tableau {
  /// What became of a constraint that was put into the tableau.
  enum Installation {
    /// It is kept, or it is only preferred. The number is that of its residual, if it needed one.
    case done(residual: Int32?)
    /// It is an equation that has become the definition of a variable, without a residual.
    case defined
    /// It is required and not kept by the values at hand; the residual says by how much.
    case violated(residual: Int32)
    /// It is required and no values can keep it whatever the inequalities are.
    case impossible
  }

  /// Puts a constraint in. It solves it for a variable if it can, and otherwise adds a row, which it tries to bring to 0 by
  /// one pivot that no constraint of the same or a higher level loses by.
  mutating func install(_ constraint: LinearConstraint, number: Int) -> Installation {
    expand(constraint.expression, times: constraint.relation == .lessThanOrEqual ? -1 : 1)
    let subject = subject()
    if subject >= 0 {
      if constraint.isRequired, constraint.relation == .equal, !tracksEquations {
        define(subject, residual: nil)
        return .defined
      }
      let residual = addResidual(Residual(of: constraint, number: number))
      define(subject, residual: residual)
      return .done(residual: residual)
    }
    expandRows()
    let constant = abs(sum.constant) <= valueTolerance ? 0 : sum.constant
    let terms = sortedResiduals()
    if terms.isEmpty {
      let isKept = constant == 0 || constraint.relation != .equal && constant > 0
      return isKept || !constraint.isRequired ? .done(residual: nil) : .impossible
    }
    let residual = addResidual(Residual(of: constraint, number: number))
    let row = addRow(terms, constant: constant, of: residual)
    if residuals[Int(residual)].cost(at: constant) == 0 || settle(row) { return .done(residual: residual) }
    return constraint.isRequired ? .violated(residual: residual) : .done(residual: residual)
  }

  /// Tries to bring a row's residual to 0 by a pivot that costs no other residual of its level or of a higher one.
  private mutating func settle(_ row: Int) -> Bool {
    let level = residuals[Int(rowResiduals[row])].priority
    var tries = 12
    for term in rowTerms[row] where abs(term.coefficient) > 1e-4 {
      let distance = -rowConstants[row] / term.coefficient
      let entering = residuals[Int(term.index)]
      guard entering.priority < level || (distance > 0 ? entering.costAbove : entering.costBelow) == 0 else { continue }
      tries -= 1
      if tries < 0 { return false }
      meetColumn(of: term.index)
      let costs = hits.contains { hit in
        let residual = residuals[Int(rowResiduals[hit.row])]
        guard hit.row != row, residual.priority >= level else { return false }
        let value = rowConstants[hit.row]
        return residual.cost(at: value + hit.coefficient * distance) > residual.cost(at: value) + valueTolerance * 0.1
      }
      if !costs {
        pivot(row, entering: term.index, rises: distance > 0)
        return true
      }
    }
    return false
  }
}

extension Residual {
  /// The residual of a constraint, outside the basis.
  init(of constraint: LinearConstraint, number: Int) {
    let cost = constraint.isRequired ? 1 : constraint.weight
    self.init(
      priority: min(constraint.priority, LinearConstraint.required), costBelow: cost,
      costAbove: constraint.relation == .equal ? cost : 0, constraint: Int32(number))
  }
}
