/// What an unrestricted variable was solved for: a constant and a sum of residuals and of unrestricted variables that were
/// solved later or not at all. It is never brought up to date: values are put in backwards.
struct Definition {
  /// The number of the variable.
  var variable: Int32
  /// The constant of the sum.
  var constant: Double
  /// The terms of the sum, in the tableau's common store.
  var terms: Range<Int>
}
