import InterfaceBuilder
import Testing

@testable import AutoLayout

/// The sizes that views want by their content, and what gives way to what.
@Suite struct ContentSizeTests {
  /// The frames of the views of a document by their ids, in the coordinates of the superview.
  private func frames(_ objects: String, tools: String = "21701") throws -> [String: Rectangle] {
    let tree = try tree(objects: objects, device: "retina4_7", tools: tools)
    let solver = LayoutSolver(tree)
    let pairs = try #require(tree.view(id: "root").map { solver.solve($0) }).flatMap(\.frames)
    return Dictionary(uniqueKeysWithValues: pairs.map { (tree.document.id($0.view.element), $0.frame) })
  }

  private func stack(_ subviews: String, _ attributes: String = "") -> String {
    box("s", "<subviews>\(subviews)</subviews>", element: "stackView", attributes)
  }

  private let line = constraints(
    "s.leading = root.leading", "s.top = root.top", "root.trailing = s.trailing")
  private let corner = constraints("s.leading = root.leading", "s.top = root.top")

  @Test func emptyLabelsInStacksHugAndDefendTheirSize() throws {
    let strong = box("a", element: "label", "text='' horizontalHuggingPriority='251'")
    let weak = box("b", element: "label", "text=''")
    let found = try frames(root(stack(strong + weak), line))
    #expect(found["a"]?.width == 50)
    #expect(found["b"]?.width == 325)
    #expect(found["s"]?.height == 50)
  }

  @Test func imageViewsWithoutAnImageDefendTheirSize() throws {
    let text = String(repeating: "long ", count: 40)
    let label = box("a", element: "label", "text='\(text)' horizontalCompressionResistancePriority='250'")
    #expect(try frames(root(stack(label + box("b", element: "imageView")), line))["b"]?.width == 50)
  }

  @Test func plainViewsInStacksYieldToHugging() throws {
    let label = box("a", element: "label", "text='A' horizontalHuggingPriority='60'")
    let found = try frames(root(stack(label + box("b")), line))
    #expect((found["a"]?.width ?? 99) < 20)
  }

  @Test func placeholderSizesLeaveNoRoomForTheCanvas() throws {
    let label = box(
      "a", element: "label", "text='' placeholderIntrinsicWidth='infinite' placeholderIntrinsicHeight='17'")
    let found = try frames(root(stack(label, "axis='vertical' alignment='top'"), corner))
    #expect(found["a"] == Rectangle(x: 0, y: 0, width: 0, height: 17))
  }

  @Test(arguments: ["HuggingPriority", "CompressionResistancePriority"])
  func requiredConstraintsOutweighRequiredContent(wish: String) throws {
    let length = wish == "HuggingPriority" ? 200 : 10
    let label = box("a", element: "label", "text='Several words' horizontal\(wish)='1000'")
    let found = try frames(
      root(label, constraints("a.leading = root.leading", "a.top = root.top", "a.width = \(length)")))
    #expect(found["a"]?.width == Double(length))
  }

  @Test func textIsWrappedWhereConstraintsAreAsStrongAsItsWish() throws {
    let text = String(repeating: "word ", count: 30)
    let label = box("a", element: "label", "text='\(text)' numberOfLines='0'")
    let edges = ["a.leading = root.leading + 15", "root.trailing = a.trailing + 15"].map { constraints($0) }
      .map { $0.split(separator: "/>").joined() + " priority='750'/>" }.joined()
    let found = try frames(
      root(label, edges + constraints("a.centerX = root.centerX", "a.top = root.top")))
    #expect(found["a"]?.width == 345)
    #expect((found["a"]?.height ?? 0) > 60)
  }

  @Test func lastWordsStandInCompanySinceXcode11() throws {
    let label = box("a", element: "label", "text='Long long long podcast name' numberOfLines='0'")
    let line = constraints("a.leading = root.leading", "a.top = root.top", "a.width <= 196")
    let before = try #require(try frames(root(label, line), tools: "14490")["a"])
    let since = try #require(try frames(root(label, line), tools: "15505")["a"])
    #expect(before.height == since.height)
    #expect(before.width > since.width + 20)
  }

  @Test func pageControlsAreAsWideAsTheirDots() throws {
    func width(tools: String) throws -> Double? {
      try frames(root(box("s", element: "pageControl", "numberOfPages='3'"), corner), tools: tools)["s"]?.width
    }
    #expect(try width(tools: "9532") == 39)
    #expect(try width(tools: "21507") == 116)
    #expect(try width(tools: "23504") == 74)
  }

  @Test func textViewsSetTextStylesApart() throws {
    let font = "<fontDescription key='fontDescription' style='UICTFontTextStyleCallout'/>"
    let view = box("s", font, element: "textView", "scrollEnabled='NO' text='One line'")
    #expect(try frames(root(view, line))["s"]?.height == 37)
  }

  @Test(arguments: [("size='system'", 17.0), ("size='button'", 21.5), ("pointSize='0.0'", 14.5)])
  func sizesOfFontsMayBeWordsOr0(size: String, height: Double) throws {
    let label = box("s", "<fontDescription key='fontDescription' type='system' \(size)/>", element: "label", "text='A'")
    #expect(try frames(root(label, corner))["s"]?.height == height)
  }
}
