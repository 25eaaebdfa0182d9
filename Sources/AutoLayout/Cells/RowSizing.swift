import InterfaceBuilder
import TextMetrics
import XMLTree

/// How a table finds the height of a row.
public enum RowSizing: Hashable, Sendable {
  /// A number in points.
  case fixed(Double)
  /// As high as its constraints ask for.
  case automatic
}

extension ViewTree {
  /// Whether rows and cells keep the sizes that the document stores: on its own canvas, with the text size of the canvas.
  public var keepsStoredRows: Bool {
    guard environment.isOwnCanvas else { return false }
    return environment.contentSize.map { $0 == DocumentFonts.canvasContentSize(toolsVersion: toolsVersion) } ?? true
  }
}

extension LayoutView {
  /// The table that a cell is a row of; `nil` for other views, and for cells that a document stores alone.
  public var table: LayoutView? {
    guard kind == .tableViewCell, let superview, superview.kind == .tableView else { return nil }
    return superview
  }

  /// The section of a static table that a cell is a row of.
  public var tableSection: XMLNode? {
    guard let table else { return nil }
    let name = tree.name("tableViewSection")
    var current = tree.document.xml.parent(of: element)
    while let node = current, node != table.element {
      if tree.document.xml.name(of: node) == name { return node }
      current = tree.document.xml.parent(of: node)
    }
    return nil
  }

  /// Whether it is a cell or a reusable view in a list, of which code makes as many as it likes.
  public var isPrototype: Bool { superview != nil && kind.isSolvedAlone && tableSection == nil }

  /// How the height of a table cell is found. UIKit asks the table; only rows of static tables may have a height of their own,
  /// and of cells that code registers nothing is known but that tables are automatic by default.
  public var rowSizing: RowSizing {
    guard let table else { return .automatic }
    let own = tableSection == nil ? nil : number("rowHeight")
    guard let height = own ?? table.number("rowHeight"), height >= 0 else { return .automatic }
    return .fixed(height)
  }

  /// Whether a cell has one of the styles of UIKit, which lays out its labels by itself.
  public var hasBuiltInStyle: Bool { kind == .tableViewCell && value("style") != nil }
}

/// The heights of rows that size themselves.
enum RowHeights {
  /// The height of a row whose constraints give it none, in points.
  static let standard = 44.0

  /// The height of a row of a built-in style: its lines with the space that UIKit leaves around them (55.5 for 17 and 12
  /// points, 43.5 for 17), and no less than the standard height.
  static func builtIn(_ cell: LayoutView, fonts: DocumentFonts) -> Double {
    func lineHeight(_ reference: String) -> Double? {
      let element = cell.value(reference).flatMap(cell.tree.document.objects.first)
      guard let label = cell.tree.view(element) else { return nil }
      return fonts.font(of: label, defaultSize: 17).height(lines: 1).roundedUp(toScale: cell.tree.environment.scale)
    }
    let title = lineHeight("textLabel") ?? 0
    let detail = lineHeight("detailTextLabel") ?? 0
    let isStacked = cell.value("style") == "IBUITableViewCellStyleSubtitle"
    let lines = isStacked ? title + 1 + detail + 19.5 : max(title, detail) + 23
    return max(standard, lines)
  }
}
