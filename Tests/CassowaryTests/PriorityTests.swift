import Cassowary
import Testing

/// Required constraints, and levels of preferred ones.
@Suite struct PriorityTests {
  @Test func requiredEquationsDetermineEverything() throws {
    let solver = SimplexSolver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    let right = solver.makeVariable()
    try solver.add(LinearConstraint(right, .equal, left + width))
    try solver.add(LinearConstraint(left, .equal, 16))
    try solver.add(LinearConstraint(width * 0.5, .equal, right - 100))
    solver.solve()
    #expect(abs(solver.value(of: width) - 168) < 1e-9)
    #expect(abs(solver.value(of: right) - 184) < 1e-9)
    #expect(solver.range(of: width).lowerBound == solver.range(of: width).upperBound)
  }

  @Test func aHigherLevelOutweighsAnySumOfLowerOnes() throws {
    let solver = SimplexSolver()
    let x = solver.makeVariable()
    for _ in 0..<50 {
      try solver.add(LinearConstraint(x, .equal, 100, priority: 249.5, weight: 1000))
    }
    let high = try solver.add(LinearConstraint(x, .lessThanOrEqual, 10, priority: 250, weight: 0.001))
    solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.error(of: high) == 0)
  }

  @Test func weightsCountWithinALevel() throws {
    let solver = SimplexSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(x, .equal, 0, priority: 500, weight: 2))
    try solver.add(LinearConstraint(x, .equal, 7, priority: 500, weight: 3))
    try solver.add(LinearConstraint(x, .equal, -7, priority: 500, weight: 0.5))
    solver.solve()
    #expect(solver.value(of: x) == 7)
  }

  @Test func inequalitiesAreKeptAndPreferredOnesGiveWay() throws {
    let solver = SimplexSolver()
    let first = solver.makeVariable()
    let second = solver.makeVariable()
    try solver.add(LinearConstraint(first, .greaterThanOrEqual, 0))
    try solver.add(LinearConstraint(second, .greaterThanOrEqual, first + 20))
    try solver.add(LinearConstraint(second, .lessThanOrEqual, 100))
    try solver.add(LinearConstraint(first, .equal, 300, priority: 750))
    try solver.add(LinearConstraint(second, .equal, 50, priority: 250))
    solver.solve()
    #expect(solver.value(of: first) == 80)
    #expect(solver.value(of: second) == 100)
  }

  @Test func huggingAndCompressionShareASpace() throws {
    let solver = SimplexSolver()
    let label = solver.makeVariable()
    let field = solver.makeVariable()
    try solver.add(LinearConstraint(label + field, .equal, 292))
    for (view, size, hugging, compression) in [(label, 80.0, 251.0, 750.0), (field, 100, 250, 749)] {
      try solver.add(LinearConstraint(view, .greaterThanOrEqual, LinearExpression(size), priority: compression))
      try solver.add(LinearConstraint(view, .lessThanOrEqual, LinearExpression(size), priority: hugging))
    }
    solver.solve()
    #expect(solver.value(of: label) == 80)
    #expect(solver.value(of: field) == 212)
  }
}
