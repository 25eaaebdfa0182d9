import InterfaceBuilder
import Testing

@Suite struct InsetTests {
  func fault(
    _ side: Side, _ expected: Double, _ constraints: String, to target: InsetContainer.Target = .either
  ) throws -> InsetFault? {
    let document = try cell(constraints: constraints)
    return document.insetFault(
      of: document.object("background"), side: side,
      in: document.insetContainer(document.object("content"), target: target), expected: expected)
  }

  @Test(arguments: [
    (
      Side.leading,
      "firstItem='background' firstAttribute='leading' secondItem='safe' secondAttribute='leading' constant='16'"
    ),
    (
      .leading,
      "firstItem='safe' firstAttribute='leading' secondItem='background' secondAttribute='leading' constant='-16'"
    ),
    (
      .leading, "firstItem='background' firstAttribute='left' secondItem='content' secondAttribute='left' constant='16'"
    ),
    (
      .trailing,
      "firstItem='safe' firstAttribute='trailing' secondItem='background' secondAttribute='trailing' constant='16'"
    ),
    (.trailing, "firstAttribute='trailing' secondItem='background' secondAttribute='trailing' constant='16'"),
    (
      .trailing,
      "firstItem='background' firstAttribute='trailing' secondItem='content' secondAttribute='trailing' constant='-16.0'"
    ),
    (.top, "firstItem='background' firstAttribute='top' secondItem='cell' secondAttribute='top' constant='16'"),
    (.bottom, "firstAttribute='bottom' secondItem='background' secondAttribute='bottom' constant='15.9999999999998'"),
    (
      .bottom, "firstAttribute='bottom' secondItem='background' secondAttribute='bottom' constant='16' multiplier='1:1'"
    ),
  ])
  func rightHoweverWritten(side: Side, constraint: String) throws {
    #expect(try fault(side, 16, "<constraint \(constraint) id='c'/>") == nil)
  }

  @Test(arguments: [
    (InsetFault.Kind.missing, ""),
    (
      .missing,
      "<constraint firstItem='background' firstAttribute='leading' secondItem='safe' secondAttribute='trailing' constant='16'/>"
    ),
    (
      .missing,
      "<constraint firstItem='background' firstAttribute='leading' secondItem='safe' secondAttribute='leading' constant='16' placeholder='YES'/>"
    ),
    (
      .constant,
      "<constraint firstItem='background' firstAttribute='leading' secondItem='safe' secondAttribute='leading'/>"
    ),
    (
      .swapped,
      "<constraint firstItem='safe' firstAttribute='leading' secondItem='background' secondAttribute='leading' constant='16'/>"
    ),
    (
      .relation,
      "<constraint firstItem='background' firstAttribute='leading' relation='greaterThanOrEqual' secondItem='safe' secondAttribute='leading' constant='16'/>"
    ),
    (
      .multiplier,
      "<constraint firstItem='background' firstAttribute='leading' secondItem='safe' secondAttribute='leading' multiplier='2' constant='16'/>"
    ),
    (
      .margin,
      "<constraint firstItem='background' firstAttribute='leading' secondItem='content' secondAttribute='leadingMargin' constant='8'/>"
    ),
  ])
  func faultsAreToldApart(kind: InsetFault.Kind, constraints: String) throws {
    #expect(try fault(.leading, 16, constraints)?.kind == kind)
  }

  @Test func requiredConstraintDecides() throws {
    let optional =
      "<constraint firstItem='background' firstAttribute='leading' secondItem='safe' secondAttribute='leading' priority='999' constant='20'/>"
    let required =
      "<constraint firstItem='background' firstAttribute='leading' secondItem='safe' secondAttribute='leading' constant='16'/>"
    #expect(try fault(.leading, 16, optional + required) == nil)
    #expect(try fault(.leading, 16, optional)?.kind == .constant)
  }

