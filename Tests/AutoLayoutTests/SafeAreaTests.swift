import InterfaceBuilder
import Testing

@testable import AutoLayout

@Suite struct SafeAreaTests {
  /// The insets of a controller's view.
  func insets(
    _ device: String, _ width: Double, _ height: Double, tools: String, isLandscape: Bool = false,
    attributes: String = "", _ content: String = "", in environment: LayoutEnvironment? = nil
  ) throws -> EdgeInsets? {
    let tree = try tree(
      scenes: scene("a", width, height, attributes: attributes, content), device: device, isLandscape: isLandscape,
      tools: tools, in: environment)
    return tree.read("a-view", SafeArea.insets)
  }

  /// The insets of a view without a controller.
  func insets(ofView element: String, device: String?, tools: String) throws -> EdgeInsets? {
    try tree(objects: element, device: device, tools: tools).read("a", SafeArea.insets)
  }

  @Test(arguments: [
    ("retina4_7", 375.0, 667.0, "14460", 20.0, 0.0),
    ("retina4_7", 375, 667, "14800", 0, 0),
    ("retina4_7", 375, 667, "21599", 0, 0),
    ("retina4_7", 375, 667, "21600", 20, 0),
    ("retina6_1", 414, 896, "20037", 44, 34),
    ("retina6_1", 414, 896, "21225", 48, 34),
    ("retina6_1", 414, 896, "23727", 96, 68),
    ("retina6_1", 414, 896, "32700.99.1234", 48, 34),
    ("retina5_9", 375, 812, "20037", 44, 34),
    ("retina5_9", 375, 812, "22505", 50, 34),
    ("retina6_0", 390, 844, "19529", 44, 34),
    ("retina6_0", 390, 844, "22505", 47, 34),
    ("retina6_12", 393, 852, "23727", 118, 68),
    ("ipad9_7", 768, 1024, "13771", 20, 0),
    ("ipad9_7", 768, 1024, "17506", 0, 0),
    ("retina6_1", 414, 150, "17506", 44, 0),
    ("ipad12_9rounded", 1024, 1366, "23727", 24, 20),
  ])
  func controllersHaveTheInsetsOfDeviceAndTools(
    device: String, width: Double, height: Double, tools: String, top: Double, bottom: Double
  ) throws {
    #expect(try insets(device, width, height, tools: tools) == EdgeInsets(top: top, bottom: bottom))
  }

  @Test func devicesThatAreNotKnownHaveAStatusBar() throws {
    #expect(try insets("future1_0", 500, 1000, tools: "23727") == EdgeInsets(top: 20))
  }

  @Test(arguments: [
    // Those of views that fill the screen are counted twice, of others only the top.
    (view("a", 393, 852), "retina6_12", "23727", 118.0, 68.0),
    (view("a", 393, 320), "retina6_12", "23727", 118, 34),
    // Any size has the insets of the device, but in older versions those that fit on the screen end above its bottom.
    (view("a", 598, 312), "retina6_1", "16097", 44, 34),
    (view("a", 414, 50), "retina6_1", "16096", 44, 0),
    (view("a", 414, 356), "retina6_1", "19529", 44, 0),
    (view("a", 431, 155), "retina6_1", "17701", 44, 34),
    (view("a", 376, 122), "retina6_1", "21701", 48, 34),
    (view("a", 375, 667), "retina4_7", "14460", 20, 0),
    (
      view("a", 375, 300, "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/>"), "retina4_7", "14460", 0,
      0
    ),
    // Cells of tables have none.
    (view("a", 320, 44, name: "tableViewCell"), "retina6_1", "22505", 0, 0),
    (view("a", 124, 200, name: "collectionViewCell"), "retina6_1", "21701", 48, 34),
  ])
  func viewsWithoutControllers(element: String, device: String, tools: String, top: Double, bottom: Double) throws {
    #expect(try insets(ofView: element, device: device, tools: tools) == EdgeInsets(top: top, bottom: bottom))
  }

