import InterfaceBuilder
import Testing

@testable import AutoLayout

@Suite struct LayoutMarginsTests {
  /// The margins of a view by its id.
  func margins(
    of id: String, in tree: ViewTree, frames: [String: Rectangle] = [:], safeArea: EdgeInsets = .zero,
    outer: EdgeInsets = .zero
  ) -> EdgeInsets? {
    var state = PassState()
    for (id, frame) in frames { tree.read(id) { state.frames[$0.index] = frame } }
    return tree.read(id) {
      LayoutMargins.margins(of: $0, state: state, safeArea: { _ in safeArea }, superviewMargins: { outer })
    }
  }

  @Test func plainViewsAndStackViews() throws {
    let content = "<subviews>\(view("plain", 100, 100))\(view("stack", 100, 100, name: "stackView"))</subviews>"
    let tree = try tree(objects: view("root", 375, 667, content), device: "retina4_7", tools: "22505")
    #expect(margins(of: "plain", in: tree) == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(margins(of: "stack", in: tree) == .zero)
  }

  @Test(arguments: [(375.0, 16.0), (393, 16), (402, 16), (414, 20), (430, 20)])
  func rootsHaveTheMarginsOfTheirWidth(width: Double, side: Double) throws {
    let tree = try tree(scenes: scene("a", width, 800), tools: "22505")
    #expect(margins(of: "a-view", in: tree) == EdgeInsets(left: side, right: side))
    let xib = try AutoLayoutTests.tree(objects: view("a", width, 100), tools: "22505")
    #expect(margins(of: "a", in: xib) == EdgeInsets(left: side, right: side))
  }

  @Test func viewsWithoutControllersPreserveThoseOfThePlainViewAround() throws {
    for (preserves, side) in [("YES", 8.0), ("NO", 0)] {
      let root = view(
        "a", 375, 67,
        attributes: "preservesSuperviewLayoutMargins='\(preserves)' insetsLayoutMarginsFromSafeArea='NO'")
      let tree = try tree(objects: root, tools: "21701")
      #expect(margins(of: "a", in: tree) == EdgeInsets(top: side, left: 16, bottom: side, right: 16))
    }
  }

  @Test func rootsOnOtherDevicesHaveTheMarginsOfTheDevice() throws {
    var environment = LayoutEnvironment()
    environment.device = "retina4_7"
    environment.fillsDevice = true
    let tree = try tree(scenes: scene("a", 414, 896), tools: "22505", in: environment)
    #expect(margins(of: "a-view", in: tree) == EdgeInsets(left: 16, right: 16))
    environment.width = 500
    let wide = try AutoLayoutTests.tree(scenes: scene("a", 375, 896), tools: "22505", in: environment)
    #expect(margins(of: "a-view", in: wide) == EdgeInsets(left: 20, right: 20))
  }

  @Test func rootsWithoutADeviceHaveTheMarginsOfTheirWidth() throws {
    for (width, side) in [(320.0, 16.0), (600, 20)] {
      let tree = try tree(scenes: scene("a", width, 600), device: nil, tools: "6250")
      #expect(margins(of: "a-view", in: tree) == EdgeInsets(left: side, right: side))
    }
  }

  @Test func olderVersionsAddNoSafeAreaWithoutSafeAreas() throws {
    for (tools, expected) in [("12120", 0.0), ("14750", 0), ("16097", 20)] {
      let scene = scene("a", 375, 667)
      let tree = try tree(scenes: scene, device: "retina4_7", tools: tools, hasSafeAreas: false)
      #expect(margins(of: "a-view", in: tree, safeArea: EdgeInsets(top: 20))?.top == expected)
    }
  }

  @Test func cellsInCollectionViewsHaveTheMarginsOfOtherViews() throws {
    let cell = view("cell", 120, 100, name: "collectionViewCell")
    let tree = try tree(
      objects: view("list", 375, 667, name: "collectionView", "<cells>\(cell)</cells>"), tools: "22505")
    #expect(margins(of: "cell", in: tree) == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func collectionViewCellsOfTheirOwnHaveTheMarginsOfTheirWidth() throws {
    let tree = try tree(objects: view("cell", 120, 100, name: "collectionViewCell"), tools: "22505")
    #expect(margins(of: "cell", in: tree) == EdgeInsets(left: 16, right: 16))
  }

  @Test func whatTheDocumentSaysReplacesTheMargins() throws {
    let explicit = "<edgeInsets key='layoutMargins' top='1' left='2' bottom='3' right='4'/>"
    let directional =
      "<directionalEdgeInsets key='directionalLayoutMargins' top='1' leading='2' bottom='3' trailing='4'/>"
    for (content, isRightToLeft, expected) in [
      (explicit, false, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      (explicit, true, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      (directional, false, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      (directional, true, EdgeInsets(top: 1, left: 4, bottom: 3, right: 2)),
    ] {
      var environment = LayoutEnvironment()
      environment.device = "retina6_1"
      environment.isRightToLeft = isRightToLeft
      let tree = try tree(objects: view("a", 414, 896, content), tools: "22505", in: environment)
      #expect(margins(of: "a", in: tree) == expected)
    }
  }

  @Test func theSafeAreaIsAddedUnlessTheViewSaysNo() throws {
    let safeArea = EdgeInsets(top: 48, bottom: 34)
    let tree = try tree(
      objects: view("a", 414, 896) + view("b", 414, 896, attributes: "insetsLayoutMarginsFromSafeArea='NO'"),
      tools: "22505")
    #expect(margins(of: "a", in: tree, safeArea: safeArea) == EdgeInsets(top: 48, left: 20, bottom: 34, right: 20))
    #expect(margins(of: "b", in: tree, safeArea: safeArea) == EdgeInsets(left: 20, right: 20))
  }

  @Test func preservedMarginsReachAsFarAsTheSuperviews() throws {
    let child = view("b", 100, 100, attributes: "preservesSuperviewLayoutMargins='YES'")
    let tree = try tree(objects: view("a", 414, 896, "<subviews>\(child)</subviews>"), tools: "22505")
    let outer = EdgeInsets(top: 48, left: 20, bottom: 34, right: 20)
    // Before there are frames, the view counts as wide as its superview.
    #expect(margins(of: "b", in: tree, outer: outer) == EdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
    let frames = [
      "a": Rectangle(x: 0, y: 0, width: 414, height: 896), "b": Rectangle(x: 5, y: 10, width: 400, height: 880),
    ]
    #expect(
      margins(of: "b", in: tree, frames: frames, outer: outer) == EdgeInsets(top: 38, left: 15, bottom: 28, right: 11))
  }

  @Test func readableWidthOnPads() throws {
    let attributes = "layoutMarginsFollowReadableWidth='YES'"
    let tree = try tree(objects: view("a", 768, 1024, attributes: attributes), device: "ipad9_7", tools: "22505")
    #expect(margins(of: "a", in: tree) == EdgeInsets(left: 104, right: 104))
    let phone = try AutoLayoutTests.tree(objects: view("a", 768, 1024, attributes: attributes), tools: "22505")
    #expect(margins(of: "a", in: phone) == EdgeInsets(left: 20, right: 20))
  }
}
