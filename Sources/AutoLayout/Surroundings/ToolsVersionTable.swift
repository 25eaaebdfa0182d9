/// A number of the canvas that changed with the versions of Interface Builder.
///
/// Builds that write 32700 and more for their number behave like the versions before Xcode 26, which is why tables go back
/// to an older value at 30000.
struct ToolsVersionTable<Value: Sendable>: Sendable {
  /// The value from a version on, until that of the next row.
  typealias Row = (from: Int, value: Value)

  private let first: Value
  private let rows: [Row]

  /// The value before all rows, and the rows in ascending order.
  init(_ first: Value, _ rows: Row...) {
    self.first = first
    self.rows = rows
  }

  /// The value in documents that a version saved.
  subscript(version: Int) -> Value {
    rows.last { $0.from <= version }?.value ?? first
  }
}