  @Test func twoInequalitiesPinASide() throws {
    let bounds = ["lessThanOrEqual", "greaterThanOrEqual"].map {
      "<constraint firstItem='background' firstAttribute='top' relation='\($0)' secondItem='safe' secondAttribute='top' constant='8'/>"
    }
    #expect(try fault(.top, 8, bounds.joined()) == nil)
  }

  @Test func variationsAreJudged() throws {
    let constraint = """
      <constraint firstAttribute='trailing' secondItem='background' secondAttribute='trailing' constant='16'>
      <variation key='heightClass=compact' constant='4'/></constraint>
      """
    let document = try cell(constraints: constraint)
    let found = document.insetFault(
      of: document.object("background"), side: .trailing, in: document.insetContainer(document.object("content")),
      expected: 16)
    #expect(found?.kind == .constant)
    #expect(found?.inset?.value == 4)
    #expect(found?.inset.map { document.xml.nameText(of: $0.place) } == "variation")
  }

  @Test func constraintsOfOneEnvironmentEach() throws {
    let document = try document(
      objects: """
        <view id="v"><subviews><view id="a"/></subviews><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="12" id="c2"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="99" id="c3"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="c2"/><exclude reference="c3"/></mask></variation>
        <variation key="widthClass=regular"><mask key="constraints"><exclude reference="c1"/><include reference="c2"/></mask>
        </variation></view>
        """)
    #expect(document.installation(of: document.object("c1")) == .except(in: ["widthClass=regular"]))
    #expect(document.installation(of: document.object("c2")) == .only(in: ["widthClass=regular"]))
    #expect(document.installation(of: document.object("c3")).isNowhere)
    let found = document.insetFault(
      of: document.object("a"), side: .top, in: document.insetContainer(document.object("v")), expected: 8)
    #expect(found?.inset?.value == 12)
  }

  @Test func constantKeepsTheSign() throws {
    let reversed =
      "<constraint firstItem='background' firstAttribute='trailing' secondItem='safe' secondAttribute='trailing' constant='-20'/>"
    let found = try fault(.trailing, 16, reversed)
    #expect(found?.kind == .constant)
    #expect(found?.inset?.value == 20)
    #expect(found?.inset?.constant(for: 16) == -16)
  }

  @Test func marginsThatKeepThoseOfTheSuperviewAreNotKnown() throws {
    let document = try document(
      objects: """
        <view id="v" preservesSuperviewLayoutMargins="YES"><edgeInsets key="layoutMargins" top="8" left="16" bottom="8" right="16"/>
        <subviews><view id="a"/></subviews><constraints>
        <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing"/>
        </constraints></view>
        """)
    let container = document.insetContainer(document.object("v"))
    let fault = document.insetFault(of: document.object("a"), side: .trailing, in: container, expected: 16)
    #expect(fault?.kind == .margin)
  }

  @Test func marginsThatTheDocumentSetsCount() throws {
    let document = try document(
      objects: """
        <view id="v"><directionalEdgeInsets key="directionalLayoutMargins" top="0" leading="10" bottom="0" trailing="10"/>
        <subviews><view id="a"/></subviews><constraints>
        <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" constant="6"/>
        </constraints></view>
        """)
    let container = document.insetContainer(document.object("v"))
    #expect(document.insetFault(of: document.object("a"), side: .trailing, in: container, expected: 16) == nil)
    let fault = document.insetFault(of: document.object("a"), side: .trailing, in: container, expected: 20)
    #expect(fault?.inset?.constant(for: 20) == 10)
  }

  @Test func targetIsJudged() throws {
    let toBounds =
      "<constraint firstItem='background' firstAttribute='top' secondItem='content' secondAttribute='top' constant='8'/>"
    #expect(try fault(.top, 8, toBounds, to: .safeArea)?.kind == .container)
    #expect(try fault(.top, 8, toBounds, to: .bounds) == nil)
  }

