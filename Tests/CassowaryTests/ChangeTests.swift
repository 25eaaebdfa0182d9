import Cassowary
import Testing

/// Constraints that come and go, values that are suggested, and required constraints that contradict each other.
@Suite struct ChangeTests {
  @Test func removingRestores() throws {
    let solver = SimplexSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let link = try solver.add(LinearConstraint(y, .equal, x + 10))
    try solver.add(LinearConstraint(x, .equal, 5, priority: 500))
    try solver.add(LinearConstraint(y, .equal, 0, priority: 100))
    let limit = try solver.add(LinearConstraint(x, .lessThanOrEqual, 2))
    solver.solve()
    #expect(solver.value(of: x) == 2 && solver.value(of: y) == 12)
    solver.remove(limit)
    solver.solve()
    #expect(solver.value(of: x) == 5 && solver.value(of: y) == 15)
    solver.remove(link)
    solver.remove(link)
    solver.solve()
    #expect(solver.value(of: x) == 5 && solver.value(of: y) == 0)
  }

  @Test func removingAPreferenceBeforeSolvingIsAsIfItNeverWas() throws {
    let solver = SimplexSolver()
    let x = solver.makeVariable()
    let id = try solver.add(LinearConstraint(x, .equal, 5, priority: 500))
    solver.remove(id)
    solver.solve()
    #expect(solver.value(of: x) == 0 && !solver.isDetermined(x) && solver.error(of: id) == 0)
  }

  @Test func manyComeAndGo() throws {
    let solver = SimplexSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(x, .greaterThanOrEqual, 1))
    for round in 0..<500 {
      let limit = LinearExpression(Double(round))
      let least = try solver.add(LinearConstraint(x, .greaterThanOrEqual, limit))
      let wish = try solver.add(LinearConstraint(x, .equal, 0, priority: 10))
      solver.solve()
      #expect(solver.value(of: x) == Double(max(1, round)))
      solver.remove(least)
      solver.remove(wish)
    }
  }

  @Test func suggestionsMoveWhatHangsOnThem() throws {
    let solver = SimplexSolver()
    let left = solver.makeVariable()
    let middle = solver.makeVariable()
    let right = solver.makeVariable()
    try solver.add(LinearConstraint(middle * 2, .equal, left + right))
    try solver.add(LinearConstraint(right, .equal, left + 10))
    try solver.add(LinearConstraint(left, .greaterThanOrEqual, -10))
    try solver.add(LinearConstraint(right, .lessThanOrEqual, 100))
    solver.edit(middle, priority: 750)
    for (suggestion, expected) in [(45.0, 45.0), (90, 90), (500, 95), (-100, -5), (45, 45)] {
      #expect(solver.suggest(suggestion, for: middle))
      solver.solve()
      #expect(solver.value(of: middle) == expected)
      #expect(solver.value(of: right) - solver.value(of: left) == 10)
    }
    solver.endEdit(middle)
    #expect(!solver.suggest(1, for: middle))
    solver.solve()
    #expect(!solver.isDetermined(middle))
  }

  @Test func anEditKeepsItsValueWhenItsLevelChanges() throws {
    let solver = SimplexSolver()
    let x = solver.makeVariable()
    try solver.add(LinearConstraint(x, .equal, 1, priority: 500))
    solver.solve()
    solver.edit(x, priority: 100)
    solver.suggest(30, for: x)
    solver.solve()
    #expect(solver.value(of: x) == 1)
    solver.edit(x, priority: 1000)
    solver.solve()
    #expect(solver.value(of: x) == 30)
  }

  @Test func aConflictNamesTheConstraintsThatAreNeeded() throws {
    let solver = SimplexSolver()
    let variables = (0..<10).map { _ in solver.makeVariable() }
    for (tag, pair) in zip(variables, variables.dropFirst()).enumerated() {
      try solver.add(LinearConstraint(pair.1, .equal, pair.0 + 8, tag: tag))
    }
    try solver.add(LinearConstraint(variables[0], .greaterThanOrEqual, 0, tag: 20))
    try solver.add(LinearConstraint(variables[2], .equal, 30, tag: 21))
    try solver.add(LinearConstraint(variables[9], .lessThanOrEqual, 1000, tag: 22))
    let conflict = #expect(throws: Conflict.self) {
      try solver.add(LinearConstraint(variables[5], .lessThanOrEqual, 40, tag: 23))
    }
    #expect(conflict?.tags == [2, 3, 4, 21, 23])
    #expect(conflict?.members.last == conflict?.refused)
    solver.solve()
    #expect(solver.value(of: variables[5]) == 54)
    try solver.add(LinearConstraint(variables[5], .lessThanOrEqual, 54))
  }

  @Test func aConstraintMayContradictItself() {
    let solver = SimplexSolver()
    let x = solver.makeVariable()
    let conflict = #expect(throws: Conflict.self) {
      try solver.add(LinearConstraint(x, .equal, x + 1, tag: 4))
    }
    #expect(conflict?.tags == [4])
    #expect(throws: Never.self) { try solver.add(LinearConstraint(x, .lessThanOrEqual, x, tag: 5)) }
  }

  @Test func inABatchEquationsComeFirst() {
    let solver = SimplexSolver()
    let x = solver.makeVariable()
    let results = solver.add(contentsOf: [
      LinearConstraint(x, .lessThanOrEqual, 1, tag: 0), LinearConstraint(x, .equal, 9, priority: 1, tag: 1),
      LinearConstraint(x, .equal, 2, tag: 2), LinearConstraint(x, .equal, 2, tag: 3),
    ])
    let refused = results.map { result -> [Int] in
      if case .failure(let conflict) = result { conflict.tags } else { [] }
    }
    #expect(refused == [[0, 3], [], [], []] || refused == [[0, 2], [], [], []])
    solver.solve()
    #expect(solver.value(of: x) == 2)
  }
}
