/// A coefficient of a row or of a definition.
struct Term {
  /// The residual that it belongs to; in a definition, a number below 0 is the complement of an unrestricted variable's.
  var index: Int32
  /// What the residual or variable is multiplied by.
  var coefficient: Double
}
