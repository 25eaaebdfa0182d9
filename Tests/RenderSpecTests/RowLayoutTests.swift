import Foundation
import RenderSpec
import Testing

/// Table cells as rows of lists.
@Suite struct RowLayoutTests {
  private static let text =
    "A long text that takes more than a line as soon as the row is narrow or the user has chosen large letters"

  /// A cell with a label of as many lines as it needs, 8 points from the top and bottom and 16 from the sides.
  private static func cell(_ attributes: String = "", id: String = "c", height: Double = 36.5) -> String {
    """
    <tableViewCell contentMode="scaleToFill" id="\(id)" \(attributes)><rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
    <tableViewCellContentView key="contentView" id="\(id)k"><rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
    <subviews><label id="\(id)l" text="\(text)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="16" y="8" width="288" height="20.5"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews><constraints>
    <constraint firstItem="\(id)l" firstAttribute="leading" secondItem="\(id)k" secondAttribute="leading" constant="16" id="\(id)1"/>
    <constraint firstItem="\(id)l" firstAttribute="top" secondItem="\(id)k" secondAttribute="top" constant="8" id="\(id)2"/>
    <constraint firstAttribute="trailing" secondItem="\(id)l" secondAttribute="trailing" constant="16" id="\(id)3"/>
    <constraint firstAttribute="bottom" secondItem="\(id)l" secondAttribute="bottom" constant="8" id="\(id)4"/></constraints>
    </tableViewCellContentView></tableViewCell>
    """
  }

  private static func table(_ attributes: String, _ content: String) -> String {
    """
    <tableView id="t" \(attributes)><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(content)</tableView>
    """
  }

  private func height(_ spec: Conversion, _ layout: Int) -> Double? { spec.number("layouts.\(layout).list.rowHeight") }

  @Test func theCanvasKeepsTheRow() throws {
    let spec = try Conversion(Self.cell(), device: "retina6_1")
    #expect(spec.string("layouts.0.list.style") == "plain")
    #expect(spec.numbers("layouts.0.list.container") == [0, 0, 320, 36.5])
    #expect(spec.numbers("layouts.0.frames.c") == [0, 0, 320, 36.5])
    #expect(spec.numbers("layouts.0.frames.cl") == [16, 8, 288, 20.5])
    #expect(spec.value("layouts.0.list.corners") as? [String] == [])
  }

  @Test func rowsWithoutAHeightSizeThemselves() throws {
    let spec = try Conversion(Self.cell(height: 0), device: "retina6_1")
    #expect(try #require(height(spec, 0)) > 50)
  }

  @Test func widerRowsAreLower() throws {
    var options = RenderSpecOptions()
    options.devices = ["retina4_7", "ipad9_7"]
    let spec = try Conversion(Self.cell(), device: "retina6_1", options)
    #expect(spec.numbers("layouts.0.list.container")?.prefix(3) == [0, 0, 375])
    #expect(spec.numbers("layouts.1.frames.c") == [0, 0, 768, 58.5])
    #expect(spec.numbers("layouts.1.frames.cl") == [16, 8, 736, 42.5])
    #expect(try #require(height(spec, 0)) > 58.5)
  }

  @Test func largerTextIsHigher() throws {
    var options = RenderSpecOptions()
    options.contentSizes = ["xSmall", "large", "AX5"]
    let spec = try Conversion(Self.cell(), device: "retina6_1", options)
    let heights = (0..<3).compactMap { height(spec, $0) }
    #expect(heights[1] == 36.5)
    #expect(heights[2] > heights[0] * 3)
  }

  @Test func profilesNarrowTheRow() throws {
    var options = RenderSpecOptions()
    options.devices = ["retina4_7", "retina6_1"]
    options.listProfiles = ["insetGrouped", "groupedInset10"]
    let spec = try Conversion(Self.cell(), device: "retina6_1", options)
    #expect((0..<4).compactMap { spec.numbers("layouts.\($0).list.container")?[0] } == [16, 10, 20, 10])
    #expect((0..<4).compactMap { spec.numbers("layouts.\($0).frames.c")?[2] } == [343, 355, 374, 394])
    #expect(spec.numbers("layouts.2.frames.ck")?[2] == 374)
  }

