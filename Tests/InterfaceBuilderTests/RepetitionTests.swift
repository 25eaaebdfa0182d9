import InterfaceBuilder
import Testing
import XMLTree

@Suite struct RepetitionTests {
  /// The ids of constraints that repeat others, in a view `v` with views `a` and `b`.
  private func repeated(_ constraints: String, and more: String = "") throws -> [String] {
    let document = try document(
      objects: """
        <view id="v"><subviews><view id="a"/><view id="b"/></subviews><constraints>\(constraints)</constraints>\(more)
        </view>
        """)
    return document.repeatedConstraints.compactMap {
      document.xml.value(of: document.vocabulary.names.intern("id"), on: $0)
    }
  }

  private func constraint(
    _ id: String, _ first: String, _ second: String, relation: String = "equal", constant: String = "0",
    multiplier: String = "1"
  ) -> String {
    let a = first.split(separator: ".")
    let b = second.split(separator: ".")
    return """
      <constraint firstItem="\(a[0])" firstAttribute="\(a[1])" relation="\(relation)" secondItem="\(b[0])" \
      secondAttribute="\(b[1])" constant="\(constant)" multiplier="\(multiplier)" id="\(id)"/>
      """
  }

  @Test func directionDoesNotMatter() throws {
    let a = constraint("1", "a.width", "b.width", constant: "10", multiplier: "2")
    // a = 2 b + 10 is b = 1/2 a - 5.
    #expect(try repeated(a + constraint("2", "b.width", "a.width", constant: "-5", multiplier: "1:2")) == ["2"])
    #expect(try repeated(a + constraint("2", "b.width", "a.width", constant: "5", multiplier: "1:2")) == [])
    #expect(try repeated(a + constraint("2", "b.width", "a.width", constant: "-5", multiplier: "2")) == [])
  }

  @Test func inequalitiesTurnWithTheDirection() throws {
    let a = constraint("1", "a.top", "v.top", relation: "greaterThanOrEqual", constant: "8")
    let turned = constraint("2", "v.top", "a.top", relation: "lessThanOrEqual", constant: "-8")
    let other = constraint("2", "v.top", "a.top", relation: "greaterThanOrEqual", constant: "-8")
    #expect(try repeated(a + turned) == ["2"])
    #expect(try repeated(a + other) == [])
    // a >= -b is b >= -a.
    let negative = constraint("1", "a.top", "b.top", relation: "greaterThanOrEqual", multiplier: "-1")
    let same = constraint("2", "b.top", "a.top", relation: "greaterThanOrEqual", multiplier: "-1")
    #expect(try repeated(negative + same) == ["2"])
  }

  @Test func variationsTellConstraintsApart() throws {
    let pair = constraint("1", "a.top", "v.top") + constraint("2", "a.top", "v.top")
    let mask = #"<variation key="default"><mask key="constraints"><exclude reference="2"/></mask></variation>"#
    #expect(try repeated(pair) == ["2"])
    #expect(try repeated(pair, and: mask) == [])
  }

  @Test func incompleteConstraintsAreNotCompared() throws {
    let half = #"<constraint firstItem="gone" firstAttribute="top" secondItem="v" secondAttribute="top" id="1"/>"#
    #expect(try repeated(half + half) == [])
    let zero = constraint("1", "a.width", "b.width", multiplier: "0")
    #expect(try repeated(zero + zero) == [])
  }

  @Test func everyLaterIDIsRepeated() throws {
    let document = try document(objects: #"<view id="a"/><view id="b"/><label id="a"/><button id="a"/>"#)
    let owners = document.repeatedIDs.compactMap(document.xml.parent(of:))
    #expect(owners.map(document.xml.nameText(of:)) == ["label", "button"])
    #expect(document.objects.all("a").count == 3)
  }

  @Test func prototypesAreFoundFromWithin() throws {
    let document = try document(
      objects: """
        <tableView id="t"><prototypes><tableViewCell id="c"><view id="v"/></tableViewCell></prototypes></tableView>
        <tableViewCell id="d"><view id="w"/></tableViewCell>
        """)
    #expect(document.prototype(around: document.object("v")) == document.object("c"))
    #expect(document.prototype(around: document.object("t")) == nil)
    #expect(document.prototype(around: document.object("w")) == nil)
  }

  @Test(arguments: [
    (#"type="boolean" keyPath="layer.maskToBounds" value="YES""#, "misspelt"),
    (#"type="number" keyPath="layer.cornerradius" value="8""#, "misspelt"),
    (#"type="color" keyPath="layer.borderUIColor""#, nil),
    (#"type="number" keyPath="layer.lineWidth" value="2""#, nil),
    (#"type="color" keyPath="layer.shadowColor""#, "color"),
    (#"type="string" keyPath="layer.shadowPath" value="x""#, "unsettable"),
    (#"type="nil" keyPath="layer.masksToBounds""#, "type"),
    (#"type="nil" keyPath="backgroundColor""#, nil),
    (#"type="string" keyPath="alpha" value="0.5""#, nil),
    (#"type="number" keyPath="tag" value="x""#, "value"),
  ])
  func runtimeAttributes(text: String, fault: String?) throws {
    let document = try document(
      objects: """
        <view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(text)/></userDefinedRuntimeAttributes>
        </view>
        """)
    let attribute = try #require(document.runtimeAttributes(of: document.object("v")).first)
    #expect(document.fault(ofRuntimeAttribute: attribute)?.rawValue == fault)
  }
}
