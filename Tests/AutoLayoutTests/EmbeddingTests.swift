import InterfaceBuilder
import Testing

@testable import AutoLayout

/// On other devices than their own, the views of embedded controllers are as large as their container views.
@Suite struct EmbeddingTests {
  /// A controller with a container view, 100 points below the top edge and at all other edges of the screen.
  private func parent(of child: String, top: Double = 100) -> String {
    let constraints = [("top", top), ("leading", 0), ("trailing", 0), ("bottom", 0)].map { side, constant in
      """
      <constraint firstItem="box" firstAttribute="\(side)" secondItem="outer" secondAttribute="\(side)" \
      constant="\(constant)" id="\(side)"/>
      """
    }
    let container = view(
      "box", 414, 796, y: 100, name: "containerView",
      attributes: "translatesAutoresizingMaskIntoConstraints='NO'", segue(to: child, kind: "embed"))
    let root = view(
      "outer", 414, 896, attributes: "key='view'",
      "<subviews>\(container)</subviews><constraints>\(constraints.joined())</constraints>")
    return "<scene><objects><viewController id='p'>\(root)</viewController></objects></scene>"
  }

  private func layout(_ scenes: String, of id: String, device: String?) throws -> (Size, EdgeInsets)? {
    var environment: LayoutEnvironment?
    if let device {
      var other = LayoutEnvironment()
      other.device = device
      other.fillsDevice = true
      environment = other
    }
    let tree = try tree(scenes: scenes, tools: "22505", in: environment)
    let root = try #require(tree.view(id: id))
    let solved = LayoutSolver(tree).passes(root)
    return solved.first.map { ($0.root.rootSize, $0.safeArea(of: root)) }
  }

  @Test func theyFillTheirContainer() throws {
    let scenes = parent(of: "c") + scene("c", 414, 796)
    let (size, safeArea) = try #require(try layout(scenes, of: "c-view", device: "retina4_7"))
    #expect(size == Size(width: 375, height: 567))
    #expect(safeArea == .zero)
    let onNotch = try #require(try layout(scenes, of: "c-view", device: "retina6_12"))
    #expect(onNotch.0 == Size(width: 393, height: 752))
    #expect(onNotch.1 == EdgeInsets(bottom: 34))
  }

  @Test func theirSizeIsOfWholePixels() throws {
    let scenes = parent(of: "c", top: 100.25) + scene("c", 414, 796)
    let (size, _) = try #require(try layout(scenes, of: "c-view", device: "retina4_7"))
    #expect(size == Size(width: 375, height: 566.5))
  }

  @Test func theirNavigationBarsComeOnTop() throws {
    let scenes =
      parent(of: "n") + "<scene><objects><navigationController id='n'>"
      + segue(to: "c", kind: "relationship", relationship: "rootViewController")
      + "</navigationController></objects></scene>" + scene("c", 414, 796)
    let (size, safeArea) = try #require(try layout(scenes, of: "c-view", device: "retina4_7"))
    #expect(size == Size(width: 375, height: 567))
    #expect(safeArea == EdgeInsets(top: 44))
  }

  @Test func theirOwnCanvasDrawsThemAsStored() throws {
    let scenes = parent(of: "c") + scene("c", 240, 128)
    #expect(try layout(scenes, of: "c-view", device: nil)?.0 == Size(width: 240, height: 128))
  }

  @Test func controllersThatEmbedEachOtherEnd() throws {
    let scenes = parent(of: "p")
    #expect(try layout(scenes, of: "outer", device: "retina4_7") != nil)
  }
}
