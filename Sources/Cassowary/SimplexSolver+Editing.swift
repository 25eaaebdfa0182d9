extension SimplexSolver {
  /// Begins to edit a variable: it is preferred at this level to have the value that `suggest(_:for:)` gives, at first the
  /// one that it has. When it is being edited already, only the level changes.
  public func edit(_ variable: Variable, priority: Double) {
    var target = value(of: variable)
    if let number = edits[variable] {
      target = -entries[number].constraint.expression.constant
      remove(ConstraintID(index: number))
    }
    let level = min(priority, LinearConstraint.required.nextDown)
    edits[variable] = addPreferred(LinearConstraint(variable, .equal, LinearExpression(target), priority: level)).index
  }

  /// Ends the editing of a variable, which no longer keeps its value then.
  public func endEdit(_ variable: Variable) {
    guard let number = edits.removeValue(forKey: variable) else { return }
    remove(ConstraintID(index: number))
  }

  /// Gives a variable that is being edited the value that it should have; `solve()` goes on from the values at hand.
  /// - Returns: whether the variable is being edited; nothing happens otherwise.
  @discardableResult
  public func suggest(_ value: Double, for variable: Variable) -> Bool {
    guard let number = edits[variable] else { return false }
    let difference = -value - entries[number].constraint.expression.constant
    guard difference != 0 else { return true }
    entries[number].constraint.expression.constant = -value
    if case .installed(let residual?) = entries[number].state {
      tableau.adaptTolerance(to: entries[number].constraint.expression)
      tableau.shift(residual, by: difference)
    }
    setNeedsSolving()
    return true
  }
}
