import Testing

/// The content configuration that a built-in style of cells stands for says all that its labels and its image do.
struct StyledCellTests {
  private func cell(_ views: String, _ attributes: String) throws -> Conversion {
    try Conversion(
      """
      <tableViewCell style="IBUITableViewCellStyleSubtitle" \(attributes) id="c"><tableViewCellContentView key="contentView"
      id="k"><subviews>\(views)</subviews></tableViewCellContentView></tableViewCell>
      """)
  }

  private static let content = "roots.0.cell.contentConfiguration"

  @Test func theImageIsThatOfTheStyle() throws {
    let attribute = try cell("<imageView image=\"logo\" id=\"i\"/>", "imageView=\"i\"")
    #expect(attribute.string("\(Self.content).image") == "logo")
    let reference = try cell(
      """
      <imageView id="i"><imageReference key="image" image="doc" catalog="system" renderingMode="template"/></imageView>
      """, "imageView=\"i\"")
    #expect(reference.string("\(Self.content).image.image") == "system/doc")
    #expect(reference.string("\(Self.content).image.renderingMode") == "template")
    #expect(try cell("", "").value("\(Self.content).image") == nil)
  }

  @Test func attributedTextsAreThoseOfTheStyle() throws {
    let conversion = try cell(
      """
      <label id="l"><attributedString key="attributedText"><fragment content="Bold"/></attributedString></label>
      <label text="Plain" id="m"/>
      """, "textLabel=\"l\" detailTextLabel=\"m\"")
    #expect(conversion.string("\(Self.content).attributedText.0.text") == "Bold")
    #expect(conversion.string("\(Self.content).secondaryText") == "Plain")
    #expect(conversion.value("\(Self.content).secondaryAttributedText") == nil)
  }

  @Test func aTableWithoutEstimateHasNone() throws {
    func estimate(_ attributes: String) throws -> Double? {
      try Conversion(
        "<tableView \(attributes) id=\"t\"><prototypes><tableViewCell id=\"c\"/></prototypes></tableView>"
      ).number("roots.1.cell.rowHeight.estimated")
    }
    #expect(try estimate("rowHeight=\"44\"") == 0)
    #expect(try estimate("estimatedRowHeight=\"-1\"") == -1)
    #expect(try Conversion("<tableViewCell id=\"c\"/>").number("roots.0.cell.rowHeight.estimated") == nil)
  }

  @Test(arguments: [
    ("view", 14.0, nil as String?), ("view", 300, "background"), ("imageView", 300, "background"),
  ])
  func aBackgroundCoversTheContent(element: String, width: Double, role: String?) throws {
    let conversion = try Conversion(
      """
      <tableViewCell id="c"><tableViewCellContentView key="contentView" id="k">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/><subviews><\(element) id="b">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="40"/></\(element)></subviews></tableViewCellContentView>
      <connections><outlet property="backgroundContainer" destination="b" id="o"/></connections></tableViewCell>
      """)
    #expect(conversion.string("roots.0.node.children.0.children.0.role") == role)
  }
}
