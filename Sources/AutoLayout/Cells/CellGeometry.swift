import InterfaceBuilder

/// The content view of table cells: its size and its margins.
enum CellGeometry {
  /// What the content view of a table cell is smaller than the cell: the accessory at the right, the separator at the bottom.
  /// Other content views fill their cell.
  static func contentInsets(of contentView: LayoutView) -> EdgeInsets {
    guard contentView.kind == .tableViewCellContentView, let cell = contentView.superview else { return .zero }
    let tree = contentView.tree
    let isSeparated = tree.environment.device == nil || leavesRoomForSeparator[tree.toolsVersion]
    let accessory = accessoryWidth(of: cell)
    let isRightToLeft = tree.environment.isRightToLeft
    return EdgeInsets(
      left: isRightToLeft ? accessory : 0, bottom: isSeparated ? 1 / tree.environment.scale : 0,
      right: isRightToLeft ? 0 : accessory)
  }

  /// How far a row that fills the width of a device lies outside of the safe area, where its content view does not lie.
  static func unsafeSides(of cell: LayoutView, rowWidth: Double) -> EdgeInsets {
    let environment = cell.tree.environment
    guard environment.fillsDevice, environment.isLandscape, let device = environment.knownDevice,
      let screen = environment.screenSize, rowWidth >= screen.width,
      cell.table?.value("contentViewInsetsToSafeArea") != "NO"
    else { return .zero }
    return EdgeInsets(left: device.landscape[1], right: device.landscape[3])
  }

  /// Whether the content view leaves a pixel to the separator; without a device it always does.
  private static let leavesRoomForSeparator = ToolsVersionTable(true, (from: 14800, false))

  // MARK: Margins

  /// The margin at the left and right of a table cell.
  static func sideMargin(of cell: LayoutView) -> Double {
    let tree = cell.tree
    let version = tree.toolsVersion
    let device = tree.environment.device ?? ""
    let width = width(of: cell)
    if tree.environment.knownDevice.map({ !$0.isPad && $0.size[0] <= 375 && !$0.hasHomeIndicator }) ?? false {
      return device.hasPrefix("retina4") ? marginOnSmallPhones[version] : 16
    }
    if width <= 320 { return 16 }
    switch device {
    case "retina6_1", "retina6_5", "retina6_12", "retina6_72": return 20
    case "retina6_0" where has16OnRetina6_0[version]: return 16
    case "retina5_9" where has20InSectionsOnRetina5_9[version] && isInCard(cell): return 20
    default: return width >= 414 ? 20 : 16
    }
  }

  /// The width of a cell: that of a row of its table where that is more.
  private static func width(of cell: LayoutView) -> Double {
    let environment = cell.tree.environment
    if !environment.isOwnCanvas, let width = environment.width ?? environment.screenSize?.width { return width }
    let row = cell.table.map { $0.storedSize.width - 2 * TableRows.sectionInset(of: $0) } ?? 0
    return max(cell.storedSize.width, row)
  }

  private static func isInCard(_ cell: LayoutView) -> Bool {
    let style = cell.superview?.value("style")
    return style == "grouped" || style == "insetGrouped"
  }

  private static let marginOnSmallPhones = ToolsVersionTable<Double>(16, (from: 14800, 15), (from: 17000, 16))
  private static let has16OnRetina6_0 = ToolsVersionTable(false, (from: 23000, true), (from: 30000, false))
  private static let has20InSectionsOnRetina5_9 = ToolsVersionTable(false, (from: 22000, true))

  /// The margins of a table cell or of its content view.
  static func margins(of view: LayoutView) -> EdgeInsets {
    let version = view.tree.toolsVersion
    let isContentView = view.kind == .tableViewCellContentView
    guard let cell = isContentView ? view.superview : view, hasSideMargins[version] else {
      return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let side = sideMargin(of: cell)
    // The accessory lies in the cell, beside the content view.
    let isBesideAccessory = isContentView && !(cell.value("accessoryType") ?? "").isEmpty
    let vertical = verticalMargin[version]
    let end = isBesideAccessory ? 8 : side
    let isRightToLeft = view.tree.environment.isRightToLeft
    return EdgeInsets(
      top: vertical, left: isRightToLeft ? end : side, bottom: vertical, right: isRightToLeft ? side : end)
  }

  private static let verticalMargin = ToolsVersionTable<Double>(
    8,  // 39 cells
    (from: 13500, 11),  // 67/67
    (from: 24100, 15),  // 23/32
    (from: 30000, 11))

  /// Whether cells have the margins of the screen at their sides, and 8 before an accessory; before, 8 everywhere.
  private static let hasSideMargins = ToolsVersionTable(false, (from: 13500, true))
}
