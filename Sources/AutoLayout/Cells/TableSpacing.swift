import InterfaceBuilder
import XMLTree

/// What lies before, between and above the sections of a table.
struct TableSpacing {
  /// The texts around a static section.
  struct Section {
    /// The lines of the title above it: none of an empty title; `nil` where there is no title.
    let headerLines: Int?
    /// The lines of the text below it; `nil` where there is none.
    let footerLines: Int?

    /// Whether there is a title that can be seen.
    var hasTitle: Bool { (headerLines ?? 0) > 0 }
  }

  /// Where the content begins: below the table's header view, and on old canvases below the navigation bar.
  let contentTop: Double
  private let isGrouped: Bool
  /// What the table says of the height of headers; `nil` where it leaves that to the system.
  private let headerHeight: Double?
  private let footerHeight: Double?
  /// Whether the table is the view of a controller with a large title.
  private let isBelowLargeTitle: Bool
  private let version: Int
  private let scale: Double
  /// By how much a line of a title is higher than on the canvas, where texts of another size are asked for.
  private let growth: Double
  /// The same for titles of plain tables.
  private let plainGrowth: Double

  /// The spacing of a table.
  init(_ table: LayoutView, _ fonts: DocumentFonts) {
    func height(_ name: String) -> Double? { table.number(name).flatMap { $0 < 0 ? nil : $0 } }
    isGrouped = (table.value("style") ?? "plain") != "plain"
    headerHeight = height("sectionHeaderHeight")
    footerHeight = height("sectionFooterHeight")
    version = table.tree.toolsVersion
    scale = table.tree.environment.scale
    growth = fonts.growth(of: Self.titleStyle)
    plainGrowth = fonts.growth(of: .headline)
    let header = table.children.last { $0.value("key") == "tableHeaderView" && $0.storedFrame != nil }
    let isBelowBar = table.isRoot && table.controller != nil
    let bars = table.isControllerRoot ? table.controller.map(table.tree.bars.bars(of:)) : nil
    isBelowLargeTitle = bars?.hasLargeTitle ?? false
    contentTop = (header?.storedFrame?.height ?? 0) + (isBelowBar ? Self.oldBarInset[version] : 0)
  }

  // MARK: Sections

  /// What lies above the first prototype, or above the first row of a table without sections.
  var beforePrototypes: Double {
    guard isGrouped else { return plainHeader }
    // 55.5 on screens of 2 pixels a point, 55.33 on those of 3 (61/65).
    return Self.titledHeader[version] + growth + spaceAboveFirstTitle
  }

  /// What lies above the first row of a first section.
  func beforeFirst(_ section: Section) -> Double {
    guard isGrouped else { return section.hasTitle || version >= Self.plainHeadersAlways ? plainHeader : 0 }
    if section.headerLines != nil { return headerHeight(of: section) + spaceAboveFirstTitle }
    return headerHeight(of: section) + Self.spaceAboveUntitled[version]
  }

  /// What lies between the rows of a section and those of the next: the footer of the one and the header of the other
  /// (49/50).
  func between(_ section: Section, _ next: Section) -> Double {
    guard isGrouped else {
      if let gap = Self.plainGap[version] { return gap + (next.hasTitle ? plainGrowth : 0) }
      return (next.hasTitle ? headerHeight ?? Self.oldPlainHeader : 0)
        + (section.footerLines != nil ? footerHeight ?? Self.oldPlainHeader : 0)
    }
    let isBetweenTexts = next.headerLines != nil && next.footerLines != nil
    return footerHeight(of: section) + headerHeight(of: next) + (isBetweenTexts ? Self.spaceAboveTitleAndFooter : 0)
  }

  /// How high what lies below a section is, in a grouped table.
  func footerHeight(of section: Section) -> Double {
    guard isGrouped else { return plainHeight(section.footerLines, footerHeight) }
    guard let lines = section.footerLines else { return footerHeight ?? automaticSpace }
    return Self.oneLineFooter + growth + lineHeight * Double(lines - 1)
  }

  /// How high what lies above a section is, in a grouped table without the space above the first one.
  func headerHeight(of section: Section) -> Double {
    guard isGrouped else { return plainHeight(section.headerLines, headerHeight) }
    guard let lines = section.headerLines else { return headerHeight ?? automaticSpace }
    return Self.titledHeader[version] + growth + lineHeight * Double(lines - 1)
  }

  /// How high a title of a plain table is, of which the canvas tells the sum with the next one only.
  private func plainHeight(_ lines: Int?, _ height: Double?) -> Double {
    (lines ?? 0) > 0 ? height ?? Self.plainTitle + plainGrowth : 0
  }

  private var lineHeight: Double { Self.lineHeight[version] + growth }

  /// Large titles have the space above the first section in themselves (10 tables of 3 repositories from 19162 on; not yet 1
  /// of 14460).
  private var spaceAboveFirstTitle: Double {
    isBelowLargeTitle && version >= Self.largeTitlesReachDown ? 0 : automaticSpace
  }

  /// The header or footer that nothing is said about, in a grouped table: 17.5, rounded down to pixels.
  private var automaticSpace: Double { scale == 3 ? 17 + 1.0 / 3 : 17.5 }
  private var plainHeader: Double {
    Self.plainHeader[version].map { $0 + plainGrowth } ?? headerHeight ?? Self.oldPlainHeader
  }

  // MARK: Numbers

  /// The text style of titles and footers of grouped tables. At the smallest text size, its lines are lower by as much as the
  /// lines of footers on the canvases that draw that; titles of plain tables follow Headline in the same way (28 and 24.5).
  static let titleStyle = TextStyle.footnote
  private static let oneLineFooter = 30.0
  /// A title of a plain table, from iOS 7 on.
  private static let plainTitle = 28.0
  /// What another line adds to a footer (1/1), and what a title has more than an empty one (4/4).
  private static let lineHeight = ToolsVersionTable(16, (from: 18100, 14.5), (from: 21000, 16))
  /// What lies above the title of a section with a text below it in addition, unless it is the first (4 of 4 in 3
  /// repositories; of sections without a text below, none of 26).
  private static let spaceAboveTitleAndFooter = 7.5
  private static let largeTitlesReachDown = 14800
  /// The header of a plain table that does not say its height.
  private static let oldPlainHeader = 22.0
  /// From this version on plain tables keep the room of a header above the first section, titled or not.
  private static let plainHeadersAlways = 14000

  /// The bar that the canvas of old versions drew over the table of a controller.
  private static let oldBarInset = ToolsVersionTable<Double>(64, (from: 10000, 0))

  /// What lies above a first section without a title in addition: 35 in all with a header of 18 (1/1), as on iOS 12.
  private static let spaceAboveUntitled = ToolsVersionTable<Double>(17, (from: 14800, 0))

  /// A title of one line in a grouped table.
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
