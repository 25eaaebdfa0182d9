import InterfaceBuilder
import TextMetrics
import XMLTree

/// Where the rows of a table lie, and the texts around its sections.
struct TableRows {
  /// The top edges of cells in the coordinates of the table, by the index of the cell. Rows follow each other without a gap
  /// (321/326).
  let positions: [Int: Double]
  /// The texts of static sections, in document order.
  let sections: [SectionFrames]

  /// Places the rows of a table.
  ///
  /// - Parameters:
  ///   - width: How wide the table is, in points.
  ///   - sizes: What measures the texts between sections.
  ///   - heights: The height of a row.
  init(in table: LayoutView, width: Double, sizes: IntrinsicSizes, heights: (LayoutView) -> Double) {
    let tree = table.tree
    let spacing = TableSpacing(table, sizes.fonts)
    let cells = table.children.filter { $0.kind == .tableViewCell }
    var positions: [Int: Double] = [:]
    var sections: [SectionFrames] = []
    var y = spacing.contentTop
    func place(_ cell: LayoutView) {
      positions[cell.index] = y
      y += heights(cell)
    }
    let elements = table.staticSections
    if elements.isEmpty {
      y += spacing.beforePrototypes
      cells.forEach(place)
    }
    let inset = Self.sectionInset(of: table)
    let margin = cells.first.map(CellGeometry.sideMargin) ?? 0
    let textWidth = width - 2 * (inset + margin)
    var previous: TableSpacing.Section?
    for element in elements {
      func lines(_ name: String) -> Int? {
        tree.document.text(tree.name(name), of: element).map { text in
          text.isEmpty ? 0 : sizes.lines(of: text, width: textWidth)
        }
      }
      func frame(_ y: Double, _ height: Double) -> Rectangle {
        Rectangle(x: inset, y: y, width: width - 2 * inset, height: height)
      }
      let section = TableSpacing.Section(headerLines: lines("headerTitle"), footerLines: lines("footerTitle"))
      y += previous.map { spacing.between($0, section) } ?? spacing.beforeFirst(section)
      var texts = SectionFrames(section: element)
      if section.hasTitle {
        let height = spacing.headerHeight(of: section)
        texts.header = frame(y - height, height)
      }
      for cell in cells where tree.document.xml.isNode(cell.element, within: element) { place(cell) }
      if section.footerLines ?? 0 > 0 { texts.footer = frame(y, spacing.footerHeight(of: section)) }
      sections.append(texts)
      previous = section
    }
    self.positions = positions
    self.sections = sections
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
}

/// Where the texts of a static section lie, in the coordinates of its table.
public struct SectionFrames {
  /// The section.
  public let section: XMLNode
  /// The title above the rows; `nil` where there is none.
  public internal(set) var header: Rectangle?
  /// The text below the rows; `nil` where there is none.
  public internal(set) var footer: Rectangle?
}

extension LayoutView {
  /// The sections of a static table.
  var staticSections: [XMLNode] {
    guard let list = tree.document.xml.firstChild(of: element, named: tree.name("sections")) else { return [] }
    return tree.document.xml.children(of: list, named: tree.name("tableViewSection"))
  }
}

extension IntrinsicSizes {
  /// How many lines a text above or below a section takes.
  fileprivate func lines(of text: String, width: Double) -> Int {
    let font = fonts.font(of: TableSpacing.titleStyle)
    return measurer.wrapped(text, width: width, in: font, pushesOutOrphans: false).lines
  }
}
