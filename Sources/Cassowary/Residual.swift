/// The restricted variable of one constraint: the value of its expression, with the sign turned for `<=`, so that what an
/// inequality wants is always a value of at least 0.
///
/// In the words of the Cassowary paper it is the slack variable of an inequality, the dummy variable of a required
/// equality, or a pair of error variables, of which at most one differs from 0: the positive and the negative part of the
/// value. All three cost nothing at 0, so that a residual outside the basis always is 0.
struct Residual {
  /// Whether the errors of this residual may still grow, which the levels decide one after the other.
  enum Standing: UInt8 {
    /// Its level comes later or is the one under way.
    case open
    /// All constraints of its level are kept, and must stay so.
    case kept
    /// The sum of the errors of its level is least, and must stay so.
    case least
  }

  /// The constraint's level; all required ones have 1000.
  var priority: Double
  /// What a unit below 0 costs at its level. A residual that costs nothing on either side is of a removed constraint.
  var costBelow: Double
  /// What a unit above 0 costs at its level.
  var costAbove: Double
  /// The place of the constraint in the solver's list.
  var constraint: Int32
  /// The row that defines it; -1 outside the basis.
  var row: Int32 = -1
  /// The part of the pair that is in the basis: whether it is the one above 0. It tells the slope at the value 0.
  var isAbove = true
  /// Whether it may not fall below 0 without a loss at a level that is done with.
  var isFrozenBelow = false
  /// Whether it may not rise above 0 without a loss at a level that is done with.
  var isFrozenAbove = false
  /// Whether the definition of an unrestricted variable has it.
  var isInDefinition = false
  /// What its level decided.
  var standing = Standing.open

  /// The slope of its cost on the part that is in the basis.
  var slope: Double { isAbove ? costAbove : -costBelow }

  /// Whether any value is as good as any other.
  var isFree: Bool { costBelow + costAbove == 0 }

  /// What the value costs at the level of the residual.
  func cost(at value: Double) -> Double {
    value > 0 ? value * costAbove : -value * costBelow
  }
}
