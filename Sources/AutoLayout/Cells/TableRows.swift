import InterfaceBuilder
import XMLTree

/// Where the rows of a table lie.
enum TableRows {
  /// The top edges of cells in the coordinates of the table, by the index of the cell. Rows follow each other without a gap
  /// (321/326).
  static func positions(in table: LayoutView, heights: (LayoutView) -> Double) -> [Int: Double] {
    let spacing = TableSpacing(table)
    let cells = table.children.filter { $0.kind == .tableViewCell }
    var positions: [Int: Double] = [:]
    var y = spacing.contentTop
    func place(_ cell: LayoutView) {
      positions[cell.index] = y
      y += heights(cell)
    }
    let sections = sections(of: table)
    if sections.isEmpty {
      y += spacing.beforePrototypes
      cells.forEach(place)
    }
    var previous: TableSpacing.Section?
    for element in sections {
      let section = TableSpacing.Section(element, in: table.tree.document)
      y += previous.map { spacing.between($0, section) } ?? spacing.beforeFirst(section)
      for cell in cells where table.tree.document.xml.isNode(cell.element, within: element) { place(cell) }
      previous = section
    }
    return positions
  }

  /// How far cells are inset from the left and right of a table whose sections are cards.
  static func sectionInset(of table: LayoutView) -> Double {
    guard table.value("style") == "insetGrouped" else { return 0 }
    let tree = table.tree
    if let inset = tree.environment.sectionInset { return inset }
    return tree.environment.device.flatMap { narrowSectionInsets[$0] }?[tree.toolsVersion] ?? 20
  }

  /// The inset on narrow phones; on others it is 20 (77/77 at 414 points).
  private static let narrowSectionInsets: [String: ToolsVersionTable<Double>] = [
    "retina3_5": ToolsVersionTable(16),
    "retina4_0": ToolsVersionTable(16),
    "retina4_7": ToolsVersionTable(16),  // 11/11
    "retina5_4": ToolsVersionTable(16),
    "retina5_9": ToolsVersionTable(16, (from: 22000, 20)),  // from there 20 in 6 and 16 in 6
  ]

  private static func sections(of table: LayoutView) -> [XMLNode] {
    let tree = table.tree
    guard let list = tree.document.xml.firstChild(of: table.element, named: tree.name("sections")) else { return [] }
    return tree.document.xml.children(of: list, named: tree.name("tableViewSection"))
  }
}
