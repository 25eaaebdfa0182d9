/// The sum of an expression while definitions are put in for its variables.
struct Accumulator {
  /// The constant.
  var constant = 0.0
  /// The coefficients of unrestricted variables; 0 of those not met.
  var variables: [Double] = []
  /// The coefficients of residuals; 0 of those not met.
  var residuals: [Double] = []
  /// The unrestricted variables without a definition that were met, each once.
  var metVariables: [Int32] = []
  /// The residuals that were met, each once.
  var metResiduals: [Int32] = []
  /// The definitions that are to be put in, a bit for each; they are met in ascending order.
  var definitions: [UInt64] = []
  private var hasMetVariable: [Bool] = []
  private var hasMetResidual: [Bool] = []

  /// An empty sum with room for this many unrestricted variables.
  init(variables count: Int = 0) {
    variables = [Double](repeating: 0, count: count)
    hasMetVariable = [Bool](repeating: false, count: count)
    definitions = [UInt64](repeating: 0, count: (count + 63) >> 6)
  }

  /// Makes room for one more unrestricted variable.
  mutating func addVariable() {
    variables.append(0)
    hasMetVariable.append(false)
    if variables.count > definitions.count * 64 {
      definitions.append(0)
    }
  }

  /// Makes room for one more residual.
  mutating func addResidual() {
    residuals.append(0)
    hasMetResidual.append(false)
  }

  /// Adds an unrestricted variable whose definition is at `rank`, or -1 without one.
  mutating func add(variable: Int, _ coefficient: Double, rank: Int32) {
    variables[variable] += coefficient
    if rank >= 0 {
      definitions[Int(rank) >> 6] |= 1 << UInt64(rank & 63)
    } else if !hasMetVariable[variable] {
      hasMetVariable[variable] = true
      metVariables.append(Int32(variable))
    }
  }

  /// Adds a residual.
  mutating func add(residual: Int32, _ coefficient: Double) {
    let index = Int(residual)
    residuals[index] += coefficient
    if !hasMetResidual[index] {
      hasMetResidual[index] = true
      metResiduals.append(residual)
    }
  }

  /// Takes the coefficient of a variable out of the sum.
  mutating func take(variable: Int) -> Double {
    defer { variables[variable] = 0 }
    return variables[variable]
  }

  /// Empties the sum.
  mutating func clear() {
    for variable in metVariables {
      variables[Int(variable)] = 0
      hasMetVariable[Int(variable)] = false
    }
    for residual in metResiduals {
      residuals[Int(residual)] = 0
      hasMetResidual[Int(residual)] = false
    }
    metVariables.removeAll(keepingCapacity: true)
    metResiduals.removeAll(keepingCapacity: true)
    constant = 0
  }
}
