import InterfaceBuilder
import Testing

@testable import AutoLayout

/// Frames lie on whole pixels.
@Suite struct PixelTests {
  private func frames(device: String, _ subviews: String, _ constraintTexts: String) throws -> [String: Rectangle] {
    let document = try document(objects: root(subviews, constraintTexts), device: device)
    let tree = ViewTree(document, environment: LayoutEnvironment(canvasOf: document))
    let layouts = LayoutSolver(tree).solve(try #require(tree.roots.first))
    return Dictionary(
      uniqueKeysWithValues: layouts.flatMap(\.frames).map { (document.id($0.view.element), $0.frame) })
  }

  private let centred = constraints(
    "a.width = 64", "a.height = 64", "a.centerX = root.centerX", "a.top = root.top + 10")

  @Test func aHalfPixelGoesToTheRight() throws {
    // 375 - 64 is odd: the left edge lies at 155.5, which is 466.5 of 3 pixels to a point.
    let fine = try frames(device: "retina5_9", box("a"), centred)
    #expect(fine["a"].map { ($0.x * 3).rounded() } == 467)
    let coarse = try frames(device: "retina4_7", box("a"), centred)
    #expect(coarse["a"]?.x == 155.5)
  }

  @Test func neighboursStillTouch() throws {
    let found = try frames(
      device: "retina4_7", box("a") + box("b") + box("c"),
      constraints(
        "a.leading = root.leading", "b.leading = a.trailing", "c.leading = b.trailing",
        "c.trailing = root.trailing + -25", "b.width = a.width", "c.width = a.width", "a.top = root.top",
        "b.top = root.top", "c.top = root.top", "a.height = 40", "b.height = 40", "c.height = 40"))
    let row = try ["a", "b", "c"].map { try #require(found[$0]) }
    #expect(row.map(\.x) == [0, 116.5, 233.5])
    #expect(row.map(\.width) == [116.5, 117, 116.5])
  }
}
