import InterfaceBuilder
import TextMetrics
import XMLTree

/// Where the rows of a table lie.
enum TableRows {
  /// The top edges of cells in the coordinates of the table, by the index of the cell. Rows follow each other without a gap
  /// (321/326).
  ///
  /// - Parameters:
  ///   - sizes: What measures the texts between sections.
  ///   - heights: The height of a row.
  static func positions(
    in table: LayoutView, sizes: IntrinsicSizes, heights: (LayoutView) -> Double
  ) -> [Int: Double] {
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
      let section = TableSpacing.Section(
        headerLines: title("headerTitle", of: element, in: table).map { $0.isEmpty ? 0 : 1 },
        footerLines: title("footerTitle", of: element, in: table).map { footerLines(of: $0, in: table, sizes) })
      y += previous.map { spacing.between($0, section) } ?? spacing.beforeFirst(section)
      for cell in cells where table.tree.document.xml.isNode(cell.element, within: element) { place(cell) }
      previous = section
    }
    return positions
  }

  private static func title(_ name: String, of section: XMLNode, in table: LayoutView) -> String? {
    table.tree.document.text(table.tree.name(name), of: section)
  }

  /// How many lines a text below a section takes between the margins of its rows.
  private static func footerLines(of text: String, in table: LayoutView, _ sizes: IntrinsicSizes) -> Int {
    let width = table.isRoot ? table.rootSize.width : table.storedFrame?.width ?? 0
    let margin = table.children.first { $0.kind == .tableViewCell }.map(CellGeometry.sideMargin) ?? 0
    let font = sizes.fonts.textStyle(named: "UICTFontTextStyleFootnote")
    return sizes.measurer.wrapped(
      text, width: width - 2 * (sectionInset(of: table) + margin), in: font, pushesOutOrphans: false
    ).lines
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
    "retina5_9": ToolsVersionTable(16, (from: 22000, 20), (from: 23000, 16)),  // 20 in 1 table, from 23000 16 in 2
  ]

  private static func sections(of table: LayoutView) -> [XMLNode] {
    let tree = table.tree
    guard let list = tree.document.xml.firstChild(of: table.element, named: tree.name("sections")) else { return [] }
    return tree.document.xml.children(of: list, named: tree.name("tableViewSection"))
  }
}
