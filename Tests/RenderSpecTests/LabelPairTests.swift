import Testing

/// The roles of two labels in a cell, where only places and fonts show them.
struct LabelPairTests {
  /// A label from its frame and the rest of it.
  private static func label(
    _ id: String, _ frame: [Int], _ font: String, _ attributes: String = "", _ color: String = ""
  )
    -> String
  {
    """
    <label \(attributes) id="\(id)"><rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
    <fontDescription key="fontDescription" \(font)/>\(color)</label>
    """
  }

  /// The roles of the labels `a` and `b` in a cell.
  private func roles(_ labels: String..., outlets: String = "") throws -> [String?] {
    let conversion = try Conversion(
      """
      <tableViewCell id="c"><tableViewCellContentView key="contentView" id="k"><subviews><view id="v">
      <rect key="frame" x="8" y="8" width="300" height="60"/><subviews>\(labels.joined())</subviews></view></subviews>
      </tableViewCellContentView><connections>\(outlets)</connections></tableViewCell>
      """)
    let children = try #require(
      conversion.value("roots.0.node.children.0.children.0.children") as? [[String: Any]])
    return ["a", "b"].map { id in children.first { $0["id"] as? String == id }?["role"] as? String }
  }

  private static let upper = [8, 4, 200, 20]
  private static let lower = [8, 26, 120, 16]
  private static let right = [220, 4, 60, 20]
  private static let gray = "<color key=\"textColor\" systemColor=\"secondaryLabelColor\"/>"

  @Test(arguments: [
    (#"type="system" pointSize="17""#, #"type="system" pointSize="13""#),
    (#"type="system" weight="semibold" pointSize="15""#, #"type="system" pointSize="15""#),
    (#"type="boldSystem" pointSize="15""#, #"type="system" pointSize="15""#),
    (#"style="UICTFontTextStyleHeadline""#, #"style="UICTFontTextStyleBody""#),
    (#"style="UICTFontTextStyleBody""#, #"style="UICTFontTextStyleFootnote""#),
    (#"name="Georgia" family="Georgia" pointSize="17""#, #"name="Georgia" family="Georgia" pointSize="12""#),
  ]) func theLargerOrHeavierOneAboveIsTheTitle(first: String, second: String) throws {
    #expect(
      try roles(Self.label("a", Self.upper, first), Self.label("b", Self.lower, second)) == ["title", "subtitle"])
    // The order in the document tells nothing.
    #expect(
      try roles(Self.label("b", Self.lower, second), Self.label("a", Self.upper, first)) == ["title", "subtitle"])
    // Upside down it may be a caption over a value, or anything.
    #expect(try roles(Self.label("a", Self.lower, first), Self.label("b", Self.upper, second)) == [nil, nil])
  }

  @Test func aPalerLineBelowIsTheSubtitle() throws {
    let font = #"style="UICTFontTextStyleBody""#
    #expect(
      try roles(Self.label("a", Self.upper, font), Self.label("b", Self.lower, font, "", Self.gray)) == [
        "title", "subtitle",
      ])
    #expect(try roles(Self.label("a", Self.upper, font), Self.label("b", Self.lower, font)) == [nil, nil])
  }

  @Test func aValueAtTheRightIsTheSubtitle() throws {
    let (title, value) = (#"type="system" pointSize="17""#, #"type="system" pointSize="15""#)
    func roles(_ attributes: String, _ font: String, _ frame: [Int] = Self.right) throws -> [String?] {
      try self.roles(Self.label("a", Self.upper, title), Self.label("b", frame, font, attributes))
    }
    #expect(try roles(#"textAlignment="right""#, value) == ["title", "subtitle"])
    #expect(try roles(#"textAlignment="right""#, title) == ["title", "subtitle"])
    #expect(try roles("", value) == [nil, nil])
    #expect(try roles(#"textAlignment="right""#, #"type="system" pointSize="20""#) == [nil, nil])
    #expect(try roles(#"textAlignment="right""#, #"type="boldSystem" pointSize="15""#) == [nil, nil])
    #expect(try roles(#"textAlignment="right""#, value, [220, 40, 60, 20]) == [nil, nil])
  }

  @Test func farApartOrBesideEachOtherNothingIsTold() throws {
    let (large, small) = (#"type="system" pointSize="17""#, #"type="system" pointSize="13""#)
    for frame in [[8, 120, 200, 16], [190, 26, 100, 16], [8, 10, 120, 16]] {
      #expect(try roles(Self.label("a", Self.upper, large), Self.label("b", frame, small)) == [nil, nil])
    }
    let bare = #"<label id="a"/><label id="b"/>"#
    #expect(try roles(bare) == [nil, nil])
  }

  @Test func ofThreeLabelsNoneIsGuessed() throws {
    let (large, small) = (#"type="system" pointSize="17""#, #"type="system" pointSize="13""#)
    #expect(
      try roles(
        Self.label("a", Self.upper, large), Self.label("b", Self.lower, small), Self.label("d", Self.right, small))
        == [nil, nil])
  }

  @Test func outletsCountMoreThanPlaces() throws {
    let (large, small) = (#"type="system" pointSize="17""#, #"type="system" pointSize="13""#)
    let labels = [Self.label("a", Self.upper, large), Self.label("b", Self.lower, small)].joined()
    func outlet(_ name: String, _ id: String) -> String {
      "<outlet property=\"\(name)\" destination=\"\(id)\" id=\"o-\(id)\"/>"
    }
    #expect(try roles(labels, outlets: outlet("nameLabel", "a")) == ["title", "subtitle"])
    #expect(try roles(labels, outlets: outlet("detailLabel", "b")) == ["title", "subtitle"])
    #expect(try roles(labels, outlets: outlet("titleLabel", "b")) == [nil, "title"])
    #expect(try roles(labels, outlets: outlet("detailLabel", "a")) == ["subtitle", nil])
  }
}
