import AutoLayout
import InterfaceBuilder

/// A table cell as a row of a list: where its section lies, and how the row is laid out in it.
struct ListRow {
  let profile: ListProfile
  let layout: SolvedLayout
  /// Where the section begins, in points from the left edge of the table.
  let x: Double

  /// The row of a cell in a list of a profile.
  ///
  /// - Parameter isAskedFor: Whether the profile is not that of the table's style, so that what the document stores is of no use.
  init(_ cell: LayoutView, profile: ListProfile, isAskedFor: Bool, in layouts: EnvironmentLayouts) {
    self.profile = profile
    let environment = layouts.environment.layout
    let frame = layouts.frame(of: cell)
    if !isAskedFor, cell.table != nil || layouts.tree.keepsStoredRows, let placed = layouts.layout(of: cell) {
      // As the table of the document places it, or as the document stores it.
      layout = placed
      x = cell.table == nil ? 0 : frame?.x ?? 0
      return
    }
    // A list that is asked for fills the screen even on the canvas.
    let screen = isAskedFor ? environment.screenSize?.width : nil
    let width = cell.table.flatMap(layouts.frame)?.width ?? environment.width ?? screen ?? cell.rootSize.width
    let insets = profile.sectionInsets(width: width, in: environment)
    x = insets.left
    layout = layouts.layout(ofRow: cell, width: max(0, width - insets.left - insets.right))
  }

  /// The rectangle of the row in the coordinates of the table, but that it begins at 0: x, y, width, height in points.
  var container: [Double] { [x, 0, layout.size.width, layout.size.height] }
}

extension ListProfile {
  /// How far sections stand in at the left and right of a list that is so wide. Boxes stand in from the safe area; lists
  /// without reach the edges.
  func sectionInsets(width: Double, in environment: LayoutEnvironment) -> (left: Double, right: Double) {
    let inset = environment.isPad || width >= Self.wideWidth ? wideInset : inset
    guard inset > 0 else { return (0, 0) }
    let safeArea = environment.isLandscape ? environment.knownDevice?.landscape : environment.knownDevice?.portrait
    guard let safeArea, environment.fillsDevice else { return (inset, inset) }
    return (safeArea[1] + inset, safeArea[3] + inset)
  }

  /// The radius of a section's corners in points, in a text size.
  func radius(isPad: Bool, contentSize: String) -> Double {
    let radius = isPad ? padCornerRadius : cornerRadius
    guard scalesRadius else { return radius }
    let scaled = radius * Double(TextStyle.body.size(for: contentSize)) / Double(TextStyle.body.size(for: "large"))
    return min(max(scaled, Self.scaledRadii.lowerBound), Self.scaledRadii.upperBound)
  }

  /// From this width on lists have `wideInset`.
  private static let wideWidth = 414.0
  /// Between what a radius is scaled, in points.
  private static let scaledRadii = 8.0...16.0
}