  @Test func centredViewHasOneVerdict() throws {
    let constraints = """
      <constraint firstItem='background' firstAttribute='leading' secondItem='safe' secondAttribute='leading' constant='4'/>
      <constraint firstItem='background' firstAttribute='centerX' secondItem='content' secondAttribute='centerX'/>
      """
    #expect(try fault(.leading, 16, constraints)?.kind == .constant)
    #expect(try fault(.trailing, 16, constraints) == nil)
  }

  @Test func insetsAddUpThroughViewsInBetween() throws {
    let document = try document(
      objects: """
        <view id="v"><subviews><view id="inner"><subviews><label id="a"/></subviews><constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="inner" secondAttribute="leading" constant="6"/>
        </constraints></view><stackView id="stack" axis="vertical"><subviews><label id="b"/><label id="c"/></subviews>
        </stackView></subviews><constraints>
        <constraint firstItem="inner" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10"/>
        <constraint firstItem="stack" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16"/>
        <constraint firstItem="stack" firstAttribute="top" secondItem="v" secondAttribute="top" constant="9"/>
        </constraints></view>
        """)
    let container = document.insetContainer(document.object("v"))
    func fault(_ id: String, _ side: Side, _ expected: Double) -> InsetFault? {
      document.insetFault(of: document.object(id), side: side, in: container, expected: expected)
    }
    #expect(fault("a", .leading, 16) == nil)
    #expect(fault("a", .top, 16)?.kind == .missing)
    #expect(fault("c", .leading, 16) == nil)
    #expect(fault("b", .top, 12)?.inset?.value == 9)
    #expect(fault("c", .top, 12) == nil)
    let stack = document.insetContainer(document.object("stack"))
    #expect(document.insetFault(of: document.object("b"), side: .top, in: stack, expected: 12) == nil)
  }

  @Test func alignedViewsShareAnInset() throws {
    let document = try document(
      objects: """
        <view id="v"><subviews><label id="a"/><label id="b"/></subviews><constraints>
        <constraint firstItem="b" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="-4"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="b" secondAttribute="leading"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16"/>
        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="12"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top"/>
        </constraints></view>
        """)
    let container = document.insetContainer(document.object("v"))
    func fault(_ id: String, _ side: Side) -> InsetFault? {
      document.insetFault(of: document.object(id), side: side, in: container, expected: 16)
    }
    #expect(fault("a", .leading) == nil)
    #expect(fault("b", .trailing) == nil)
    #expect(fault("a", .top)?.kind == .missing)
  }

  @Test func viewsInAStackOfTheContainerAreNotJudged() throws {
    let document = try document(
      objects: """
        <stackView id="s"><subviews><view id="v"><subviews><label id="a"/></subviews><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="9"/>
        </constraints></view></subviews></stackView>
        """)
    let container = document.insetContainer(document.object("s"))
    #expect(document.insetFault(of: document.object("a"), side: .top, in: container, expected: 8) == nil)
    #expect(document.insetFault(of: document.object("a"), side: .leading, in: container, expected: 8)?.kind == .missing)
  }

  @Test func autoresizingKeepsDistances() throws {
    let document = try document(
      objects: """
        <view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/><subviews><view id="a">
        <rect key="frame" x="16" y="8" width="288" height="80"/><autoresizingMask key="autoresizingMask" \
        widthSizable="YES" flexibleMaxY="YES"/></view></subviews></view>
        """)
    let container = document.insetContainer(document.object("v"))
    func fault(_ side: Side, _ expected: Double) -> InsetFault? {
      document.insetFault(of: document.object("a"), side: side, in: container, expected: expected)
    }
    #expect(fault(.leading, 16) == nil)
    #expect(fault(.trailing, 16) == nil)
    #expect(fault(.top, 8) == nil)
    #expect(fault(.bottom, 12)?.kind == .missing)
    #expect(fault(.top, 12)?.kind == .missing)
  }
}
