import InterfaceBuilder
import Testing

@testable import AutoLayout

@Suite struct TableRowsTests {
  func cells(_ ids: String...) -> String {
    ids.map { view($0, 375, 44, name: "tableViewCell") }.joined()
  }

  /// The top edges of the rows of a table with heights of 44, in document order.
  func rows(
    _ attributes: String = "style='plain'", _ content: String, tools: String, device: String = "retina4_7"
  ) throws -> [Double] {
    let tree = try tree(
      objects: view("table", 375, 667, name: "tableView", attributes: attributes, content), device: device, tools: tools
    )
    return tree.read("table", tops) ?? []
  }

  /// The top edges of the rows of a table with heights of 44, in document order.
  func tops(_ table: LayoutView) -> [Double] {
    let rows = TableRows(
      in: table, width: table.rootSize.width, sizes: IntrinsicSizes(table.tree)
    ) { _ in 44 }
    return rows.positions.sorted { $0.key < $1.key }.map(\.value)
  }

  @Test(arguments: [
    ("13771", "sectionHeaderHeight='28'", 28.0), ("13771", "sectionHeaderHeight='-1'", 22), ("14490", "", 28),
    ("18122", "", 24.5), ("19529", "", 44.5), ("22505", "", 50), ("32700.99.1234", "", 50),
  ])
  func prototypesOfPlainTables(tools: String, attributes: String, first: Double) throws {
    let content = "<prototypes>\(cells("a", "b"))</prototypes>"
    #expect(try rows(attributes, content, tools: tools) == [first, first + 44])
  }

  @Test func rowsFollowTheirHeights() throws {
    let table = view("table", 375, 667, name: "tableView", "<prototypes>\(cells("a", "b", "c"))</prototypes>")
    let tree = try tree(objects: table, device: "retina4_7", tools: "22505")
    let tops = tree.read("table") { table in
      let sizes = IntrinsicSizes(table.tree)
      let positions = TableRows(in: table, width: 375, sizes: sizes) { $0.value("id") == "b" ? 100 : 30 }.positions
      return table.children.map { positions[$0.index] }
    }
    #expect(tops == [50, 80, 180])
  }

  @Test func prototypesOfGroupedTables() throws {
    let content = "<prototypes>\(cells("a"))</prototypes>"
    #expect(try rows("style='grouped'", content, tools: "22505") == [55.5])
    #expect(try rows("style='grouped'", content, tools: "22505", device: "retina6_12") == [38 + (17 + 1.0 / 3)])
    #expect(try rows("style='insetGrouped'", content, tools: "19529") == [49.5])
  }

  @Test func headerViewsComeFirst() throws {
    let header = view("header", 375, 120, attributes: "key='tableHeaderView'")
    #expect(try rows("", header + "<prototypes>\(cells("a"))</prototypes>", tools: "22505") == [170])
  }

  @Test func oldCanvasesDrewABarOverTables() throws {
    let table = view(
      "table", 320, 568, name: "tableView", attributes: "key='view' sectionHeaderHeight='22'",
      "<prototypes>\(cells("a"))</prototypes>")
    let scenes = "<scene><objects><tableViewController id='c'>\(table)</tableViewController></objects></scene>"
    for (tools, expected) in [("9531", 86.0), ("10117", 22)] {
      let tree = try tree(scenes: scenes, device: "retina4_0", tools: tools)
      #expect(tree.read("table", tops) == [expected])
    }
  }

  /// Two static sections with a cell each.
  func sections(_ first: String = "", _ second: String = "") -> String {
    let parts = [(first, "a"), (second, "b")].map {
      "<tableViewSection \($0.0)><cells>\(cells($0.1))</cells></tableViewSection>"
    }
    return "<sections>\(parts.joined())</sections>"
  }

  @Test(arguments: [
    // Footer and header automatic, 18 and 18, 10 for automatic, titles.
    ("sectionHeaderHeight='-1' sectionFooterHeight='-1'", "", "", [17.5, 96.5]),
    ("sectionHeaderHeight='18' sectionFooterHeight='18'", "", "", [18, 98]),
    ("sectionHeaderHeight='10' sectionFooterHeight='10'", "", "", [10, 74]),
    ("sectionHeaderHeight='18' sectionFooterHeight='18'", "", "headerTitle='B'", [18, 118]),
    ("sectionHeaderHeight='18' sectionFooterHeight='18'", "footerTitle='A'", "headerTitle='B'", [18, 130]),
    ("sectionHeaderHeight='18' sectionFooterHeight='18'", "headerTitle='A'", "", [55.5, 135.5]),
    // An empty title, and a title above a section with a text below it.
    ("sectionHeaderHeight='18' sectionFooterHeight='18'", "headerTitle=''", "headerTitle=''", [39.5, 123.5]),
    ("sectionFooterHeight='18'", "", "headerTitle='B' footerTitle='B'", [17.5, 125]),
  ])
  func staticSectionsOfGroupedTables(attributes: String, first: String, second: String, expected: [Double]) throws {
    #expect(try rows("style='grouped' \(attributes)", sections(first, second), tools: "22505") == expected)
  }

