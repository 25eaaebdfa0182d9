/// A solver of linear equations and inequalities over variables of any sign, some of which are required and the others
/// preferred at levels: the Cassowary algorithm of Badros, Borning and Stuckey.
///
/// It looks for values that keep all required constraints; among those, for the least sum of weighted errors at the
/// highest level; among those, at the next level, and so on. No sum of lower errors outweighs a higher one.
///
/// The same calls in the same order give the same values to the last bit. It is not for use by two threads at once.
public final class SimplexSolver {
  /// A constraint that was offered.
  struct Entry {
    var constraint: LinearConstraint
    var state: State
  }

  /// Where a constraint is.
  enum State: Equatable {
    /// It waits for `solve()`.
    case pending
    /// The tableau has it, without a residual when it is the same for all values.
    case installed(residual: Int32?)
    /// The tableau has it as the definition of a variable.
    case defined
    /// It was refused or removed.
    case absent
  }

  var tableau = Tableau(variables: 0)
  var entries: [Entry] = []
  var edits: [Variable: Int] = [:]
  /// The required constraints that the tableau has, in the order in which they were put in.
  private(set) var required: [Int] = []
  /// A tableau that tells which equations its rows are made of, for the reports of conflicts, and how many of `required` it
  /// has. It is made at the first conflict.
  var tracked: (tableau: Tableau, count: Int)?
  private(set) var values: [Double] = []
  private(set) var variableCount: Int32 = 0
  private var isSolved = true
  private var needsRebuilding = false
  private var pending: [Int] = []
  private var removedCount = 0

  /// A solver without variables and constraints.
  public init() {}

  /// Makes a variable. It is 0 as long as no constraint says otherwise.
  public func makeVariable() -> Variable {
    tableau.addVariable()
    values.append(0)
    defer { variableCount += 1 }
    return Variable(index: variableCount)
  }

  /// Takes a constraint in. A required one is checked at once; a preferred one waits for `solve()`.
  /// - Throws: the conflict when it is required and contradicts others that are; the solver is then as it was.
  @discardableResult
  public func add(_ constraint: LinearConstraint) throws(Conflict) -> ConstraintID {
    guard constraint.isRequired else { return addPreferred(constraint) }
    rebuildIfNeeded()
    let number = entries.count
    entries.append(Entry(constraint: constraint, state: .pending))
    isSolved = false
    guard install(number) else {
      entries[number].state = .absent
      throw conflict(refusing: number)
    }
    return ConstraintID(index: number)
  }

  /// Takes a constraint in that is not required.
  func addPreferred(_ constraint: LinearConstraint) -> ConstraintID {
    let number = entries.count
    entries.append(Entry(constraint: constraint, state: .pending))
    isSolved = false
    pending.append(number)
    return ConstraintID(index: number)
  }

  /// Takes many constraints in, which is faster than one by one: required equations first, then required inequalities.
  /// - Returns: for each constraint, in the order of `constraints`, its name or the conflict for which it was refused.
  public func add(contentsOf constraints: [LinearConstraint]) -> [Result<ConstraintID, Conflict>] {
    rebuildIfNeeded()
    let first = entries.count
    entries.append(contentsOf: constraints.map { Entry(constraint: $0, state: .pending) })
    isSolved = false
    var conflicts: [Int: Conflict] = [:]
    for number in inOrderOfInstallation(first..<entries.count) {
      if !entries[number].constraint.isRequired {
        pending.append(number)
      } else if !install(number) {
        entries[number].state = .absent
        conflicts[number] = conflict(refusing: number)
      }
    }
    return (first..<entries.count).map { number in
      conflicts[number].map { .failure($0) } ?? .success(ConstraintID(index: number))
    }
  }

  /// Takes a constraint away; nothing happens when it is away already.
  public func remove(_ id: ConstraintID) {
    guard entries.indices.contains(id.index) else { return }
    let state = entries[id.index].state
    entries[id.index].state = .absent
    switch state {
    case .absent: return
    case .pending: pending.removeAll { $0 == id.index }
    case .defined: needsRebuilding = true
    case .installed(let residual):
      if let residual { tableau.release(residual) }
      removedCount += 1
    }
    isSolved = false
    if entries[id.index].constraint.isRequired {
      required.removeAll { $0 == id.index }
      tracked = nil
    }
  }

