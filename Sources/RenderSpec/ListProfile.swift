/// The geometry of a list: how far sections stand in, how round they are, what separates rows.
public struct ListProfile: Sendable {
  /// The name by which it is asked for.
  public let name: String
  /// The points by which sections stand in at each side, on phones below 414 points of width.
  public var inset: Double
  /// The same from 414 points on and on pads.
  public var wideInset: Double
  /// The radius of a section's corners in points, on a phone.
  public var cornerRadius: Double
  /// The radius on a pad.
  public var padCornerRadius: Double
  /// The height of a section header without a title, in points; -1 is automatic, 0 none.
  public var headerHeight: Double
  /// The height of a section footer without a text, in points; -1 is automatic, 0 none.
  public var footerHeight: Double
  /// Where separators begin, in points from the leading edge of the row.
  public var separatorInset: Double
  /// The height of separators in points.
  public var separatorHeight: Double
  /// The colour behind sections, as a name in the table of colours.
  public var background: String
  /// The colour of rows that say none.
  public var rowBackground: String
  /// Whether the radius follows the text size, between 8 and 16 points.
  public var scalesRadius: Bool

  /// The profiles.
  public static let all: [ListProfile] = [
    ListProfile(
      name: "insetGrouped", inset: 16, wideInset: 20, cornerRadius: 12, padCornerRadius: 16, headerHeight: -1,
      footerHeight: -1, separatorInset: 16, separatorHeight: 0.5, background: "systemGroupedBackground",
      rowBackground: "secondarySystemGroupedBackground", scalesRadius: true),
    ListProfile(
      name: "system", inset: 16, wideInset: 20, cornerRadius: 10, padCornerRadius: 10, headerHeight: -1,
      footerHeight: -1,
      separatorInset: 16, separatorHeight: 0.5, background: "systemGroupedBackground",
      rowBackground: "secondarySystemGroupedBackground", scalesRadius: false),
    ListProfile(
      name: "groupedInset16", inset: 16, wideInset: 16, cornerRadius: 8, padCornerRadius: 8, headerHeight: 16,
      footerHeight: 0, separatorInset: 16, separatorHeight: 0.5, background: "systemGroupedBackground",
      rowBackground: "secondarySystemGroupedBackground", scalesRadius: false),
    ListProfile(
      name: "groupedInset10", inset: 10, wideInset: 10, cornerRadius: 10, padCornerRadius: 10, headerHeight: -1,
      footerHeight: -1, separatorInset: 16, separatorHeight: 0.5, background: "systemGroupedBackground",
      rowBackground: "#f2f2f2", scalesRadius: false),
    ListProfile(
      name: "plain", inset: 0, wideInset: 0, cornerRadius: 0, padCornerRadius: 0, headerHeight: -1, footerHeight: -1,
      separatorInset: 16, separatorHeight: 0.5, background: "systemBackground", rowBackground: "systemBackground",
      scalesRadius: false),
    ListProfile(
      name: "grouped", inset: 0, wideInset: 0, cornerRadius: 0, padCornerRadius: 0, headerHeight: -1, footerHeight: -1,
      separatorInset: 16, separatorHeight: 0.5, background: "systemGroupedBackground",
      rowBackground: "secondarySystemGroupedBackground", scalesRadius: false),
  ]
}
