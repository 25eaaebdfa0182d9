import Testing

@testable import AutoLayout

@Suite struct BarContextTests {
  /// The bars of the controller `a` in a storyboard.
  func bars(_ scenes: String...) throws -> Bars? {
    let tree = try tree(scenes: scenes.joined(), tools: "22505")
    return tree.document.objects.first("a").map(tree.bars.bars)
  }

  func navigation(_ id: String, root: String, attributes: String = "", bar: String = "") -> String {
    let content =
      "<navigationBar key='navigationBar' \(bar)/>"
      + segue(to: root, kind: "relationship", relationship: "rootViewController")
    return
      "<scene><objects><navigationController id='\(id)' \(attributes)>\(content)</navigationController></objects></scene>"
  }

  func tabs(_ id: String, of child: String) -> String {
    let content = segue(to: child, kind: "relationship", relationship: "viewControllers")
    return "<scene><objects><tabBarController id='\(id)'>\(content)</tabBarController></objects></scene>"
  }

  @Test func controllersByThemselvesHaveNone() throws {
    #expect(try bars(scene("a", 414, 896)) == Bars())
  }

  @Test func rootsOfNavigationControllersHaveTheirBars() throws {
    let root = scene("a", 414, 896)
    #expect(try bars(root, navigation("n", root: "a")) == Bars(hasNavigationBar: true))
    #expect(try bars(root, navigation("n", root: "a", attributes: "navigationBarHidden='YES'")) == Bars())
    #expect(
      try bars(root, navigation("n", root: "a", attributes: "toolbarHidden='NO'"))
        == Bars(hasNavigationBar: true, hasToolbar: true))
    #expect(
      try bars(root, navigation("n", root: "a", bar: "largeTitles='YES'"))
        == Bars(hasNavigationBar: true, hasLargeTitle: true))
  }

  @Test func tabBarsReachThroughNavigationControllers() throws {
    // The order of the scenes does not matter.
    let scenes = [scene("a", 414, 896), navigation("n", root: "a"), tabs("t", of: "n")]
    for order in [scenes, scenes.reversed()] {
      #expect(try bars(order.joined()) == Bars(hasNavigationBar: true, hasTabBar: true))
    }
  }

  @Test(arguments: [("show", true), ("push", true), ("modal", false), ("presentation", false), ("embed", false)])
  func pushedControllersKeepTheBars(kind: String, isKept: Bool) throws {
    let scenes =
      navigation("n", root: "b", bar: "largeTitles='YES'")
      + scene("b", 414, 896, segue(to: "a", kind: kind)) + scene("a", 414, 896)
    #expect(try bars(scenes) == (isKept ? Bars(hasNavigationBar: true, hasLargeTitle: true) : Bars()))
  }

  @Test func whatAControllerSaysComesFirst() throws {
    let container = navigation("n", root: "a", bar: "largeTitles='YES'") + tabs("t", of: "n")
    #expect(
      try bars(container, scene("a", 414, 896, attributes: "hidesBottomBarWhenPushed='YES'"))
        == Bars(hasNavigationBar: true, hasLargeTitle: true))
    #expect(
      try bars(
        container, scene("a", 414, 896, "<nil key='simulatedTopBarMetrics'/><nil key='simulatedBottomBarMetrics'/>"))
        == Bars(hasLargeTitle: true))
    #expect(
      try bars(
        container, scene("a", 414, 896, "<navigationItem key='navigationItem' largeTitleDisplayMode='never' id='i'/>"))
        == Bars(hasNavigationBar: true, hasTabBar: true))
  }

  @Test func circlesOfSeguesEnd() throws {
    let scenes =
      navigation("n", root: "a") + scene("a", 414, 896, segue(to: "b", kind: "show"))
      + scene("b", 414, 896, segue(to: "a", kind: "show"))
    #expect(try bars(scenes) == Bars(hasNavigationBar: true))
  }

  @Test func heights() {
    let all = Bars(hasNavigationBar: true, hasLargeTitle: true, hasTabBar: true, hasToolbar: true)
    #expect(all.top(toolsVersion: 22505, isCompact: false) == 96)
    #expect(all.top(toolsVersion: 24500, isCompact: false) == 106)
    #expect(all.bottom(toolsVersion: 22505, isCompact: false) == 49)
    #expect(Bars(hasLargeTitle: true).top(toolsVersion: 22505, isCompact: false) == 0)
    #expect(Bars(hasNavigationBar: true).top(toolsVersion: 22505, isCompact: true) == 32)
  }
}
