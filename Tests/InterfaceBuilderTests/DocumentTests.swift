import InterfaceBuilder
import Testing

@Suite struct DocumentTests {
  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", Platform.iOS, Document.Kind.xib),
    ("com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB", .iOS, .xib),
    ("com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", .iOS, .storyboard),
    ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", .macOS, .storyboard),
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", .macOS, .xib),
    ("com.apple.InterfaceBuilder.AppleTV.Storyboard", .tvOS, .storyboard),
    ("com.apple.InterfaceBuilder.WatchKit.Storyboard", .watchOS, .storyboard),
  ])
  func kindAndPlatform(type: String, platform: Platform, kind: Document.Kind) throws {
    let document = try document("<document type='\(type)'/>")
    #expect(document.platform == platform)
    #expect(document.kind == kind)
  }

  @Test func otherRoots() throws {
    #expect(try document("<archive/>").kind == .legacyArchive)
    #expect(try document("<plist/>").kind == .other)
  }

  @Test(arguments: [
    ("2352", Platform.iOS, SystemVersion(9, 3)), ("5120", .iOS, SystemVersion(14)), ("1792", .iOS, SystemVersion(7)),
    ("4352", .tvOS, SystemVersion(11)), ("1080", .macOS, SystemVersion(10, 8)),
    ("101304", .macOS, SystemVersion(10, 13)), ("120000", .macOS, SystemVersion(12)),
  ])
  func deploymentVersions(code: String, platform: Platform, version: SystemVersion) {
    #expect(SystemVersion(code: code, platform: platform) == version)
  }

  @Test func deploymentVersionOfADocument() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><dependencies>
      <deployment version="4624" identifier="iOS"/></dependencies></document>
      """
    #expect(try document(text).minimumVersion == SystemVersion(12, 1))
    #expect(try document("<document/>").minimumVersion == nil)
  }

  @Test func repeatedIdsAreKept() throws {
    let document = try document(objects: "<view id='a'/><label id='a'/><view id='&#98;'/>")
    #expect(document.objects.all("a").map(document.xml.nameText) == ["view", "label"])
    #expect(document.objects.first("b") != nil)
    #expect(document.objects.first("c") == nil)
  }

  @Test func idsOfDevicesAreNoObjects() throws {
    let document = try document("<document><device id='x'><adaptation id='y'/></device></document>")
    #expect(document.objects.elements.isEmpty)
  }

  @Test func classes() throws {
    let document = try document(
      objects: """
        <button id="b" customClass="Fancy"/><chart id="c"><rect key="frame" x="0"/></chart><rect key="frame"/>
        """)
    let button = document.object("b")
    #expect(document.frameworkClass(of: button) == "UIButton")
    #expect(document.className(of: button) == "Fancy")
    #expect(document.isElement(button, kindOf: "UIControl"))
    #expect(!document.isElement(button, kindOf: "UIScrollView"))
    #expect(document.frameworkClass(of: document.object("c")) == "UIView")
    #expect(document.isView(document.object("c")))
  }

  @Test func classesOfOtherPlatforms() throws {
    let mac = try document("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'><textField id='t'/></document>")
    #expect(mac.frameworkClass(of: mac.object("t")) == "NSTextField")
    #expect(!mac.isElement(mac.object("t"), kindOf: "UIControl"))
    #expect(
      ElementCatalog.elementNames(ofClass: "UIScrollView") == ["collectionView", "scrollView", "tableView", "textView"])
  }

  @Test func everyClassOfTheTableIsKnown() {
    for type in ElementCatalog.table {
      for platform in Platform.allCases {
        guard let name = type.className(on: platform) else { continue }
        #expect(ClassHierarchy.lineage(of: name).last == "NSObject", "\(name)")
      }
    }
    let names = ElementCatalog.table.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names == names.sorted())
  }

  @Test(arguments: [
    ("<label id='a' text='Name'/>", "label \"Name\""),
    ("<label id='a' userLabel='Headline' text='Name'/>", "label \"Headline\""),
    ("<label id='a'><string key='text'>Two\n lines</string></label>", "label \"Two lines\""),
    ("<button id='a'><state key='normal' title='OK'/></button>", "button \"OK\""),
    (
      "<button id='a'><attributedString key='userComments'><fragment content='note'/></attributedString>"
        + "<state key='normal' title='OK'/></button>", "button \"OK\""
    ),
    (
      "<button id='a'><state key='normal' title='Button'/><buttonConfiguration key='configuration' title='Send'/></button>",
      "button \"Send\""
    ),
    (
      "<button id='a'><state key='normal' title='Button'/><buttonConfiguration key='configuration' image='star'/></button>",
      "button \"star\""
    ),
    ("<tableViewCell id='a' reuseIdentifier='Row'/>", "table view cell \"Row\""),
    ("<imageView id='a' image='star'/>", "image view \"star\""),
    ("<view id='a-b' customClass='Chart'/>", "view \"Chart\""),
    ("<view id='a-b'/>", "view a-b"),
    ("<label id='a-b' text='  '/>", "label a-b"),
  ])
  func titles(xml: String, title: String) throws {
    let document = try document(objects: xml)
    #expect(document.objects.elements.first.map(document.title) == title)
  }

  @Test func titleOfAConstraint() throws {
    let document = try document(
      objects: """
        <view id="v"><subviews><label id="l" text="Name"/></subviews><constraints><constraint firstItem="l" \
        firstAttribute="top" secondItem="s" secondAttribute="top" id="c"/></constraints>
        <viewLayoutGuide key="safeArea" id="s"/></view>
        """)
    #expect(document.title(of: document.object("c")) == "constraint \"Name\".top to safe area.top")
  }

  @Test func absentValues() throws {
    let document = try document(objects: "<label id='l' numberOfLines='0'/><tableView id='t'/><switch id='s'/>")
    let label = document.object("l")
    #expect(document.effectiveValue("numberOfLines", of: label) == "0")
    #expect(document.effectiveValue("adjustsFontSizeToFit", of: label) == "YES")
    #expect(document.effectiveValue("clipsSubviews", of: label) == "NO")
    #expect(document.effectiveValue("bounces", of: document.object("t")) == "YES")
    #expect(document.effectiveValue("on", of: document.object("s")) == "NO")
    #expect(document.effectiveValue("invented", of: label) == nil)
  }

  @Test func runtimeAttributes() throws {
    let document = try document(
      objects: """
        <view id="v" clipsSubviews="YES"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="NO"/>
        <userDefinedRuntimeAttribute type="string" keyPath="note"><string key="value">long</string>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOpacity"/>
        <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="1" height="2"/>
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """)
    let view = document.object("v")
    #expect(document.cornerRadius(of: view) == 8)
    #expect(!document.clips(view))
    #expect(document.runtimeValue("note", of: view) == "long")
    #expect(document.runtimeValue("layer.shadowOpacity", of: view) == "0")
    #expect(document.runtimeValue("layer.shadowOffset", of: view) == "1,2")
    #expect(document.layerShadow(of: view) == nil)
  }

  @Test(arguments: [
    ("white='0.0' alpha='0.0' colorSpace='calibratedWhite'", true), ("systemColor='clearColor'", true),
    ("red='1' green='1' blue='1' alpha='1' colorSpace='custom' customColorSpace='sRGB'", false),
    ("systemColor='systemRedColor' red='0' green='0' blue='0' alpha='0' colorSpace='custom'", false),
    ("name='Accent'", false),
  ])
  func clearColors(attributes: String, isClear: Bool) throws {
    let document = try document(objects: "<view id='v'><color key='backgroundColor' \(attributes)/></view>")
    #expect(document.color(key: "backgroundColor", of: document.object("v"))?.isClear == isClear)
  }

  @Test func multipliers() throws {
    let document = try document(
      objects: """
        <view id="v"><constraints><constraint firstAttribute="width" secondItem="v" secondAttribute="height" \
        multiplier="16:9" id="c"/><constraint firstAttribute="width" multiplier="1/4" relation="lessThanOrEqual" \
        priority="250" constant="3" id="d"/></constraints></view>
        """)
    #expect(document.constraint(at: document.object("c"))?.multiplier == 16.0 / 9.0)
    let second = document.constraint(at: document.object("d"))
    #expect(second?.multiplier == 0.25)
    #expect(second?.relation == .lessThanOrEqual)
    #expect(second?.second == nil)
    #expect(second?.isRequired == false)
    #expect(second?.owner == document.object("v"))
  }

  @Test func cells() throws {
    let document = try cell(constraints: "")
    let cell = document.object("cell")
    #expect(document.backgroundView(of: cell) == document.object("background"))
    #expect(document.titleLabel(of: cell, background: document.object("background")) == document.object("title"))
    #expect(document.viewCensus(of: document.object("content")) == (2, 2))
    #expect(!document.isInInsetGroupedTable(cell))
  }

  @Test func viewsBesideTheBackground() throws {
    let document = try document(
      objects: """
        <tableViewCell id="cell"><tableViewCellContentView key="contentView" id="content"><subviews>
        <view id="a"><subviews><view id="b"/></subviews></view><label id="c"/></subviews></tableViewCellContentView>
        <connections><outlet property="card" destination="b" id="o"/></connections></tableViewCell>
        """)
    #expect(document.backgroundView(of: document.object("cell")) == nil)
    #expect(document.backgroundView(of: document.object("cell"), outlets: ["card"]) == nil)
  }
}
