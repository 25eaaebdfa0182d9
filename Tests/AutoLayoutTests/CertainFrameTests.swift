import AutoLayout
import InterfaceBuilder
import Testing

/// Frames are certain where constraints alone give them.
@Suite struct CertainFrameTests {
  private func frames(_ objects: String) throws -> [String: Rectangle] {
    let document = try document(objects: objects)
    let frames = LayoutCheck(document).certainFrames
    return Dictionary(uniqueKeysWithValues: frames.map { (document.id($0.key), $0.value) })
  }

  @Test func framesFollowFromConstraints() throws {
    let line = constraints(
      "a.leading = root.leading + 16", "root.trailing = a.trailing + 16", "a.top = root.top + 8", "a.height = 40")
    #expect(try frames(root(box("a"), line)) == ["a": Rectangle(x: 16, y: 8, width: 343, height: 40)])
  }

  @Test func whatDependsOnTextIsNotCertain() throws {
    let objects = root(
      box("a", element: "label", "text='Name'") + box("b"),
      constraints(
        "a.leading = root.leading", "a.top = root.top", "b.leading = a.trailing + 8", "b.top = root.top",
        "b.width = 40",
        "b.height = 40"))
    #expect(try frames(objects).isEmpty)
  }

  @Test func whatIsOpenIsNotCertain() throws {
    #expect(
      try frames(root(box("a"), constraints("a.width = 40", "a.height = 40", "a.top = root.top"))).isEmpty)
  }

  @Test func viewsInStackViewsAreNotCertain() throws {
    let stack = box("s", "<subviews>\(box("a"))</subviews>", element: "stackView")
    let line = constraints("s.leading = root.leading", "s.top = root.top", "s.width = 80", "s.height = 40")
    #expect(try frames(root(stack, line)).keys.sorted() == ["s"])
  }

  /// The stored frame of each view here is 50 by 50 points at 0, 0.
  @Test(arguments: [("width", 7.0 as Double?), ("translation", nil)])
  func viewsWithMasksInsideAreMovedButNotResized(inner: String, expected: Double?) throws {
    let length = inner == "width" ? 50 : 60
    let mask = "<subviews><view id='m'><rect key='frame' x='0' y='0' width='50' height='50'/></view></subviews>"
    let line = constraints(
      "a.leading = root.leading + 7", "a.top = root.top", "a.width = \(length)", "a.height = 50")
    let document = try document(objects: root(box("a", mask), line))
    let view = document.objects.first("a")
    #expect(view.flatMap(LayoutCheck(document).frameError) == expected)
  }
}
