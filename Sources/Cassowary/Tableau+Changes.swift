extension Tableau {
  /// Raises the tolerance for values to what doubles can tell apart among numbers of this size.
  mutating func adaptTolerance(to expression: LinearExpression) {
    valueTolerance = max(valueTolerance, abs(expression.constant) * 1e-12)
  }

  /// Pivots until the constraint of the residual is kept, while all other required ones stay so. Whether it can be; if not,
  /// `gradient` has the row in which it ended.
  mutating func satisfy(_ residual: Int32) -> Bool {
    openLevels()
    let level = LinearConstraint.required
    keep(residuals.indices.filter { residuals[$0].priority == level && $0 != Int(residual) }.map(Int32.init))
    optimise(level: level)
    return residuals[Int(residual)].cost(at: value(of: residual)) <= valueTolerance
  }

  /// Takes the costs from the residual of a constraint that was removed. It may then have any value, and its row is given
  /// up unless a definition needs it.
  mutating func release(_ residual: Int32) {
    let index = Int(residual)
    residuals[index].costBelow = 0
    residuals[index].costAbove = 0
    if residuals[index].row >= 0, !residuals[index].isInDefinition {
      removeRow(Int(residuals[index].row))
    }
  }

  /// Changes the residual to what it is when `difference` is added to the constant of its constraint's expression.
  mutating func shift(_ residual: Int32, by difference: Double) {
    for place in definitions.indices {
      for term in definitionTerms[definitions[place].terms] where term.index == residual {
        definitions[place].constant -= term.coefficient * difference
      }
    }
    let row = Int(residuals[Int(residual)].row)
    if row >= 0 {
      rowConstants[row] = snapped(rowConstants[row] + difference)
      setSide(of: row)
    } else {
      meetColumn(of: residual)
      for hit in hits {
        rowConstants[hit.row] = snapped(rowConstants[hit.row] - hit.coefficient * difference)
        setSide(of: hit.row)
      }
    }
  }
}
