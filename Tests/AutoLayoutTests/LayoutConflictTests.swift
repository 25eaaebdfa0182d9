import AutoLayout
import InterfaceBuilder
import Testing

/// Conflicts are reported where nothing at run time can resolve them, and nowhere else.
@Suite struct LayoutConflictTests {
  /// The conflicts of a document: the extent, and the ids of the members.
  private func conflicts(_ objects: String, device: String = "retina4_7") throws -> [String] {
    let document = try document(objects: objects, device: device)
    return LayoutCheck(document).conflicts.map { conflict in
      "\(conflict.extent.rawValue): " + conflict.members.map(document.id).joined(separator: ", ")
    }
  }

  @Test func theFewestConstraintsAreNamed() throws {
    let objects = root(
      box("a"),
      constraints(
        "a.leading = root.leading + 16", "a.top = root.top + 16", "a.width = 40", "a.height = 40",
        "a.height >= 44"))
    #expect(try conflicts(objects) == ["always: a.height = 40, a.height >= 44"])
  }

  @Test func whatTheRootDecidesIsNoConflict() throws {
    // A view without a controller may be shown at any size.
    let pinned = constraints("a.leading = root.leading", "root.trailing = a.trailing", "a.width = 300")
    #expect(try conflicts(root(box("a"), pinned)).isEmpty)
  }

  @Test func aScreenIsAsWideAsScreensAre() throws {
    let pinned = constraints("a.leading = root.leading", "root.trailing = a.trailing", "a.width = 300")
    let scene = "<viewController id='c'>\(root(box("a"), pinned).replacing("<view id", with: "<view key='view' id"))"
    #expect(
      try conflicts(scene + "</viewController>")
        == ["width: a.leading = root.leading, root.trailing = a.trailing, a.width = 300"])
    let part = scene + "</viewController><viewController id='d'><connections>"
    #expect(
      try conflicts(part + "<segue kind='embed' destination='c' id='s'/></connections></viewController>").isEmpty)
    let freeform = scene + "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/></viewController>"
    #expect(try conflicts(freeform).isEmpty)
  }

  @Test func safeAreasAndMarginsMayBeAny() throws {
    #expect(
      try conflicts(
        root(
          box("a"),
          constraints(
            "a.top = root.top + 64", "a.top = safe.top", "a.leading = root.leading + 16",
            "a.leading = root.leadingMargin"))
      ).isEmpty)
    // Upright, nothing is unsafe at the sides.
    #expect(
      try conflicts(root(box("a"), constraints("a.leading = root.leading + 16", "a.leading = safe.leading")))
        == ["always: a.leading = root.leading + 16, a.leading = safe.leading"])
  }

  @Test func textsMayBeAny() throws {
    let labels = box("a", element: "label", "text='A'") + box("b", element: "label", "text='B'")
    #expect(
      try conflicts(
        root(labels, constraints("a.top = root.top", "b.top = root.top + 4", "a.baseline = b.baseline"))
      ).isEmpty)
    #expect(
      try conflicts(root(labels, constraints("a.baseline = b.baseline", "b.baseline = a.baseline + 4")))
        == ["always: a.baseline = b.baseline, b.baseline = a.baseline + 4"])
  }

  @Test(arguments: [
    ("", ["always: s, a.width = 40, b.width = 50"]), ("hidden='YES'", []),
  ])
  func stackViews(attribute: String, expected: [String]) throws {
    let members =
      box("a", "<constraints>\(constraints("a.width = 40"))</constraints>")
      + box("b", "<constraints>\(constraints("b.width = 50"))</constraints>", attribute)
    let stack = box("s", "<subviews>\(members)</subviews>", element: "stackView", "axis='vertical'")
    #expect(try conflicts(root(stack, "")) == expected)
  }

  @Test func stackViewsThatCodeKnowsAreOpenAtTheirEnds() throws {
    let member = box("a", "<constraints>\(constraints("a.width = 40"))</constraints>")
    let stack = box("s", "<subviews>\(member)</subviews>", element: "stackView")
    let objects = root(stack, constraints("s.width = 100"))
    #expect(try conflicts(objects) == ["always: s, a.width = 40, s.width = 100"])
    let owner =
      "<placeholder id='-1'><connections><outlet property='p' destination='s' id='o'/></connections></placeholder>"
    #expect(try conflicts(owner + objects).isEmpty)
  }

  @Test func rowsMayGrow() throws {
    let cell = """
      <tableViewCell id="c" rowHeight="44"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <subviews>\(box("a"))</subviews><constraints>
      \(constraints("a.top = v.top", "v.bottom = a.bottom", "a.height = 80"))</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    #expect(try conflicts(cell).isEmpty)
  }

  @Test func placeholdersAndUninstalledConstraintsDoNotCount() throws {
    let placeholder = "<constraint firstItem='a' firstAttribute='width' constant='9' placeholder='YES' id='p'/>"
    #expect(try conflicts(root(box("a"), constraints("a.width = 40") + placeholder)).isEmpty)
    let variation = "<variation key='default'><mask key='constraints'><exclude reference='b'/></mask></variation>"
    let excluded = "<constraint firstAttribute='width' constant='9' id='b'/>"
    let holder = box("a", "<constraints>\(constraints("a.width = 40"))\(excluded)</constraints>\(variation)")
    #expect(try conflicts(root(holder, "")).isEmpty)
  }

  @Test func widthsAreNotNegative() throws {
    #expect(
      try conflicts(
        root(
          box("a") + box("b"),
          constraints(
            "root.trailing = a.trailing + 16", "b.leading = a.trailing + 8", "root.trailing = b.trailing + 10"))
      ).count == 1)
  }

  @Test func conflictsWithACommonConstraintAreOne() throws {
    let line = constraints(
      "a.width = 40", "b.width = 50", "a.width = b.width", "a.width = 60", "b.height = 4", "b.height = 5")
    #expect(
      try conflicts(root(box("a") + box("b"), line)) == [
        "always: a.width = 40, b.width = 50, a.width = b.width", "always: b.height = 4, b.height = 5",
      ])
  }
}
