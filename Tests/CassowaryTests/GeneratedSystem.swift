import Cassowary

/// Numbers that look random and are the same in every run (SplitMix64).
struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// A system of constraints with small whole numbers; about every other one has required constraints that contradict each
/// other.
struct GeneratedSystem {
  var variableCount: Int
  var constraints: [LinearConstraint]

  init(seed: Int, levels: [Double] = [999, 750, 250], coefficients: [Double] = [1, 1, 1, -1, -1, 2, -2]) {
    var numbers = Numbers(seed: seed)
    variableCount = Int.random(in: 2...8, using: &numbers)
    constraints = []
    for tag in 0..<Int.random(in: 3...24, using: &numbers) {
      let constraint = Self.constraint(
        tag: tag, variables: variableCount, levels: levels, coefficients: coefficients, numbers: &numbers)
      constraints.append(constraint)
    }
  }

  static func constraint(
    tag: Int, variables: Int, levels: [Double], coefficients: [Double], numbers: inout Numbers
  ) -> LinearConstraint {
    var expression = LinearExpression(Double(Int.random(in: -20...20, using: &numbers)))
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      let variable = Variable(index: Int32.random(in: 0..<Int32(variables), using: &numbers))
      expression += variable * (coefficients.randomElement(using: &numbers) ?? 1)
    }
    let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let isRequired = Int.random(in: 0..<5, using: &numbers) < 2
    return LinearConstraint(
      expression: expression, relation: relations.randomElement(using: &numbers) ?? .equal,
      priority: isRequired ? 1000 : levels.randomElement(using: &numbers) ?? 250,
      weight: Double(Int.random(in: 1...3, using: &numbers)), tag: tag)
  }

  /// A solver with the variables of the system and without its constraints.
  func emptySolver() -> SimplexSolver {
    let solver = SimplexSolver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    return solver
  }

  /// A solver that was offered all constraints one by one, and what it said to each.
  func solver() -> (solver: SimplexSolver, results: [Result<ConstraintID, Conflict>]) {
    let solver = emptySolver()
    let results = constraints.map { constraint in
      Result { () throws(Conflict) in try solver.add(constraint) }
    }
    return (solver, results)
  }

  /// The values of all variables after solving.
  func values(_ solver: SimplexSolver) -> [Double] {
    solver.solve()
    return (0..<variableCount).map { solver.value(of: Variable(index: Int32($0))) }
  }

  /// The sums of weighted errors by falling level; the first is the sum of the required constraints that are `kept`.
  static func errors(of constraints: [LinearConstraint], levels: [Double], at values: [Double]) -> [Double] {
    var sums = [Double](repeating: 0, count: levels.count + 1)
    for constraint in constraints {
      let value = constraint.expression.terms.reduce(constraint.expression.constant) {
        $0 + $1.coefficient * values[Int($1.variable.index)]
      }
      let place = constraint.isRequired ? 0 : 1 + (levels.firstIndex(of: constraint.priority) ?? 0)
      sums[place] += constraint.error(at: value) * (constraint.isRequired ? 1 : constraint.weight)
    }
    return sums
  }
}

/// Whether the first errors are the same as the second, or worse at the highest level at which they differ.
func isNoBetter(_ errors: [Double], than others: [Double]) -> Bool {
  for (error, other) in zip(errors, others) where abs(error - other) > 1e-6 {
    return error > other
  }
  return true
}

/// Whether all errors are the same.
func isSame(_ errors: [Double], as others: [Double]) -> Bool {
  errors.count == others.count && zip(errors, others).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0)) }
}
