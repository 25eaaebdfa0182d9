import Testing

@testable import Cassowary

/// Values that are not determined, degenerate systems and the size of the tableau.
@Suite struct FreedomTests {
  @Test func whatNothingDefinesHasNoBounds() throws {
    let solver = SimplexSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(LinearConstraint(y, .equal, x + 3))
    #expect(solver.range(of: x) == -.infinity ... .infinity)
    #expect(solver.range(of: y) == -.infinity ... .infinity)
    #expect(solver.isDetermined([x, y]) == [false, false])
    try solver.add(LinearConstraint(x, .greaterThanOrEqual, 2))
    #expect(solver.range(of: y) == 5 ... .infinity)
    try solver.add(LinearConstraint(x + y, .lessThanOrEqual, 13))
    #expect(solver.range(of: y) == 5...8)
    try solver.add(LinearConstraint(y, .equal, 100, priority: 1))
    #expect(solver.range(of: y) == 8...8 && solver.isDetermined([x, y]) == [true, true])
  }

  @Test func preferencesOfOneLevelTie() throws {
    let solver = SimplexSolver()
    let label = solver.makeVariable()
    let field = solver.makeVariable()
    try solver.add(LinearConstraint(label + field, .equal, 100))
    let first = try solver.add(LinearConstraint(label, .equal, 30, priority: 250))
    let second = try solver.add(LinearConstraint(field, .equal, 40, priority: 250))
    let third = try solver.add(LinearConstraint(label, .greaterThanOrEqual, 10, priority: 750))
    #expect(solver.range(of: label) == 30...60)
    #expect(solver.ties() == [[first, second]])
    solver.remove(second)
    try solver.add(LinearConstraint(field, .equal, 40, priority: 251))
    #expect(solver.range(of: label) == 60...60)
    #expect(solver.ties().isEmpty && solver.error(of: third) == 0)
  }

  @Test func columnsThatCanMoveOnlyTogetherAreSeen() throws {
    let solver = SimplexSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    for variable in [x, y] { try solver.add(LinearConstraint(variable, .greaterThanOrEqual, 0)) }
    try solver.add(LinearConstraint(x, .equal, y))
    try solver.add(LinearConstraint(z, .equal, x - y))
    try solver.add(LinearConstraint(x + y, .lessThanOrEqual, 8))
    #expect(solver.isDetermined([x, y, z]) == [false, false, true])
    #expect(solver.range(of: x) == 0...4 && solver.range(of: z) == 0...0)
  }

  /// Beale's example, in which the rule of the fastest column alone runs in a circle.
  @Test func degenerateRowsDoNotCycle() throws {
    let solver = SimplexSolver()
    let x = (0..<4).map { _ in solver.makeVariable() }
    for variable in x { try solver.add(LinearConstraint(variable, .greaterThanOrEqual, 0)) }
    try solver.add(LinearConstraint(0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3], .lessThanOrEqual, 0))
    try solver.add(LinearConstraint(0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3], .lessThanOrEqual, 0))
    try solver.add(LinearConstraint(x[2], .lessThanOrEqual, 1))
    let gain = 0.75 * x[0] - 150 * x[1] + 0.02 * x[2] - 6 * x[3]
    try solver.add(LinearConstraint(gain, .equal, 10, priority: 500))
    solver.solve()
    #expect(abs(solver.value(of: gain) - 0.05) < 1e-9)
  }

  @Test func manyConstraintsThroughOnePointDoNotCycle() throws {
    let solver = SimplexSolver()
    let x = (0..<6).map { _ in solver.makeVariable() }
    for first in x.indices {
      for second in x.indices where second != first {
        for factor in [0.5, 1, 2, 3] {
          try solver.add(LinearConstraint(x[first], .lessThanOrEqual, x[second] * factor + 0))
        }
      }
      try solver.add(LinearConstraint(x[first], .equal, LinearExpression(Double(first)), priority: 300))
    }
    solver.solve()
    #expect(x.allSatisfy { solver.value(of: $0) == 0 } && solver.isDetermined(x).allSatisfy { $0 })
  }

  @Test func largeAndSmallNumbersGoTogether() throws {
    let solver = SimplexSolver()
    let x = (0..<40).map { _ in solver.makeVariable() }
    try solver.add(LinearConstraint(x[0], .equal, 10_000))
    for (outer, inner) in zip(x, x.dropFirst()) {
      try solver.add(LinearConstraint(inner, .equal, outer * 0.333 + 6670))
      try solver.add(LinearConstraint(inner, .lessThanOrEqual, outer * 0.333 + 6670))
    }
    #expect(throws: Conflict.self) { try solver.add(LinearConstraint(x[39], .lessThanOrEqual, 9999.99)) }
    solver.solve()
    #expect(abs(solver.value(of: x[39]) - 10_000) < 1e-6)
  }

  /// A stack of views with a preferred size each: what the tableau holds grows no faster than the number of views, apart
  /// from edges that hang on all views before them.
  @Test(arguments: [true, false]) func theTableauStaysAsSparseAsTheSystem(isLinked: Bool) throws {
    func size(_ count: Int) throws -> Int {
      let solver = SimplexSolver()
      var edge = solver.makeVariable()
      try solver.add(LinearConstraint(edge, .equal, 0))
      for place in 0..<count {
        let size = LinearExpression(Double(20 + place % 7))
        let width = solver.makeVariable()
        try solver.add(LinearConstraint(width, .greaterThanOrEqual, 0))
        try solver.add(LinearConstraint(width, .lessThanOrEqual, size, priority: 250))
        try solver.add(LinearConstraint(width, .greaterThanOrEqual, size, priority: 750))
        if isLinked {
          let next = solver.makeVariable()
          try solver.add(LinearConstraint(next, .equal, edge + width + 8))
          edge = next
        }
      }
      solver.solve()
      #expect(!isLinked || solver.isDetermined(edge))
      return solver.tableau.rowTerms.reduce(0) { $0 + $1.count }
    }
    #expect(try size(800) <= 4 * size(200) + 10)
  }
}
