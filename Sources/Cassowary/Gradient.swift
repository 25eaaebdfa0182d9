/// How an objective changes with each residual outside the basis, without that residual's own cost: the row of the
/// objective in the tableau.
struct Gradient {
  /// The coefficients by residual; 0 of those not met.
  private(set) var coefficients: [Double] = []
  /// The residuals that were met, each once.
  private(set) var met: [Int32] = []
  private var hasMet: [Bool] = []

  /// Makes room for one more residual.
  mutating func addResidual() {
    coefficients.append(0)
    hasMet.append(false)
  }

  /// Adds to a residual's coefficient.
  mutating func add(_ residual: Int32, _ coefficient: Double) {
    let index = Int(residual)
    coefficients[index] += coefficient
    if !hasMet[index] {
      hasMet[index] = true
      met.append(residual)
    }
  }

  /// Adds a row times a factor.
  mutating func add(_ terms: [Term], times factor: Double) {
    for term in terms {
      add(term.index, term.coefficient * factor)
    }
  }

  /// Takes the coefficient of a residual that enters the basis.
  mutating func take(_ residual: Int32) -> Double {
    defer { coefficients[Int(residual)] = 0 }
    return coefficients[Int(residual)]
  }

  /// Forgets all.
  mutating func clear() {
    for residual in met {
      coefficients[Int(residual)] = 0
      hasMet[Int(residual)] = false
    }
    met.removeAll(keepingCapacity: true)
  }
}
