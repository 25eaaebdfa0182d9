extension Tableau {
  /// Fills `sum` with the expression times `factor`, with definitions put in for variables. What remains are variables
  /// without a definition, and residuals that may be in the basis.
  mutating func expand(_ expression: LinearExpression, times factor: Double = 1) {
    sum.clear()
    sum.constant = expression.constant * factor
    var first = sum.definitions.count
    for (variable, coefficient) in expression.terms where coefficient != 0 {
      let rank = rank[Int(variable.index)]
      sum.add(variable: Int(variable.index), coefficient * factor, rank: rank)
      if rank >= 0 { first = min(first, Int(rank) >> 6) }
    }
    while first < sum.definitions.count {
      let word = sum.definitions[first]
      guard word != 0 else {
        first += 1
        continue
      }
      // A definition has variables of later rank only, so that each comes up once.
      sum.definitions[first] = word & (word - 1)
      let definition = definitions[first << 6 + word.trailingZeroBitCount]
      let coefficient = sum.take(variable: Int(definition.variable))
      guard abs(coefficient) > Self.coefficientTolerance else { continue }
      sum.constant += coefficient * definition.constant
      for term in definitionTerms[definition.terms] {
        if term.index < 0 {
          let variable = Int(~term.index)
          sum.add(variable: variable, coefficient * term.coefficient, rank: rank[variable])
        } else {
          sum.add(residual: term.index, coefficient * term.coefficient)
        }
      }
    }
  }

  /// Puts in the rows of the residuals of the basis, so that only residuals outside it remain in `sum`.
  mutating func expandRows() {
    var position = 0
    // What the rows add is outside the basis.
    while position < sum.metResiduals.count {
      let residual = Int(sum.metResiduals[position])
      position += 1
      let row = Int(residuals[residual].row)
      guard row >= 0 else { continue }
      let coefficient = sum.residuals[residual]
      sum.residuals[residual] = 0
      guard abs(coefficient) > Self.coefficientTolerance else { continue }
      sum.constant += coefficient * rowConstants[row]
      for term in rowTerms[row] {
        sum.add(residual: term.index, coefficient * term.coefficient)
      }
    }
  }

  /// The residuals of `sum` with coefficients that differ from 0, sorted.
  func sortedResiduals() -> [Term] {
    var terms: [Term] = []
    terms.reserveCapacity(sum.metResiduals.count)
    for residual in sum.metResiduals where abs(sum.residuals[Int(residual)]) > Self.coefficientTolerance {
      terms.append(Term(index: residual, coefficient: sum.residuals[Int(residual)]))
    }
    terms.sort { $0.index < $1.index }
    return terms
  }

  /// The variable of `sum` to solve for: the one made last, which mostly is an edge or a size of the innermost view, so
  /// that inner views are told by outer ones; -1 when all are defined. Much smaller coefficients than the largest are
  /// passed over, for the sake of precision.
  func subject() -> Int32 {
    var largest = 0.0
    for variable in sum.metVariables {
      largest = max(largest, abs(sum.variables[Int(variable)]))
    }
    guard largest > Self.coefficientTolerance else { return -1 }
    var subject: Int32 = -1
    for variable in sum.metVariables where abs(sum.variables[Int(variable)]) >= largest * 0.01 {
      subject = max(subject, variable)
    }
    return subject
  }

  /// Solves `sum`, which is equal to `residual` or to 0 when there is none, for the subject.
  mutating func define(_ subject: Int32, residual: Int32?) {
    let start = definitionTerms.count
    let factor = -1 / sum.variables[Int(subject)]
    for variable in sum.metVariables where variable != subject {
      let coefficient = sum.variables[Int(variable)]
      guard abs(coefficient) > Self.coefficientTolerance else { continue }
      definitionTerms.append(Term(index: ~variable, coefficient: coefficient * factor))
    }
    for index in sum.metResiduals {
      let coefficient = sum.residuals[Int(index)]
      guard abs(coefficient) > Self.coefficientTolerance else { continue }
      definitionTerms.append(Term(index: index, coefficient: coefficient * factor))
      residuals[Int(index)].isInDefinition = true
    }
    if let residual {
      definitionTerms.append(Term(index: residual, coefficient: -factor))
      residuals[Int(residual)].isInDefinition = true
    }
    rank[Int(subject)] = Int32(definitions.count)
    definitions.append(
      Definition(variable: subject, constant: sum.constant * factor, terms: start..<definitionTerms.count))
  }
}
