/// What can be said of a profile, for the spec, its schema and the configuration.
extension ListProfile {
  /// One of the values of a profile.
  public struct Field: Sendable {
    /// Its key in specs, such as `wideInset`.
    public let key: String
    /// What it is, and where it stands.
    public let value: Value
    /// What it means, in one sentence, with its unit.
    public let summary: String

    /// Its key in configurations, such as `wide_inset`.
    public var configurationKey: String {
      key.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
    }
  }

  /// The kinds of values.
  public enum Value: Sendable {
    /// A number of points from 0; `isAutomatic`: or -1.
    case number(WritableKeyPath<ListProfile, Double> & Sendable, isAutomatic: Bool = false)
    /// The name of a system colour without its `Color`, or `#` and six hexadecimal digits.
    case color(WritableKeyPath<ListProfile, String> & Sendable)
    /// Whether something is so.
    case flag(WritableKeyPath<ListProfile, Bool> & Sendable)
  }

  /// All values but the name, in the order of writing.
  public static let fields: [Field] = [
    Field(
      key: "inset", value: .number(\.inset),
      summary: "How far sections stand in at each side, in points, below 414 points of width."),
    Field(key: "wideInset", value: .number(\.wideInset), summary: "The same from 414 points on, and on pads."),
    Field(
      key: "cornerRadius", value: .number(\.cornerRadius),
      summary: "The radius of a section's corners in points, on a phone."),
    Field(key: "padCornerRadius", value: .number(\.padCornerRadius), summary: "The radius on a pad."),
    Field(
      key: "headerHeight", value: .number(\.headerHeight, isAutomatic: true),
      summary: "The height of a header without a title in points; -1 is automatic, 0 none."),
    Field(
      key: "footerHeight", value: .number(\.footerHeight, isAutomatic: true),
      summary: "The height of a footer without a text in points; -1 is automatic, 0 none."),
    Field(
      key: "separatorInset", value: .number(\.separatorInset),
      summary: "Where lines between rows begin, in points from the leading edge."),
    Field(
      key: "separatorHeight", value: .number(\.separatorHeight), summary: "The height of those lines in points."),
    Field(key: "background", value: .color(\.background), summary: "The colour behind sections."),
    Field(key: "rowBackground", value: .color(\.rowBackground), summary: "The colour of rows that say none."),
    Field(
      key: "scalesRadius", value: .flag(\.scalesRadius),
      summary: "Whether the radius follows the text size, between 8 and 16 points."),
  ]
}
