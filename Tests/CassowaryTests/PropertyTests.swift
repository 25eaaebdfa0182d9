import Cassowary
import Testing

/// What holds for all systems, on generated ones.
@Suite struct PropertyTests {
  private static let levels: [Double] = [999, 750, 250]
  private static let coefficients: [Double] = [1, 1, 1, -1, -1, 2, -2, 0.333, 0.5]

  private func system(_ seed: Int) -> GeneratedSystem {
    GeneratedSystem(seed: seed, levels: Self.levels, coefficients: seed % 2 == 0 ? Self.coefficients : [1, 1, -1])
  }

  private func accepted(_ system: GeneratedSystem, _ results: [Result<ConstraintID, Conflict>]) -> [LinearConstraint] {
    zip(system.constraints, results).compactMap { constraint, result in (try? result.get()) == nil ? nil : constraint }
  }

  private func errors(_ constraints: [LinearConstraint], _ values: [Double]) -> [Double] {
    GeneratedSystem.errors(of: constraints, levels: Self.levels, at: values)
  }

  @Test func requiredConstraintsHoldAndTheOrderOfCallsDecidesAll() {
    for seed in 0..<600 {
      let system = system(seed)
      let (solver, results) = system.solver()
      let values = system.values(solver)
      #expect(errors(accepted(system, results), values)[0] < 1e-6, "system \(seed)")
      let (again, againResults) = system.solver()
      #expect(againResults == results && system.values(again) == values, "system \(seed)")
    }
  }

  @Test func manyAtOnceAreAsGoodAsOneByOne() {
    for seed in 0..<600 {
      let system = system(seed)
      let (solver, results) = system.solver()
      let kept = accepted(system, results)
      let batch = system.emptySolver()
      let batchResults = batch.add(contentsOf: kept)
      #expect(batchResults.allSatisfy { (try? $0.get()) != nil }, "system \(seed)")
      #expect(isSame(errors(kept, system.values(batch)), as: errors(kept, system.values(solver))), "system \(seed)")
    }
  }

  @Test func aRefusedConstraintLeavesNoTrace() {
    for seed in 0..<600 {
      let system = system(seed)
      let (solver, results) = system.solver()
      let without = system.emptySolver()
      for constraint in accepted(system, results) {
        #expect(throws: Never.self) { try without.add(constraint) }
      }
      #expect(system.values(solver) == system.values(without), "system \(seed)")
    }
  }

  @Test func addingNeverBettersAndRemovingRestores() {
    for seed in 0..<800 {
      var system = system(seed)
      let added = system.constraints.removeLast()
      let (solver, results) = system.solver()
      let kept = accepted(system, results)
      let before = errors(kept, system.values(solver))
      guard let id = try? solver.add(added) else { continue }
      let with = errors(kept, system.values(solver))
      #expect(isNoBetter(with, than: before), "system \(seed)")
      if let place = Self.levels.firstIndex(of: added.priority) {
        #expect(isSame(Array(with[...place]), as: Array(before[...place])), "system \(seed)")
      }
      solver.remove(id)
      #expect(isSame(errors(kept, system.values(solver)), as: before), "system \(seed)")
    }
  }

  @Test func anyOrderOfAddingRemovingAndSolvingGivesTheSameErrors() throws {
    for seed in 0..<400 {
      let system = system(seed)
      var kept: [(id: ConstraintID, constraint: LinearConstraint)] = []
      var numbers = Numbers(seed: seed + 10_000)
      let solver = system.emptySolver()
      for constraint in system.constraints {
        if let id = try? solver.add(constraint) { kept.append((id, constraint)) }
        if Int.random(in: 0..<3, using: &numbers) == 0 { solver.solve() }
        if kept.count > 2, Int.random(in: 0..<4, using: &numbers) == 0 {
          solver.remove(kept.remove(at: Int.random(in: 0..<kept.count, using: &numbers)).id)
        }
      }
      let fresh = system.emptySolver()
      for (_, constraint) in kept { try fresh.add(constraint) }
      let constraints = kept.map(\.constraint)
      let values = system.values(solver)
      #expect(isSame(errors(constraints, values), as: errors(constraints, system.values(fresh))), "system \(seed)")
    }
  }

  @Test func membersOfAConflictAreAllNeeded() {
    var conflicts = 0
    for seed in 0..<600 {
      let system = system(seed)
      for case .failure(let conflict) in system.solver().results {
        conflicts += 1
        let members = conflict.members.map { system.constraints[$0.index] }
        #expect(members.map(\.tag) == conflict.tags && conflict.members.contains(conflict.refused))
        #expect(!isFeasible(members, in: system), "system \(seed)")
        for spared in members.indices {
          var others = members
          others.remove(at: spared)
          #expect(isFeasible(others, in: system), "system \(seed), without \(members[spared].tag)")
        }
      }
    }
    #expect(conflicts > 100)
  }

  private func isFeasible(_ constraints: [LinearConstraint], in system: GeneratedSystem) -> Bool {
    let solver = system.emptySolver()
    return constraints.allSatisfy { constraint in (try? solver.add(constraint)) != nil }
  }

  /// At both ends of a range the errors are the best ones, and a step outside they are not.
  @Test func rangesEndWhereErrorsBegin() {
    for seed in 0..<300 {
      let system = system(seed)
      let (solver, results) = system.solver()
      let kept = accepted(system, results)
      let best = errors(kept, system.values(solver))
      let variables = (0..<system.variableCount).map { Variable(index: Int32($0)) }
      let isDetermined = solver.isDetermined(variables)
      for variable in variables {
        let range = solver.range(of: variable)
        #expect(range.contains(solver.value(of: variable)))
        #expect(isDetermined[Int(variable.index)] == (range.lowerBound == range.upperBound), "system \(seed)")
        for (end, step) in [(range.lowerBound, -1.0), (range.upperBound, 1)] {
          let inside = end.isFinite ? end : step * 5000
          let pinned = errorsWhen(variable, is: inside, kept, system)
          #expect(pinned.map { isSame($0, as: best) } == true, "system \(seed), \(variable.index) is \(inside)")
          if end.isFinite, let outside = errorsWhen(variable, is: end + step, kept, system) {
            #expect(!isSame(outside, as: best), "system \(seed), \(variable.index) beyond \(end)")
          }
        }
      }
      #expect(system.values(solver) == system.values(system.solver().solver))
    }
  }

  private func errorsWhen(
    _ variable: Variable, is value: Double, _ constraints: [LinearConstraint], _ system: GeneratedSystem
  ) -> [Double]? {
    let solver = system.emptySolver()
    let pin = LinearConstraint(variable, .equal, LinearExpression(value), priority: 999.5)
    guard (constraints + [pin]).allSatisfy({ constraint in (try? solver.add(constraint)) != nil }) else { return nil }
    let values = system.values(solver)
    guard abs(values[Int(variable.index)] - value) < 1e-6 else { return nil }
    return errors(constraints, values)
  }
}