  @Test func textsBelowSectionsWrap() throws {
    let long = "footerTitle='A text that says what the settings above do, at some length, and what else they do.'"
    let tops = try rows("style='grouped'", sections(long, "headerTitle='B'"), tools: "22505")
    let short = try rows("style='grouped'", sections("footerTitle='A'", "headerTitle='B'"), tools: "22505")
    #expect(tops[1] - short[1] == 16)
  }

  @Test(arguments: [("13771", 34.5), ("16097", 17.5)])
  func untitledFirstSections(tools: String, first: Double) throws {
    #expect(try rows("style='grouped'", sections(), tools: tools).first == first)
  }

  @Test func largeTitlesReachDownToTheFirstTitle() throws {
    let table = view(
      "table", 375, 667, name: "tableView", attributes: "key='view' style='grouped'",
      "<prototypes>\(cells("a"))</prototypes>")
    let scenes = """
      <scene><objects><navigationController id='n'><navigationBar key='navigationBar' largeTitles='YES' id='bar'/>
      <connections><segue destination='c' kind='relationship' relationship='rootViewController' id='s'/></connections>
      </navigationController></objects></scene>
      <scene><objects><tableViewController id='c'>\(table)</tableViewController></objects></scene>
      """
    for (tools, expected) in [("14460", 55.5), ("19529", 32), ("22505", 38)] {
      let tree = try tree(scenes: scenes, device: "retina4_7", tools: tools)
      #expect(tree.read("table", tops) == [expected])
    }
  }

  @Test func longTitlesAreElements() throws {
    let content =
      "<sections><tableViewSection><string key='headerTitle'>A title</string><cells>\(cells("a"))</cells></tableViewSection></sections>"
    #expect(try rows("style='grouped'", content, tools: "22505") == [55.5])
  }

  @Test(arguments: [
    ("13771", "", "", [0.0, 44]), ("13771", "headerTitle='A'", "headerTitle='B'", [22, 88]),
    ("14490", "", "", [28, 128]), ("19529", "", "", [44.5, 155.5]), ("22505", "", "", [50, 172]),
  ])
  func staticSectionsOfPlainTables(tools: String, first: String, second: String, expected: [Double]) throws {
    #expect(try rows("sectionHeaderHeight='22'", sections(first, second), tools: tools) == expected)
  }

  @Test(arguments: [
    ("plain", "retina4_7", "22505", 0.0), ("grouped", "retina4_7", "22505", 0),
    ("insetGrouped", "retina4_7", "22505", 16),
    ("insetGrouped", "retina6_1", "22505", 20), ("insetGrouped", "retina5_9", "20037", 16),
    ("insetGrouped", "retina5_9", "22505", 20), ("insetGrouped", "retina5_9", "24506", 16),
  ])
  func sectionInsets(style: String, device: String, tools: String, expected: Double) throws {
    let table = view("table", 375, 667, name: "tableView", attributes: "style='\(style)'")
    let tree = try tree(objects: table, device: device, tools: tools)
    #expect(tree.read("table", TableRows.sectionInset) == expected)
  }

  /// The texts of the sections of a table, with rows of 44 points.
  private func texts(contentSize: String?) throws -> [SectionFrames] {
    let sections = """
      <sections><tableViewSection headerTitle="First" footerTitle="Something that is below the rows of the section" id="s"><cells>\(cells("a"))</cells>
      </tableViewSection><tableViewSection id="t"><cells>\(cells("b"))</cells></tableViewSection></sections>
      """
    var environment = LayoutEnvironment()
    environment.device = "retina4_7"
    environment.contentSize = contentSize
    let tree = try tree(
      objects: view("table", 375, 667, name: "tableView", attributes: "style='grouped'", sections), device: "retina4_7",
      tools: "22505", in: environment)
    return tree.read("table") { table in
      TableRows(in: table, width: 375, sizes: IntrinsicSizes(table.tree)) { _ in 44 }.sections
    } ?? []
  }

  @Test func textsLieBesideTheirRows() throws {
    let found = try texts(contentSize: nil)
    #expect(found.count == 2)
    #expect(found[0].header == Rectangle(x: 0, y: 17.5, width: 375, height: 38))
    #expect(found[0].footer == Rectangle(x: 0, y: 99.5, width: 375, height: 30))
    #expect(found[1].header == nil)
    #expect(found[1].footer == nil)
  }

  @Test func textsGrowWithTheTextSize() throws {
    let found = try texts(contentSize: "AX5")
    let (header, footer) = try (#require(found[0].header), #require(found[0].footer))
    #expect(header.height > 60)
    #expect(footer.y == header.y + header.height + 44)
    // The text below needs more lines.
    #expect(footer.height > header.height + 40)
    #expect(try #require(try texts(contentSize: "xSmall")[0].header).height < 38)
  }
}