  @Test func positionsDecideOnCornersAlone() throws {
    var options = RenderSpecOptions()
    options.listProfiles = ["insetGrouped"]
    options.positions = [.single, .first, .middle, .last]
    let spec = try Conversion(Self.cell(), device: "retina6_1", options)
    let corners = (0..<4).map { spec.value("layouts.\($0).list.corners") as? [String] ?? ["?"] }
    let round = [
      ["topLeft", "topRight", "bottomLeft", "bottomRight"], ["topLeft", "topRight"], [], ["bottomLeft", "bottomRight"],
    ]
    #expect(corners == round)
    #expect(spec.value("layouts.0.list.separatorInset") is NSNull)
    #expect(spec.numbers("layouts.1.list.separatorInset") == [0, 16, 0, 0])
    #expect(spec.numbers("layouts.2.list.separatorInset") == [0, 16, 0, 0])
    #expect(spec.value("layouts.3.list.separatorInset") is NSNull)
    #expect(spec.number("layouts.1.list.separatorHeight") == 0.5)
    #expect(Set((0..<4).compactMap { height(spec, $0) }).count == 1)
  }

  @Test func theRadiusFollowsTheTextAndTheDevice() throws {
    var options = RenderSpecOptions()
    options.devices = ["retina6_1", "ipad9_7"]
    options.contentSizes = ["xSmall", "large", "AX5"]
    options.listProfiles = ["insetGrouped", "system"]
    let spec = try Conversion(Self.cell(), device: "retina6_1", options)
    let radii = (0..<12).compactMap { spec.number("layouts.\($0).list.cornerRadius") }
    #expect(radii == [9.882, 10, 12, 10, 16, 10, 13.176, 10, 16, 10, 16, 10])
  }