  @Test func viewsInBarButtonItemsHaveNone() throws {
    let item =
      "<navigationItem key='navigationItem'><barButtonItem key='leftBarButtonItem' id='item'>"
      + view("custom", 30, 30, attributes: "key='customView'") + "</barButtonItem></navigationItem>"
    let tree = try tree(scenes: scene("a", 414, 896, item), tools: "22505")
    #expect(tree.read("custom", SafeArea.insets) == .zero)
  }

  @Test func barsAddTheirHeight() throws {
    let bars =
      "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/><simulatedTabBarMetrics key='simulatedBottomBarMetrics'/>"
    #expect(try insets("retina6_1", 414, 896, tools: "20037", bars) == EdgeInsets(top: 88, bottom: 83))
    #expect(try insets("retina6_12", 393, 852, tools: "24506", bars) == EdgeInsets(top: 172, bottom: 117))
    let toolbar = "<simulatedToolbarMetrics key='simulatedBottomBarMetrics'/>"
    #expect(try insets("retina4_7", 375, 667, tools: "22505", toolbar) == EdgeInsets(top: 20, bottom: 44))
  }

  @Test func landscapeMovesTheInsetsToTheSides() throws {
    #expect(
      try insets("retina6_0", 844, 390, tools: "22505", isLandscape: true)
        == EdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(try insets("retina4_7", 667, 375, tools: "13122", isLandscape: true) == .zero)
    #expect(try insets("ipad9_7", 1024, 768, tools: "13122", isLandscape: true) == EdgeInsets(top: 20))
    // The insets upright come on top.
    #expect(
      try insets("retina6_0", 844, 390, tools: "24412", isLandscape: true)
        == EdgeInsets(top: 47, left: 47, bottom: 55, right: 47))
    let bars =
      "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/><simulatedTabBarMetrics key='simulatedBottomBarMetrics'/>"
    #expect(
      try insets("retina6_0", 844, 390, tools: "24412", isLandscape: true, bars)
        == EdgeInsets(top: 101, left: 47, bottom: 86, right: 47))
  }

  @Test func whatIsCutOffIsNoInset() throws {
    let navigationBar = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>"
    let tabBar = "<simulatedTabBarMetrics key='simulatedBottomBarMetrics'/>"
    // Below an opaque navigation bar, above an opaque tab bar, between both.
    #expect(try insets("retina4_7", 375, 603, tools: "14460", navigationBar) == .zero)
    #expect(try insets("retina4_7", 375, 618, tools: "14460", tabBar) == EdgeInsets(top: 20))
    #expect(try insets("retina4_7", 375, 554, tools: "14460", navigationBar + tabBar) == .zero)
    // Sheets.
    #expect(try insets("retina6_1", 414, 842, tools: "17701") == EdgeInsets(bottom: 34))
    #expect(try insets("retina6_1", 414, 842, tools: "17701", navigationBar) == EdgeInsets(top: 56, bottom: 34))
    // A short view with no bar keeps what it has.
    #expect(try insets("retina6_1", 414, 200, tools: "22505") == EdgeInsets(top: 48, bottom: 34))
  }

  @Test func otherDevicesHaveNoneOfTheQuirksOfTheCanvas() throws {
    var environment = LayoutEnvironment()
    environment.device = "retina6_12"
    environment.fillsDevice = true
    #expect(try insets("retina4_7", 375, 603, tools: "23727", in: environment) == EdgeInsets(top: 59, bottom: 34))
    environment.device = "retina4_7"
    #expect(try insets("retina6_1", 414, 896, tools: "17701", in: environment) == EdgeInsets(top: 20))
  }

  @Test func televisionsHideTheirEdges() throws {
    let tree = try tree(
      scenes: scene("a", 1920, 1080), device: "appleTV", isLandscape: true, tools: "22505", type: "AppleTV")
    #expect(
      tree.read("a-view", SafeArea.insets) == EdgeInsets(top: 60, left: 80, bottom: 60, right: 80))
  }
}
