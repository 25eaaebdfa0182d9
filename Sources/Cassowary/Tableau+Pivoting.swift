extension Tableau {
  /// Fills `hits` with the entries of a residual outside the basis.
  mutating func meetColumn(of residual: Int32) {
    hits.removeAll(keepingCapacity: true)
    lastStamp &+= 1
    var column: [Int32] = []
    swap(&column, &columns[Int(residual)])
    var kept = 0
    for row in column where rowStamps[Int(row)] != lastStamp {
      rowStamps[Int(row)] = lastStamp
      guard let coefficient = coefficient(of: residual, in: rowTerms[Int(row)]) else { continue }
      hits.append(Hit(row: Int(row), coefficient: coefficient))
      column[kept] = row
      kept += 1
    }
    column.removeLast(column.count - kept)
    swap(&column, &columns[Int(residual)])
  }

  /// The coefficient of a residual in sorted terms, nil without one.
  private func coefficient(of residual: Int32, in terms: [Term]) -> Double? {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) >> 1
      if terms[middle].index < residual { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].index == residual ? terms[low].coefficient : nil
  }

  /// Brings `entering` into the basis for the residual of the row. `hits` must be the entries of `entering`.
  mutating func pivot(_ pivotRow: Int, entering: Int32, rises: Bool) {
    let leaving = rowResiduals[pivotRow]
    let old = rowTerms[pivotRow]
    guard let pivot = coefficient(of: entering, in: old) else { return }
    var new: [Term] = []
    new.reserveCapacity(old.count)
    let leavingTerm = Term(index: leaving, coefficient: 1 / pivot)
    var isLeavingPlaced = false
    for term in old where term.index != entering {
      if !isLeavingPlaced, term.index > leaving {
        new.append(leavingTerm)
        isLeavingPlaced = true
      }
      new.append(Term(index: term.index, coefficient: -term.coefficient / pivot))
    }
    if !isLeavingPlaced { new.append(leavingTerm) }
    let constant = -rowConstants[pivotRow] / pivot

    residuals[Int(leaving)].row = -1
    columns[Int(leaving)].removeAll(keepingCapacity: true)
    columns[Int(entering)].removeAll(keepingCapacity: true)
    for hit in hits where hit.row != pivotRow {
      addRow(new, times: hit.coefficient, to: hit.row, without: entering)
      rowConstants[hit.row] = snapped(rowConstants[hit.row] + hit.coefficient * constant)
      setSide(of: hit.row)
    }
    rowTerms[pivotRow] = new
    rowConstants[pivotRow] = snapped(constant)
    rowResiduals[pivotRow] = entering
    columns[Int(leaving)].append(Int32(pivotRow))
    residuals[Int(entering)].row = Int32(pivotRow)
    residuals[Int(entering)].isAbove = rises
    setSide(of: pivotRow)
    freezeLeaving(leaving)
  }

  /// Adds sorted terms times a factor to a row and takes one residual out of it.
  private mutating func addRow(_ added: [Term], times factor: Double, to row: Int, without removed: Int32) {
    let old = rowTerms[row]
    var new = spareTerms
    spareTerms = []
    new.removeAll(keepingCapacity: true)
    new.reserveCapacity(old.count + added.count)
    var position = 0
    for term in added {
      while position < old.count, old[position].index < term.index {
        if old[position].index != removed { new.append(old[position]) }
        position += 1
      }
      let product = term.coefficient * factor
      if position < old.count, old[position].index == term.index {
        let coefficient = old[position].coefficient + product
        if abs(coefficient) > max(Self.coefficientTolerance, abs(product) * Self.cancellationTolerance) {
          new.append(Term(index: term.index, coefficient: coefficient))
        }
        position += 1
      } else if abs(product) > Self.coefficientTolerance {
        new.append(Term(index: term.index, coefficient: product))
        columns[Int(term.index)].append(Int32(row))
      }
    }
    while position < old.count {
      if old[position].index != removed { new.append(old[position]) }
      position += 1
    }
    rowTerms[row] = new
    spareTerms = old
  }

  /// Tells where a residual that left the basis may not go any more, given what its level decided.
  private mutating func freezeLeaving(_ leaving: Int32) {
    let residual = residuals[Int(leaving)]
    let costsBelow = residual.costBelow > 0
    let costsAbove = residual.costAbove > 0
    switch residual.standing {
    case .open:
      residuals[Int(leaving)].isFrozenBelow = false
      residuals[Int(leaving)].isFrozenAbove = false
    case .kept:
      residuals[Int(leaving)].isFrozenBelow = costsBelow
      residuals[Int(leaving)].isFrozenAbove = costsAbove
    case .least:
      // The reduced costs of both directions add up to the sum of both costs; that of the side it left from is 0.
      residuals[Int(leaving)].isFrozenBelow = residual.isAbove && (costsBelow || costsAbove)
      residuals[Int(leaving)].isFrozenAbove = !residual.isAbove && (costsBelow || costsAbove)
    }
  }
}
