extension CellGeometry {
  /// What the accessory of a table cell takes from the width of its content view.
  static func accessoryWidth(of cell: LayoutView) -> Double {
    guard let accessory = cell.value("accessoryType").flatMap({ accessories[$0] })?[cell.tree.toolsVersion] else {
      return 0
    }
    switch accessory {
    case .fixed(let width): return width
    case .besideMargin(let width): return width + sideMargin(of: cell)
    }
  }

  /// The room that an accessory takes.
  private enum AccessoryWidth {
    /// A width of its own.
    case fixed(Double)
    /// A width and the margin at its right.
    case besideMargin(Double)
  }

  private static let accessories: [String: ToolsVersionTable<AccessoryWidth>] = [
    "disclosureIndicator": ToolsVersionTable(
      .fixed(33),
      (from: 13000, .besideMargin(18)),  // 34 on narrow phones (14/14), 38 on an iPad (1/1)
      (from: 14800, .besideMargin(11)),  // 33/34
      (from: 18100, .besideMargin(9.5)),  // 13/14
      (from: 19500, .besideMargin(8.5)),  // 9/9
      (from: 21000, .besideMargin(10.5))),  // 69/78
    "checkmark": ToolsVersionTable(
      .fixed(39), (from: 14800, .besideMargin(20.5)), (from: 21000, .besideMargin(24))),
    "detailButton": ToolsVersionTable(
      .fixed(47), (from: 14800, .besideMargin(20.5)), (from: 21000, .besideMargin(24))),
    "detailDisclosureButton": ToolsVersionTable(
      .fixed(67), (from: 14800, .besideMargin(37)), (from: 21000, .besideMargin(42.5))),
  ]
}
