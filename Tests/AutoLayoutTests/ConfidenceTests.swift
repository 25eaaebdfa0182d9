import Testing

@testable import AutoLayout

@Suite struct ConfidenceTests {
  /// How sure the frames of the views in a root of 414 x 896 points are, by their ids.
  func confidence(
    _ subviews: String..., constraints: String, tools: String = "22505", device: String? = "retina6_1",
    guide: String = "", attributes: String = ""
  ) throws -> [String: Confidence] {
    let content =
      "<subviews>\(subviews.joined())</subviews>\(guide)<constraints>\(constraints)</constraints>"
    let root = view("root", 414, 896, attributes: attributes, content)
    let tree = try tree(objects: root, device: device, tools: tools)
    var found: [String: Confidence] = [:]
    let layouts = LayoutSolver(tree).solve(try #require(tree.view(id: "root")), assessesConfidence: true)
    for layout in layouts {
      let confidence = try #require(layout.confidence)
      #expect(confidence.count == layout.frames.count)
      for ((view, _), confidence) in zip(layout.frames, confidence) {
        found[try #require(tree.document.value(tree.document.vocabulary.id, of: view.element))] = confidence
      }
    }
    return found
  }

  func constrained(_ id: String, name: String = "view", attributes: String = "", _ content: String = "") -> String {
    view(
      id, 0, 0, name: name, attributes: "translatesAutoresizingMaskIntoConstraints='NO' \(attributes)", content)
  }

  func label(_ id: String, _ text: String = "Some text", attributes: String = "") -> String {
    constrained(id, name: "label", attributes: "text='\(text)' \(attributes)")
  }

  /// A constraint with the superview, or another view, as its second item.
  func pin(
    _ item: String, _ attribute: String, to other: String = "root", _ otherAttribute: String? = nil,
    constant: Double = 0
  ) -> String {
    """
    <constraint firstItem='\(item)' firstAttribute='\(attribute)' secondItem='\(other)' \
    secondAttribute='\(otherAttribute ?? attribute)' constant='\(constant)' id='\(item)-\(attribute)'/>
    """
  }

  func size(_ item: String, width: Double, height: Double) -> String {
    let width = "<constraint firstItem='\(item)' firstAttribute='width' constant='\(width)' id='\(item)-w'/>"
    return width + "<constraint firstItem='\(item)' firstAttribute='height' constant='\(height)' id='\(item)-h'/>"
  }

  func corner(_ item: String) -> String { pin(item, "top", constant: 8) + pin(item, "leading", constant: 8) }

  @Test func isOnlyAssessedOnRequest() throws {
    let tree = try tree(objects: view("root", 414, 896), tools: "22505")
    let root = try #require(tree.view(id: "root"))
    #expect(LayoutSolver(tree).solve(root).allSatisfy { $0.confidence == nil })
  }

  @Test func pinnedViewsAreCertain() throws {
    let found = try confidence(
      constrained("a"), constraints: corner("a") + pin("a", "trailing", constant: -8) + pin("a", "bottom"))
    #expect(found == ["a": .certain])
  }

  @Test func textDecidesOnLabelsAndOnWhatFollowsThem() throws {
    let found = try confidence(
      label("l"), constrained("a"), constrained("b"),
      constraints: corner("l") + pin("a", "top") + pin("a", "leading", to: "l", "trailing")
        + size("a", width: 20, height: 20) + pin("b", "top", constant: 100) + pin("b", "leading")
        + size("b", width: 20, height: 20))
    #expect(found == ["l": .text, "a": .text, "b": .certain])
  }

  @Test func labelsWithAFixedSizeAreCertain() throws {
    let found = try confidence(label("l"), constraints: corner("l") + size("l", width: 200, height: 30))
    #expect(found == ["l": .certain])
  }

  @Test func customClassesDrawTextInTheirOwnWay() throws {
    let found = try confidence(
      label("l", attributes: "customClass='Fancy'"), label("m", "I", attributes: "customClass='Fancy'"),
      constraints: corner("l") + corner("m"))
    #expect(found == ["l": .customClass, "m": .customClass])
  }

  @Test func shortTitlesAreKnown() throws {
    func button(_ id: String, _ title: String) -> String {
      constrained(id, name: "button", attributes: "buttonType='system'", "<state key='normal' title='\(title)'/>")
    }
    let found = try confidence(
      button("b", "Cancel"), button("c", "Show all of the most recent messages"), constraints: corner("b") + corner("c")
    )
    #expect(found == ["b": .certain, "c": .text])
  }

  @Test func brokenLinesAreInDoubt() throws {
    func found(_ text: String) throws -> Confidence? {
      try confidence(
        label("l", text, attributes: "numberOfLines='0'"),
        constraints: corner("l") + "<constraint firstItem='l' firstAttribute='width' constant='90' id='w'/>")["l"]
    }
    #expect(try found("One line") == .certain)
    #expect(try found("As many words as fill three lines or so") == .text)
  }

  @Test func missingConstraintsLeaveViewsUndetermined() throws {
    let inner = view("inner", 10, 10)
    let found = try confidence(
      constrained("a", "<subviews>\(inner)</subviews>"), constrained("b"),
      constraints: pin("a", "top") + size("a", width: 20, height: 20) + corner("b")
        + size("b", width: 20, height: 20))
    // The view inside lies where it lies in its superview, wherever that is.
    #expect(found == ["a": .undetermined, "inner": .certain, "b": .certain])
  }

  @Test func equalWishesTie() throws {
    let found = try confidence(
      label("l"), label("m"),
      constraints: corner("l") + pin("m", "top", constant: 8) + pin("m", "leading", to: "l", "trailing", constant: 8)
        + pin("m", "trailing", constant: -8))
    #expect(found == ["l": .tie, "m": .tie])
  }

  @Test func greaterHuggingBreaksTies() throws {
    let found = try confidence(
      label("l"), label("m", attributes: "horizontalHuggingPriority='251'"),
      constraints: corner("l") + pin("m", "top", constant: 8) + pin("m", "leading", to: "l", "trailing", constant: 8)
        + pin("m", "trailing", constant: -8))
    #expect(found == ["l": .text, "m": .text])
  }

  @Test func conflictsConcernWhatTheirConstraintsDecide() throws {
    let found = try confidence(
      constrained("a"), constrained("b"), constrained("c"),
      constraints: corner("a") + size("a", width: 20, height: 20) + pin("a", "trailing") + corner("b")
        + size("b", width: 20, height: 20) + pin("c", "top", constant: 50)
        + pin("c", "leading", to: "a", "trailing", constant: 8) + size("c", width: 20, height: 20))
    #expect(found == ["a": .conflict, "b": .certain, "c": .conflict])
  }

  @Test func conflictsConcernStackViewsBesideThem() throws {
    let stack = constrained("s", name: "stackView", "<subviews>\(label("m"))</subviews>")
    let found = try confidence(
      constrained("a"), stack,
      constraints: corner("a") + size("a", width: 20, height: 20) + pin("a", "trailing") + corner("s")
        + size("s", width: 20, height: 20))
    #expect(found == ["a": .conflict, "s": .conflict, "m": .conflict])
  }

  @Test func flagsOfTheDocumentConcernTheirViews() throws {
    let found = try confidence(
      constrained("a", attributes: "misplaced='YES'"), constrained("b"),
      constraints: corner("a") + size("a", width: 20, height: 20) + corner("b") + size("b", width: 20, height: 20))
    #expect(found == ["a": .flagged, "b": .certain])
  }

  @Test func safeAreasAreInDoubtWithoutADevice() throws {
    func found(device: String?) throws -> [String: Confidence] {
      try confidence(
        constrained("a"), constrained("b"),
        constraints: pin("a", "top", to: "safe") + pin("a", "leading") + size("a", width: 20, height: 20) + corner("b")
          + size("b", width: 20, height: 20),
        device: device, guide: "<viewLayoutGuide key='safeArea' id='safe'/>")
    }
    #expect(try found(device: "retina6_1") == ["a": .certain, "b": .certain])
    #expect(try found(device: nil) == ["a": .environment, "b": .certain])
    #expect(try found(device: "ipad9_7") == ["a": .environment, "b": .certain])
  }

  @Test func marginsAreInDoubtOnOldAndNewestCanvases() throws {
    func found(tools: String) throws -> [String: Confidence] {
      try confidence(
        constrained("a"),
        constraints: pin("a", "top", constant: 100) + pin("a", "leading", "leadingMargin")
          + size("a", width: 20, height: 20), tools: tools)
    }
    #expect(try found(tools: "22505") == ["a": .certain])
    #expect(try found(tools: "11762") == ["a": .environment])
    #expect(try found(tools: "32700") == ["a": .environment])
  }

  @Test func stackViewsLeaveUnsizedMembersToTheCanvas() throws {
    let members = view("m", 0, 0) + view("n", 0, 0)
    let found = try confidence(
      constrained("s", name: "stackView", "<subviews>\(members)</subviews>"),
      constraints: corner("s") + pin("s", "trailing") + pin("s", "bottom"))
    #expect(found == ["s": .certain, "m": .tie, "n": .tie])
  }

  @Test func stackViewsThatShareEquallyAreCertain() throws {
    let members = label("m") + label("n")
    let found = try confidence(
      constrained(
        "s", name: "stackView", attributes: "distribution='fillEqually'", "<subviews>\(members)</subviews>"),
      constraints: corner("s") + pin("s", "trailing") + pin("s", "bottom"))
    #expect(found == ["s": .certain, "m": .certain, "n": .certain])
  }

  @Test func rowsOfPlainViewsAreCertain() throws {
    func found(axis: String) throws -> Confidence? {
      try confidence(
        constrained(
          "s", name: "stackView", attributes: "axis='\(axis)'",
          "<subviews>\(constrained("m"))\(constrained("n"))</subviews>"),
        constraints: corner("s") + pin("s", "trailing") + pin("s", "bottom")
          + pin("m", "width", to: "n", constant: 0) + pin("m", "height", to: "n", constant: 0))["m"]
    }
    #expect(try found(axis: "horizontal") == .certain)
    #expect(try found(axis: "vertical") == .stackView)
  }

  @Test func cellsAreJudgedByThemselves() throws {
    let content = view(
      "content", 414, 44, name: "tableViewCellContentView", attributes: "key='contentView'",
      "<subviews>\(label("l"))\(label("fixed"))</subviews><constraints>"
        + pin("l", "top", to: "content") + pin("l", "leading", to: "content") + pin("fixed", "top", to: "content")
        + pin("fixed", "trailing", to: "content") + size("fixed", width: 40, height: 20) + "</constraints>")
    let cell = view("cell", 414, 44, name: "tableViewCell", content)
    let found = try confidence(
      constrained("t", name: "tableView", "<prototypes>\(cell)</prototypes>"),
      constraints: pin("t", "top") + pin("t", "leading") + pin("t", "trailing") + pin("t", "bottom"))
    #expect(found == ["t": .certain, "cell": .list, "content": .certain, "l": .text, "fixed": .certain])
  }

  @Test func reasonsAreOrderedByStrength() {
    #expect(Confidence.conflict < .undetermined)
    #expect(Confidence.allCases.allSatisfy { $0 <= .certain })
  }
}
