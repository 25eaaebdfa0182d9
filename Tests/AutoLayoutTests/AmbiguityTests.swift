import AutoLayout
import Testing

/// What is open is reported once, where it begins, and only if no size that is unknown could settle it.
@Suite struct AmbiguityTests {
  /// The open frames of a document: `id cause: parts`.
  private func ambiguities(_ objects: String) throws -> [String] {
    let document = try document(objects: objects)
    return LayoutCheck(document).ambiguities.map { found in
      "\(document.id(found.view.element)) \(found.cause.rawValue): "
        + found.parts.map(\.rawValue).joined(separator: " ")
    }
  }

  private let top = constraints("a.leading = root.leading", "a.top = root.top")

  @Test func missingConstraints() throws {
    #expect(try ambiguities(root(box("a"), top)) == ["a missing: width", "a missing: height"])
    #expect(
      try ambiguities(root(box("a"), constraints("a.width = 40", "a.height = 40", "a.top = root.top")))
        == ["a missing: x"])
  }

  @Test func viewsThatFollowAreNotReported() throws {
    let inner = box(
      "a",
      "<subviews>\(box("b"))</subviews><constraints>"
        + constraints(
          "b.leading = a.leading", "a.trailing = b.trailing", "b.top = a.top", "a.bottom = b.bottom") + "</constraints>"
    )
    #expect(try ambiguities(root(inner, top + constraints("a.width = 40"))) == ["a missing: height"])
  }

  @Test(arguments: [
    box("a", "", element: "label", "text='A'"), box("a", "", "customClass='Rating'"),
    box("a", "", element: "imageView", "image='unknown'"), box("a", "", "placeholderIntrinsicWidth='9'"),
    box("a", "", element: "pageControl"), box("a", "", element: "mapView"),
  ])
  func sizesByContentCount(subview: String) throws {
    #expect(try ambiguities(root(subview, top)).isEmpty)
  }

  @Test func tiesOfHugging() throws {
    let line = constraints(
      "a.leading = root.leading", "a.top = root.top", "b.top = root.top", "b.leading = a.trailing + 8",
      "root.trailing = b.trailing")
    let first = box("a", element: "label", "text='A'")
    #expect(
      try ambiguities(root(first + box("b", element: "label", "text='B'"), line)) == ["a hugging: width"])
    #expect(
      try ambiguities(root(first + box("b", element: "label", "text='B' horizontalHuggingPriority='249'"), line))
        .isEmpty)
  }

  @Test func stackViewsSettleTiesOfViewsOfTheSameWidth() throws {
    let labels = ["a", "b", "c"].map { box($0, element: "label", "text='\($0)'") }.joined()
    let stack = box("s", "<subviews>\(labels)</subviews>", element: "stackView")
    let line = constraints(
      "s.leading = root.leading", "root.trailing = s.trailing", "s.top = root.top", "a.width = c.width")
    #expect(try ambiguities(root(stack, line)).isEmpty)
  }

  @Test func viewsWithoutAnyConstraintAreAnotherFault() throws {
    #expect(try ambiguities(root(box("a"), "")).isEmpty)
  }

  @Test func classesOfSuperviewsDoNotAddWhatIsMissing() throws {
    let place = constraints("c.leading = root.leading", "c.top = root.top", "c.width = 90", "c.height = 90")
    func card(_ constraints: String) -> String {
      box("c", "<subviews>\(box("a"))</subviews><constraints>\(constraints)</constraints>", "customClass='Card'")
    }
    let constrained = constraints("a.top = c.top", "a.width = 40", "a.height = 40")
    #expect(try ambiguities(root(card(constrained), place)) == ["a missing: x"])
    #expect(try ambiguities(root(card(""), place)).isEmpty)
  }

  @Test func textsContradictNothing() throws {
    let label = box("a", element: "label", "text='A' verticalCompressionResistancePriority='1000'")
    let line = top + constraints("a.height = 5", "b.top = a.bottom", "b.leading = a.leading", "b.width = 40")
    #expect(try ambiguities(root(label + box("b"), line)) == ["b missing: height"])
  }

  @Test func scrollingContent() throws {
    let edges = constraints(
      "a.leading = s.leading", "s.trailing = a.trailing", "a.top = s.top", "a.width = s.width", "a.height = 900")
    let place = constraints("s.leading = root.leading", "s.top = root.top", "s.width = 300", "s.height = 300")
    func scroll(_ constraints: String) -> String {
      root(
        box("s", "<subviews>\(box("a"))</subviews><constraints>\(constraints)</constraints>", element: "scrollView"),
        place)
    }
    #expect(try ambiguities(scroll(edges)) == ["s content: height"])
    #expect(try ambiguities(scroll(edges + constraints("s.bottom = a.bottom"))).isEmpty)
  }

  @Test func contradictionsProveNothing() throws {
    #expect(
      try ambiguities(root(box("a"), constraints("a.width = 4", "a.width = 5", "a.top = root.top"))).isEmpty)
  }

  private static let column = ["a", "b", "c"].map { box($0, element: "label", "text='\($0)'") }.joined()

  @Test func viewsThatTieAreReportedOnce() throws {
    let line = constraints(
      "a.leading = root.leading", "a.top = root.top", "b.leading = a.leading", "b.top = a.bottom",
      "c.leading = a.leading", "c.top = b.bottom")
    #expect(
      try ambiguities(root(Self.column, line + constraints("root.bottom = c.bottom"))) == ["a hugging: height"])
    #expect(
      try ambiguities(root(Self.column, line + constraints("c.bottom = root.top + 30"))) == ["a compression: height"])
  }

  @Test func aViewWithoutContentTiesWithNothing() throws {
    let views = box("v") + box("a", element: "label", "text='A'") + box("b", element: "label", "text='B'")
    let line = constraints(
      "v.leading = root.leading", "v.width = 90", "v.top = root.top", "a.top = v.top", "a.leading = v.leading",
      "b.top = v.bottom", "b.top = a.bottom + 7", "b.leading = v.leading", "root.bottom = b.bottom")
    #expect(try ambiguities(root(views, line)) == ["a hugging: height"])
  }

  @Test(arguments: [("", []), ("rowHeight='120'", ["a hugging: height"])])
  func rowsAreAsHighAsTheirTextsUnlessTheyAreFixed(table: String, expected: [String]) throws {
    let labels = box("a", element: "label", "text='A'") + box("b", element: "label", "text='B'")
    let line = constraints(
      "a.leading = v.leading", "a.top = v.top", "b.leading = v.leading", "b.top = a.bottom", "v.bottom = b.bottom")
    let cell = """
      <tableView \(table) id="t"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>
      <tableViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="375" height="120"/>
      <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="120"/>
      <subviews>\(labels)</subviews><constraints>\(line)</constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    #expect(try ambiguities(cell) == expected)
  }

  @Test func codeSizesWhatAPlaceholderLimits() throws {
    let placeholder =
      "<constraint firstItem='a' firstAttribute='height' relation='greaterThanOrEqual' constant='9' placeholder='YES' "
      + "id='p'/>"
    #expect(try ambiguities(root(box("a"), top + constraints("a.width = 40") + placeholder)).isEmpty)
  }
}