  /// Finds the best values. It does nothing when nothing has changed since the last time.
  public func solve() {
    guard !isSolved else { return }
    rebuildIfNeeded()
    optimise()
    if isImprecise {
      needsRebuilding = true
      rebuildIfNeeded()
      optimise()
    }
    isSolved = true
  }

  private func optimise() {
    let order = inOrderOfInstallation(pending)
    pending.removeAll()
    for number in order {
      _ = install(number)
    }
    tableau.optimise()
    values = tableau.values()
  }

  /// Whether the values differ from what the tableau says of the constraints, by the rounding of many pivots.
  private var isImprecise: Bool {
    let tolerance = 20 * tableau.valueTolerance
    return entries.contains { entry in
      switch entry.state {
      case .pending, .absent, .installed(residual: nil): return false
      case .defined: return abs(value(of: entry.constraint.expression)) > tolerance
      case .installed(let residual?):
        let value = value(of: entry.constraint.expression)
        let told = tableau.value(of: residual)
        return abs((entry.constraint.relation == .lessThanOrEqual ? -value : value) - told) > tolerance
      }
    }
  }

  /// The value of the variable as of the last `solve()`.
  public func value(of variable: Variable) -> Double {
    values[Int(variable.index)]
  }

  /// The value of the expression as of the last `solve()`.
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// By how much the constraint is not kept as of the last `solve()`, in the units of its expression and without its
  /// weight; 0 when it was removed.
  public func error(of id: ConstraintID) -> Double {
    guard entries.indices.contains(id.index), entries[id.index].state != .absent else { return 0 }
    let constraint = entries[id.index].constraint
    let error = constraint.error(at: value(of: constraint.expression))
    return error <= tableau.valueTolerance ? 0 : error
  }

  /// Marks the values as out of date.
  func setNeedsSolving() {
    isSolved = false
  }

  /// Puts a constraint into the tableau. Whether it can be kept together with the others; when not, the tableau is as
  /// before.
  private func install(_ number: Int) -> Bool {
    let constraint = entries[number].constraint
    let tolerance = tableau.valueTolerance
    tableau.adaptTolerance(to: constraint.expression)
    switch tableau.install(constraint, number: number) {
    case .done(let residual): entries[number].state = .installed(residual: residual)
    case .defined: entries[number].state = .defined
    case .impossible:
      tableau.valueTolerance = tolerance
      return false
    case .violated(let residual):
      var attempt = tableau
      guard attempt.satisfy(residual) else {
        tableau.release(residual)
        tableau.valueTolerance = tolerance
        return false
      }
      tableau = attempt
      entries[number].state = .installed(residual: residual)
    }
    if constraint.isRequired { required.append(number) }
    return true
  }

  /// Sorts equations before inequalities among required constraints, and then the others by falling level, each in the
  /// order in which they were offered.
  func inOrderOfInstallation(_ numbers: some Sequence<Int>) -> [Int] {
    func key(_ number: Int) -> Double {
      let constraint = entries[number].constraint
      if constraint.isRequired { return constraint.relation == .equal ? .infinity : LinearConstraint.required }
      return constraint.priority
    }
    return numbers.map { ($0, key($0)) }.sorted { $0.1 != $1.1 ? $0.1 > $1.1 : $0.0 < $1.0 }.map(\.0)
  }

  /// Makes the tableau anew when a definition is gone, or when most of its residuals are of removed constraints.
  private func rebuildIfNeeded() {
    guard needsRebuilding || removedCount > 50 + tableau.residuals.count / 2 else { return }
    needsRebuilding = false
    removedCount = 0
    tableau = Tableau(variables: Int(variableCount))
    required.removeAll()
    tracked = nil
    pending.removeAll()
    for number in inOrderOfInstallation(entries.indices.filter { entries[$0].state != .absent }) {
      if !entries[number].constraint.isRequired {
        entries[number].state = .pending
        pending.append(number)
      } else if !install(number) {
        // Rounding alone can part constraints that went together before.
        entries[number].state = .installed(residual: nil)
      }
    }
  }
}
