import Cassowary
import Foundation
import Testing

/// The same systems in kiwisolver, another solver of the kind, which runs in the Python interpreter that the environment
/// variable `XIBLINT_PYTHON` names. Without it there is nothing to compare with.
@Suite struct ReferenceTests {
  private static let interpreter = ProcessInfo.processInfo.environment["XIBLINT_PYTHON"]
  private static let levels: [Double] = [999, 750, 250]
  private static let isAvailable: Comment = "XIBLINT_PYTHON names a Python interpreter with kiwisolver"

  /// What kiwisolver said: the places of the constraints that it refused, and the values.
  private struct Answer: Decodable {
    var refused: [Int]
    var values: [Double]
  }

  @Test(.enabled(if: interpreter != nil, isAvailable))
  func kiwisolverFindsTheSameErrors() throws {
    let systems = (0..<1500).map { GeneratedSystem(seed: $0 + 1_000_000, levels: Self.levels) }
    let answers = try answers(to: systems)
    try #require(answers.count == systems.count)
    var refusals = 0
    for (seed, (system, answer)) in zip(systems, answers).enumerated() {
      let (solver, results) = system.solver()
      let refused = results.indices.filter { (try? results[$0].get()) == nil }
      #expect(refused == answer.refused, "system \(seed)")
      refusals += refused.count
      let kept = system.constraints.enumerated().filter { !refused.contains($0.offset) }.map(\.element)
      let errors = GeneratedSystem.errors(of: kept, levels: Self.levels, at: system.values(solver))
      let theirs = GeneratedSystem.errors(of: kept, levels: Self.levels, at: answer.values)
      #expect(isSame(errors, as: theirs), "system \(seed)")
    }
    #expect(refusals > 300)
  }

  /// Levels are strengths a thousand times apart there, which is enough for the small numbers of these systems.
  private static let script = """
    import json, kiwisolver as kiwi
    STRENGTHS = {1000: kiwi.strength.required, 999: 1e6, 750: 1e3, 250: 1.0}
    def build(count, constraints):
        variables = [kiwi.Variable(str(i)) for i in range(count)]
        solver = kiwi.Solver()
        kept = []
        for place, (terms, constant, relation, priority, weight) in enumerate(constraints):
            expression = sum((variables[i] * c for i, c in terms), kiwi.Expression((), constant))
            strength = STRENGTHS[priority] * (1 if priority == 1000 else weight)
            try:
                solver.addConstraint(kiwi.Constraint(expression, relation, strength))
            except kiwi.UnsatisfiableConstraint:
                return place, None
        solver.updateVariables()
        return None, [v.value() for v in variables]
    answers = []
    for count, constraints in json.loads(SYSTEMS):
        refused, live = [], list(enumerate(constraints))
        while True:
            place, values = build(count, [c for _, c in live])
            if place is None:
                break
            refused.append(live.pop(place)[0])
        answers.append({"refused": refused, "values": values})
    print(json.dumps(answers))
    """

  private func answers(to systems: [GeneratedSystem]) throws -> [Answer] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.interpreter))
    process.arguments = ["-"]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let script = "SYSTEMS = '''\(systems.map(Self.json))'''\n" + Self.script
    try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
    try input.fileHandleForWriting.close()
    let data = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try JSONDecoder().decode([Answer].self, from: data)
  }

  private static func json(_ system: GeneratedSystem) -> JSONArray {
    JSONArray(text: "[\(system.variableCount), [\(system.constraints.map(json).joined(separator: ", "))]]")
  }

  private static func json(_ constraint: LinearConstraint) -> String {
    let terms = constraint.expression.terms.map { "[\($0.variable.index), \($0.coefficient)]" }
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    return "[[\(terms.joined(separator: ", "))], \(constraint.expression.constant), \"\(relation)\", "
      + "\(Int(constraint.priority)), \(constraint.weight)]"
  }

  /// Text that describes itself as it is, so that a list of such texts is one, too.
  private struct JSONArray: CustomStringConvertible {
    var text: String
    var description: String { text }
  }
}
