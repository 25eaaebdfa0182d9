extension Tableau {
  /// Takes back what the levels decided, which the next change may undo.
  mutating func openLevels() {
    for index in residuals.indices {
      residuals[index].standing = .open
      residuals[index].isFrozenBelow = false
      residuals[index].isFrozenAbove = false
    }
  }

  /// Makes the errors of each level as small as the levels above allow, from the required constraints downwards. This
  /// compares the objective row of one level after the other, which is what the paper's symbolic weights amount to.
  mutating func optimise() {
    openLevels()
    var levels = residuals.lazy.filter { !$0.isFree }.map(\.priority).sorted(by: >)
    var kept = 0
    for level in levels where kept == 0 || levels[kept - 1] != level {
      levels[kept] = level
      kept += 1
    }
    levels.removeLast(levels.count - kept)
    var members = [[Int32]](repeating: [], count: levels.count)
    for index in residuals.indices where !residuals[index].isFree {
      members[place(of: residuals[index].priority, in: levels)].append(Int32(index))
    }
    for (level, members) in zip(levels, members) {
      if errors(of: members) > valueTolerance {
        optimise(level: level)
      }
      close(level, members: members)
    }
  }

  private func place(of level: Double, in levels: [Double]) -> Int {
    var low = 0
    var high = levels.count
    while low < high {
      let middle = (low + high) >> 1
      if levels[middle] > level { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func errors(of members: [Int32]) -> Double {
    var errors = 0.0
    for index in members where residuals[Int(index)].row >= 0 {
      errors += residuals[Int(index)].cost(at: value(of: index))
    }
    return errors
  }

  /// Sees to it that later levels lose nothing of this one: a column with a cost stays where it is, and so do the residuals
  /// of the basis at their 0.
  private mutating func close(_ level: Double, members: [Int32]) {
    guard errors(of: members) > valueTolerance, level < LinearConstraint.required else {
      keep(members)
      return
    }
    for index in members {
      residuals[Int(index)].standing = .least
      freezeCostly(index, level: level)
    }
    for index in gradient.met {
      freezeCostly(index, level: level)
    }
  }

  /// Makes sure that these residuals, which cost nothing, never do.
  mutating func keep(_ members: [Int32]) {
    for index in members {
      let index = Int(index)
      residuals[index].standing = .kept
      guard residuals[index].row < 0 else { continue }
      residuals[index].isFrozenBelow = residuals[index].isFrozenBelow || residuals[index].costBelow > 0
      residuals[index].isFrozenAbove = residuals[index].isFrozenAbove || residuals[index].costAbove > 0
    }
  }

  private mutating func freezeCostly(_ index: Int32, level: Double) {
    guard residuals[Int(index)].row < 0 else { return }
    if reducedCost(of: index, rises: true, level: level) > Self.costTolerance {
      residuals[Int(index)].isFrozenAbove = true
    }
    if reducedCost(of: index, rises: false, level: level) > Self.costTolerance {
      residuals[Int(index)].isFrozenBelow = true
    }
  }
}
