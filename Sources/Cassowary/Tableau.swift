/// The tableau of the augmented simplex form of Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint
/// solving algorithm": the unrestricted variables, each with a definition, apart from the rows of the restricted ones.
///
/// The definitions take no part in pivoting, so they stay as short as they were written. A row tells a residual of the
/// basis by residuals outside it; those are all 0, so that the constant of the row is the residual's value.
struct Tableau {
  /// What counts as 0 for a value, in the units of the constraints; it grows with their constants.
  var valueTolerance = 1e-8
  /// What counts as 0 for a coefficient.
  static let coefficientTolerance = 1e-11
  /// What counts as 0 for a difference of coefficients, as a part of the larger one.
  static let cancellationTolerance = 1e-10
  /// What counts as 0 for a reduced cost.
  static let costTolerance = 1e-8

  /// Whether equations that define a variable keep a residual too, so that the rows tell which equations went into them.
  let tracksEquations: Bool

  /// The definitions in the order in which they were made.
  var definitions: [Definition] = []
  /// The place in `definitions` of each unrestricted variable; -1 while it has none.
  var rank: [Int32] = []
  /// The terms of all definitions.
  var definitionTerms: [Term] = []

  /// The residuals of the constraints.
  var residuals: [Residual] = []
  /// The rows in which each residual outside the basis occurs; some of them may have lost it.
  var columns: [[Int32]] = []

  /// The terms of each row, in ascending order of residuals.
  var rowTerms: [[Term]] = []
  /// The value of each row's residual.
  var rowConstants: [Double] = []
  /// The residual of each row; -1 for a row that is free to use.
  var rowResiduals: [Int32] = []
  /// Rows that were given up.
  var freeRows: [Int32] = []

  /// Room for sums of expressions.
  var sum = Accumulator()
  /// Room for the reduced costs of the objective at hand.
  var gradient = Gradient()
  /// Room for the terms of a row that is being computed.
  var spareTerms: [Term] = []
  /// The entries of the column at hand.
  var hits: [Hit] = []
  /// For each row the number of the last column that met it, to meet it once.
  var rowStamps: [UInt32] = []
  /// The number of the last column.
  var lastStamp: UInt32 = 0

  /// An entry of a column.
  struct Hit {
    /// The row.
    var row: Int
    /// The coefficient there.
    var coefficient: Double
  }

  /// An empty tableau of this many unrestricted variables.
  init(variables: Int, tracksEquations: Bool = false) {
    self.tracksEquations = tracksEquations
    rank = [Int32](repeating: -1, count: variables)
    sum = Accumulator(variables: variables)
  }

  /// Adds an unrestricted variable.
  mutating func addVariable() {
    rank.append(-1)
    sum.addVariable()
  }

  /// The value, or 0 when it is nothing but rounding. This is far below the tolerance, as small pivots magnify what is left
  /// out here.
  func snapped(_ value: Double) -> Double {
    abs(value) <= valueTolerance * 0.01 ? 0 : value
  }

  /// The value of a residual.
  func value(of residual: Int32) -> Double {
    let row = residuals[Int(residual)].row
    return row < 0 ? 0 : rowConstants[Int(row)]
  }

  /// The values of all unrestricted variables; 0 of those that nothing defines.
  func values() -> [Double] {
    var values = [Double](repeating: 0, count: rank.count)
    for definition in definitions.reversed() {
      var value = definition.constant
      for term in definitionTerms[definition.terms] {
        value += term.coefficient * (term.index < 0 ? values[Int(~term.index)] : self.value(of: term.index))
      }
      values[Int(definition.variable)] = value
    }
    return values
  }

  /// Adds a residual outside the basis and returns its number.
  mutating func addResidual(_ residual: Residual) -> Int32 {
    residuals.append(residual)
    columns.append([])
    sum.addResidual()
    gradient.addResidual()
    return Int32(residuals.count - 1)
  }

  /// Adds the row of a residual and returns its number. The terms must be sorted.
  mutating func addRow(_ terms: [Term], constant: Double, of residual: Int32) -> Int {
    let row: Int
    if let free = freeRows.popLast() {
      row = Int(free)
      rowTerms[row] = terms
      rowConstants[row] = constant
      rowResiduals[row] = residual
    } else {
      row = rowTerms.count
      rowTerms.append(terms)
      rowConstants.append(constant)
      rowResiduals.append(residual)
      rowStamps.append(0)
    }
    residuals[Int(residual)].row = Int32(row)
    for term in terms {
      columns[Int(term.index)].append(Int32(row))
    }
    setSide(of: row)
    return row
  }

  /// Gives the row up.
  mutating func removeRow(_ row: Int) {
    residuals[Int(rowResiduals[row])].row = -1
    rowTerms[row] = []
    rowConstants[row] = 0
    rowResiduals[row] = -1
    freeRows.append(Int32(row))
  }

  /// Tells the residual of the row which of its parts is in the basis, unless its value is 0 and says nothing.
  mutating func setSide(of row: Int) {
    let value = rowConstants[row]
    if value != 0 {
      residuals[Int(rowResiduals[row])].isAbove = value > 0
    }
  }
}
