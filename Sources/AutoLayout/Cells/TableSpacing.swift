import InterfaceBuilder
import XMLTree

/// What lies before, between and above the sections of a table.
struct TableSpacing {
  /// Which titles a static section has.
  struct Section {
    /// Whether a title stands above it.
    let hasHeader: Bool
    /// Whether a text stands below it.
    let hasFooter: Bool

    /// The titles of a `tableViewSection`.
    init(_ element: XMLNode, in document: Document) {
      func hasText(_ name: String) -> Bool {
        document.text(document.vocabulary.names.intern(name), of: element).map { !$0.isEmpty } ?? false
      }
      hasHeader = hasText("headerTitle")
      hasFooter = hasText("footerTitle")
    }
  }

  /// Where the content begins: below the table's header view, and on old canvases below the navigation bar.
  let contentTop: Double
  private let isGrouped: Bool
  /// What the table says of the height of headers; `nil` where it leaves that to the system.
  private let headerHeight: Double?
  private let footerHeight: Double?
  private let version: Int
  private let scale: Double

  /// The spacing of a table.
  init(_ table: LayoutView) {
    func height(_ name: String) -> Double? { table.number(name).flatMap { $0 < 0 ? nil : $0 } }
    isGrouped = (table.value("style") ?? "plain") != "plain"
    headerHeight = height("sectionHeaderHeight")
    footerHeight = height("sectionFooterHeight")
    version = table.tree.toolsVersion
    scale = table.tree.environment.scale
    let header = table.children.last { $0.value("key") == "tableHeaderView" && $0.storedFrame != nil }
    let isBelowBar = table.isRoot && table.controller != nil
    contentTop = (header?.storedFrame?.height ?? 0) + (isBelowBar ? Self.oldBarInset[version] : 0)
  }

  // MARK: Sections

  /// What lies above the first prototype, or above the first row of a table without sections.
  var beforePrototypes: Double {
    guard isGrouped else { return plainHeader }
    // 55.5 on screens of 2 pixels a point, 55.33 on those of 3 (61/65).
    guard Self.drawsSmallText[version] else { return scale == 3 ? 55 + 1.0 / 3 : 55.5 }
    return headerHeight == 10 ? 32 : 49.5
  }

  /// What lies above the first row of a first section.
  func beforeFirst(_ section: Section) -> Double {
    guard isGrouped else { return section.hasHeader || version >= Self.plainHeadersAlways ? plainHeader : 0 }
    guard section.hasHeader else { return untitledHeader }
    return Self.drawsSmallText[version] && headerHeight == 10 ? titledHeader : titledHeader + Self.automaticSpace
  }

  /// What lies between the rows of a section and those of the next: the footer of the one and the header of the other
  /// (45/49).
  func between(_ section: Section, _ next: Section) -> Double {
    guard isGrouped else {
      if let gap = Self.plainGap[version] { return gap }
      return (next.hasHeader ? headerHeight ?? Self.oldPlainHeader : 0)
        + (section.hasFooter ? footerHeight ?? Self.oldPlainHeader : 0)
    }
    return footer(of: section) + (next.hasHeader ? titledHeader : untitledHeader)
  }

  private func footer(of section: Section) -> Double {
    if section.hasFooter { return Self.oneLineFooter }
    // The 10 of older versions counts as automatic.
    guard let footerHeight, footerHeight > 10 || footerHeight == 8 else { return Self.automaticSpace }
    return footerHeight
  }

  private var titledHeader: Double { Self.titledHeader[version] }
  private var untitledHeader: Double { headerHeight ?? Self.automaticSpace }
  private var plainHeader: Double { Self.plainHeader[version] ?? headerHeight ?? Self.oldPlainHeader }

  // MARK: Numbers

  /// The header or footer that nothing is said about, in a grouped table.
  private static let automaticSpace = 17.5
  private static let oneLineFooter = 30.0
  /// The header of a plain table that does not say its height.
  private static let oldPlainHeader = 22.0
  /// From this version on plain tables keep the room of a header above the first section, titled or not.
  private static let plainHeadersAlways = 14000

  /// The bar that the canvas of old versions drew over the table of a controller.
  private static let oldBarInset = ToolsVersionTable<Double>(64, (from: 10000, 0))

  /// The versions whose canvas has the smallest of the text sizes.
  private static let drawsSmallText = ToolsVersionTable(false, (from: 18100, true), (from: 21000, false))

  /// A title in a grouped table.
  private static let titledHeader = ToolsVersionTable<Double>(38, (from: 18100, 32), (from: 21000, 38))

  /// The first header of a plain table; `nil`: the height that the table says (156/156 in all).
  private static let plainHeader = ToolsVersionTable<Double?>(
    nil,
    (from: 14000, 28),
    (from: 18100, 24.5),
    (from: 19000, 44.5),
    (from: 21000, 50))

  /// What lies between two sections of a plain table; `nil`: the heights that the table says.
  private static let plainGap = ToolsVersionTable<Double?>(
    nil,
    (from: 14000, 56),
    (from: 18100, 67),
    (from: 21000, 78))
}
