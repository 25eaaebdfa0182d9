import InterfaceBuilder
import Testing

@testable import AutoLayout

@Suite struct CellGeometryTests {
  /// A table cell `cell` with a content view `content`, in a table as wide as the cell.
  func tree(
    _ device: String?, width: Double = 375, tools: String, accessory: String? = nil, style: String = "plain",
    in environment: LayoutEnvironment? = nil
  ) throws -> ViewTree {
    let content = view("content", width, 44, name: "tableViewCellContentView", attributes: "key='contentView'")
    let attributes = accessory.map { "accessoryType='\($0)'" } ?? ""
    let cell = view("cell", width, 44, name: "tableViewCell", attributes: attributes, content)
    let table = view(
      "table", width, 667, name: "tableView", attributes: "style='\(style)'", "<prototypes>\(cell)</prototypes>")
    return try AutoLayoutTests.tree(objects: table, device: device, tools: tools, in: environment)
  }

  func insets(_ tree: ViewTree) -> EdgeInsets? { tree.read("content", CellGeometry.contentInsets) }

  @Test(arguments: [
    ("retina4_7", "14799", 0.5), ("retina5_5", "14799", 1.0 / 3), ("retina4_7", "14800", 0), (nil, "22505", 1),
  ])
  func olderVersionsLeaveAPixelToTheSeparator(device: String?, tools: String, bottom: Double) throws {
    #expect(try insets(tree(device, tools: tools)) == EdgeInsets(bottom: bottom))
  }

  @Test(arguments: [
    // On a phone with a margin of 16, and on one with 20.
    ("disclosureIndicator", "12121", 33.0, 33.0),
    ("disclosureIndicator", "13771", 34, 38),
    ("disclosureIndicator", "17506", 27, 31),
    ("disclosureIndicator", "18122", 25.5, 29.5),
    ("disclosureIndicator", "19529", 24.5, 28.5),
    ("disclosureIndicator", "22505", 26.5, 30.5),
    ("checkmark", "13771", 39, 39),
    ("checkmark", "20037", 36.5, 40.5),
    ("checkmark", "22505", 40, 44),
    ("detailButton", "22505", 40, 44),
    ("detailDisclosureButton", "13771", 67, 67),
    ("detailDisclosureButton", "20037", 53, 57),
    ("detailDisclosureButton", "22505", 58.5, 62.5),
    ("none", "22505", 0, 0),
  ])
  func accessoriesTakeFromTheWidth(accessory: String, tools: String, narrow: Double, wide: Double) throws {
    #expect(try insets(tree("retina4_7", tools: tools, accessory: accessory))?.right == narrow)
    #expect(try insets(tree("retina6_1", width: 414, tools: tools, accessory: accessory))?.right == wide)
  }

  @Test func otherContentViewsFillTheirCell() throws {
    let content = view("content", 100, 100, name: "collectionViewCellContentView", attributes: "key='contentView'")
    let tree = try AutoLayoutTests.tree(
      objects: view("cell", 100, 100, name: "collectionViewCell", content), tools: "13771")
    #expect(insets(tree) == .zero)
  }

  @Test(arguments: [
    ("retina4_7", 375.0, "13771", "plain", 16.0), ("retina4_7", 375, "16097", "plain", 15),
    ("retina4_7", 375, "22505", "plain", 16), ("retina6_1", 414, "22505", "plain", 20),
    // A cell by itself is narrow, whatever the device.
    ("retina6_1", 320, "22505", "plain", 16), ("retina6_1", 375, "22505", "plain", 20),
    ("retina6_12", 393, "23727", "plain", 20), ("retina6_0", 390, "23727", "plain", 16),
    ("retina5_9", 375, "22505", "plain", 16), ("retina5_9", 375, "22505", "grouped", 20),
    ("retina5_5", 414, "22505", "plain", 20), ("ipad9_7", 768, "22505", "plain", 20),
  ])
  func sideMargins(device: String, width: Double, tools: String, style: String, expected: Double) throws {
    let tree = try tree(device, width: width, tools: tools, style: style)
    #expect(tree.read("cell", CellGeometry.sideMargin) == expected)
  }

  @Test func onAnotherDeviceTheScreenCounts() throws {
    var environment = LayoutEnvironment()
    environment.device = "retina5_5"
    environment.fillsDevice = true
    let tree = try tree("retina4_7", tools: "22505", in: environment)
    #expect(tree.read("cell", CellGeometry.sideMargin) == 20)
  }

  @Test(arguments: [
    ("12121", nil, EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
    ("13196", "checkmark", EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
    ("13771", "checkmark", EdgeInsets(top: 11, left: 16, bottom: 11, right: 8)),
    ("22505", nil, EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
    ("22505", "checkmark", EdgeInsets(top: 11, left: 16, bottom: 11, right: 8)),
    ("24127", "checkmark", EdgeInsets(top: 15, left: 16, bottom: 15, right: 8)),
    ("32700", nil, EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
  ])
  func marginsOfContentViews(tools: String, accessory: String?, expected: EdgeInsets) throws {
    let tree = try tree("retina4_7", tools: tools, accessory: accessory)
    #expect(tree.read("content", CellGeometry.margins) == expected)
    // The accessory lies in the cell itself.
    var cell = expected
    cell.right = cell.left
    #expect(tree.read("cell", CellGeometry.margins) == cell)
  }
}
