import InterfaceBuilder
import Testing

@testable import AutoLayout

/// Which of contradicting constraints gives way, and what symbols and sliders want.
@Suite struct GivingWayTests {
  /// The frame of a view with an id, solved in its document.
  private func frame(_ id: String, _ objects: String, tools: String = "21701") throws -> Rectangle? {
    let tree = try tree(objects: objects, device: "retina4_7", tools: tools)
    let solver = LayoutSolver(tree)
    return tree.roots.flatMap { solver.solve($0) }.flatMap(\.frames)
      .first { tree.document.id($0.view.element) == id }?.frame
  }

  @Test func requiredHuggingGivesWayToConstraints() throws {
    let field = box("a", element: "switch", "horizontalHuggingPriority='1000'")
    let place = constraints("a.leading = root.leading + 16", "root.trailing = a.trailing + 16", "a.top = root.top")
    #expect(try frame("a", root(field, place))?.width == 345)
  }

  /// A cell of 300 by 70 points whose content asks for 72.
  private func cell() -> String {
    let inner = constraints("a.top = content.top + 12", "content.bottom = a.bottom + 12", "a.leading = content.leading")
    let content = view(
      "content", 300, 70, name: "tableViewCellContentView", attributes: "key='contentView'",
      "<subviews>"
        + box("a", "<constraints>" + constraints("a.height = 48", "a.width = 48") + "</constraints>")
        + "</subviews><constraints>\(inner)</constraints>")
    return view("cell", 300, 70, name: "tableViewCell", content)
  }

  @Test func rootCellsGiveWayAtTheirFarEdges() throws {
    #expect(try frame("a", cell())?.height == 48)
    #expect(try frame("a", cell())?.y == 12)
  }

  @Test func cellsInListsKeepTheirSize() throws {
    let table = view(
      "table", 300, 667, name: "tableView", attributes: "style='plain' rowHeight='70'",
      "<prototypes>\(cell())</prototypes>")
    #expect(try frame("a", table)?.height == 46)
  }

  @Test func outerConstraintsComeBeforeThoseOfStackViews() throws {
    let member = box("b", "<constraints>" + constraints("b.width = 40") + "</constraints>")
    let stack = box("a", "<subviews>\(member)</subviews>", element: "stackView", "axis='vertical'")
    let place = constraints(
      "a.leading = root.leading", "root.trailing = a.trailing", "b.leading = root.leading + 16", "a.top = root.top")
    // The stack view keeps its place, and its view does not fill it.
    #expect(try frame("a", root(stack, place))?.width == 375)
    #expect(try frame("b", root(stack, place))?.x == 16)
  }

  @Test func symbolsStandOnTheBaselineOfText() throws {
    let label = box("b", element: "label", "text='Name'")
    let symbol = box(
      "a", "<constraints>" + constraints("a.height = 20") + "</constraints>", element: "imageView",
      "image='globe' catalog='system'")
    let place = constraints(
      "a.firstBaseline = b.firstBaseline", "a.leading = root.leading", "b.leading = a.trailing",
      "b.top = root.top + 100")
    // The baseline of the label is 16.2 below its top, that of the symbol 6 below its middle: 100.2, which is no whole pixel.
    #expect(try frame("a", root(label + symbol, place))?.y == 100)
  }

  @Test(arguments: [("21701", 30.0), ("24765", 34)])
  func slidersOfVersions(tools: String, height: Double) throws {
    let place = constraints("a.leading = root.leading", "a.top = root.top", "root.trailing = a.trailing")
    let slider = try frame("a", root(box("a", element: "slider"), place), tools: tools)
    // The frame of an older one reaches a point below its alignment rectangle.
    #expect(slider?.height == height + (tools == "21701" ? 1 : 0))
  }
}