  @Test func staticRowsKnowTheirPlace() throws {
    let cells = ["c", "d", "e"].map { Self.cell(#"rowHeight="80""#, id: $0, height: 80) }.joined()
    let content = """
      <sections><tableViewSection headerTitle="A" id="s"><cells>\(cells)</cells></tableViewSection>
      <tableViewSection id="u"><cells>\(Self.cell(id: "f"))</cells></tableViewSection></sections>
      """
    var options = RenderSpecOptions()
    options.devices = ["retina6_1"]
    let table =
      #"style="insetGrouped" rowHeight="-1" estimatedRowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="0""#
    let spec = try Conversion(Self.table(table, content), device: "retina6_1", options)
    #expect((1..<5).compactMap { spec.string("layouts.\($0).list.position") } == ["first", "middle", "last", "single"])
    #expect(spec.string("roots.1.cell.rowHeight.mode") == "fixed")
    #expect(height(spec, 1) == 80)
    #expect(try #require(height(spec, 4)) == 80.5)
    #expect(spec.numbers("layouts.0.frames.d") == [20, 135.5, 374, 80])
    #expect(spec.numbers("layouts.0.frames.f")?[3] == 80.5)
    #expect(spec.number("layouts.1.list.estimatedRowHeight") == 44)
    #expect(spec.number("layouts.1.list.headerHeight") == 18)
    #expect(spec.value("layouts.1.list.footerHeight") is NSNull)
  }

  @Test func prototypesAreAsHighAsTheirTableSays() throws {
    var options = RenderSpecOptions()
    options.devices = ["retina6_1"]
    let prototypes = "<prototypes>\(Self.cell(#"rowHeight="80""#, height: 80))</prototypes>"
    let fixed = try Conversion(Self.table(#"style="plain" rowHeight="60""#, prototypes), device: "retina6_1", options)
    #expect(height(fixed, 1) == 60)
    #expect(fixed.value("layouts.0.frames.c") == nil)
    #expect(fixed.number("roots.1.cell.rowHeight.design") == 80)
    let automatic = try Conversion(
      Self.table(#"style="plain" rowHeight="-1""#, prototypes), device: "retina6_1", options)
    #expect(height(automatic, 1) == 80.5)
    #expect(automatic.string("roots.1.cell.rowHeight.mode") == "automatic")
    #expect(automatic.numbers("layouts.1.list.container") == [0, 0, 414, 80.5])
  }

  @Test func rowsThatNothingSizesAreStandard() throws {
    var options = RenderSpecOptions()
    options.devices = ["retina6_1"]
    let spec = try Conversion(
      """
      <tableViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="320" height="90"/><tableViewCellContentView key="contentView" id="k">
      <rect key="frame" x="0.0" y="0.0" width="320" height="90"/></tableViewCellContentView></tableViewCell>
      """, device: "retina6_1", options)
    #expect(height(spec, 0) == 44)
    #expect(spec.numbers("layouts.0.frames.k") == [0, 0, 414, 44])
  }

  /// A line is as high as its font; how many lines a long text has is known less well.
  @Test(arguments: [(1, "certain"), (40, "text")])
  func heightsOfRowsSayWhatTheyHangOn(count: Int, confidence: String) throws {
    let text = Array(repeating: "Words that fill a row", count: count).joined(separator: ", ")
    var options = RenderSpecOptions()
    options.devices = ["retina6_1"]
    let spec = try Conversion(
      """
      <tableViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="320" height="90"/>
      <tableViewCellContentView key="contentView" id="k"><rect key="frame" x="0.0" y="0.0" width="320" height="90"/>
      <subviews><label id="a" text="\(text)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="320" height="90"/></label></subviews>
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="k" secondAttribute="top" id="1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="k" secondAttribute="leading" id="2"/>
      <constraint firstItem="a" firstAttribute="bottom" secondItem="k" secondAttribute="bottom" id="3"/>
      <constraint firstItem="a" firstAttribute="trailing" secondItem="k" secondAttribute="trailing" id="4"/></constraints>
      </tableViewCellContentView></tableViewCell>
      """, device: "retina6_1", options)
    #expect(spec.string("layouts.0.confidence.c") == confidence)
    #expect(spec.numbers("layouts.0.safeArea") == [0, 0, 0, 0])
  }

  @Test func builtInStylesAreSaidToBe() throws {
    var options = RenderSpecOptions()
    options.devices = ["retina6_1"]
    options.contentSizes = ["large", "AX5"]
    let spec = try Conversion(
      """
      <tableViewCell id="c" style="IBUITableViewCellStyleSubtitle" textLabel="a" detailTextLabel="b">
      <rect key="frame" x="0.0" y="0.0" width="320" height="55.5"/><tableViewCellContentView key="contentView" id="k">
      <rect key="frame" x="0.0" y="0.0" width="320" height="55.5"/><subviews>
      <label id="a" text="A"><rect key="frame" x="16" y="10" width="33" height="20.5"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      <label id="b" text="B"><rect key="frame" x="16" y="31.5" width="44" height="14.5"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/></label></subviews>
      </tableViewCellContentView></tableViewCell>
      """, device: "retina6_1", options)
    #expect(spec.string("layouts.0.issues.0.kind") == "builtInStyle")
    #expect(height(spec, 0) == 55.5)
    #expect(try #require(height(spec, 1)) > 120)
  }

  @Test func accessoriesAreOnTheLeftFromRightToLeft() throws {
    var options = RenderSpecOptions()
    options.directions = [.leftToRight, .rightToLeft]
    options.devices = ["retina6_1"]
    options.positions = [.first]
    let spec = try Conversion(Self.cell(#"accessoryType="disclosureIndicator""#), device: "retina6_1", options)
    #expect(spec.numbers("layouts.0.frames.ck")?.prefix(3) == [0, 0, 383.5])
    #expect(spec.numbers("layouts.1.frames.ck")?.prefix(3) == [30.5, 0, 383.5])
    #expect(spec.numbers("layouts.1.list.separatorInset") == [0, 0, 0, 16])
  }

  @Test func onItsSideContentStaysInTheSafeArea() throws {
    var options = RenderSpecOptions()
    options.orientations = [.landscape]
    options.listProfiles = ["plain", "insetGrouped"]
    let spec = try Conversion(Self.cell(), device: "retina6_1", options)
    #expect(spec.numbers("layouts.0.list.container")?.prefix(3) == [0, 0, 896])
    #expect(spec.numbers("layouts.0.frames.ck")?.prefix(3) == [48, 0, 800])
    #expect(spec.numbers("layouts.1.list.container")?.prefix(3) == [68, 0, 760])
    #expect(spec.numbers("layouts.1.frames.ck")?.prefix(3) == [0, 0, 760])
  }

  @Test(arguments: ["retina6_12", "retina6_1", "retina4_7", "ipad9_7"]) func tablesAndRowsAgree(device: String) throws {
    var options = RenderSpecOptions()
    options.devices = [device]
    options.orientations = [.portrait, .landscape]
    let content = """
      <sections><tableViewSection id="s"><cells>\(Self.cell())</cells></tableViewSection></sections>
      """
    let spec = try Conversion(
      Self.table(#"style="insetGrouped" rowHeight="-1""#, content), device: "retina6_1", options)
    for (table, row) in [(0, 2), (1, 3)] {
      let frame = try #require(spec.numbers("layouts.\(table).frames.c"))
      let container = try #require(spec.numbers("layouts.\(row).list.container"))
      #expect([frame[0], frame[2], frame[3]] == [container[0], container[2], container[3]])
    }
  }
}
