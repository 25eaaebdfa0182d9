import BuiltInRules
import RuleEngine
import RuleFormat
import Testing

/// Shapes on which other tools for these files crash, stay silent or complain wrongly, as their users reported.
struct PeerBugTests {
  private func wrap(_ objects: String, type: String = "CocoaTouch.XIB", runtime: String = "iOS.CocoaTouch") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.\(type)" version="3.0" targetRuntime="\(runtime)" useAutolayout="YES">
    \(objects)
    </document>
    """
  }

  private func scene(_ objects: String, initial: String = "c") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \
    initialViewController="\(initial)"><scenes><scene sceneID="s"><objects>
    \(objects)
    </objects></scene></scenes></document>
    """
  }

  /// The findings of rules in a document, as `rule:line`. Without rules: of the recommended ones.
  private func findings(_ xml: String, _ ids: String..., options: [String: OptionValue] = [:]) -> [String] {
    diagnostics(xml, ids, options).map { "\($0.rule):\($0.start.line)" }
  }

  private func diagnostics(_ xml: String, _ ids: [String], _ options: [String: OptionValue] = [:]) -> [Diagnostic] {
    let entries = BuiltInRules.entries.filter { ids.isEmpty ? $0.sets.contains("recommended") : ids.contains($0.id) }
    let configuration = Configuration(directory: "/", catalogue: RuleCatalogue(entries: [], sets: []))
    let rules = ResolvedRules(
      entries.map { ResolvedRule(entry: $0, severity: $0.severity, options: options) }, configuration: configuration)
    return Linter().lint(Array(xml.utf8), path: "/Test.xib", file: "Test.xib", rules: rules).diagnostics
  }

  @Test func aWatchStoryboardWithoutChildrenIsQuiet() {
    #expect(
      findings("<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>") == [])
  }

  @Test func aMainMenuOfMacOSIsLinted() {
    let menu = wrap(
      """
      <objects><customObject id="-2" customClass="NSApplication"><connections>
      <outlet property="delegate" destination="gone" id="o"/></connections></customObject>
      <menu id="m"><items><menuItem id="i"/></items></menu><window id="w"/></objects>
      """, type: "Cocoa.XIB", runtime: "MacOSX.Cocoa")
    #expect(findings(menu, "dangling_reference") == ["dangling_reference:3"])
  }

  @Test(arguments: [
    "<visualEffectView id=\"v\"><view key=\"contentView\" id=\"k\"><subviews>#</subviews></view></visualEffectView>",
    "<view id=\"v\"><subviews><calendarView id=\"k\"><subviews>#</subviews></calendarView></subviews></view>",
    "<view id=\"v\"><subviews><inventedByNobody id=\"k\"><subviews>#</subviews></inventedByNobody></subviews></view>",
    "<collectionView id=\"v\"><cells><collectionViewCell id=\"k\"><view key=\"contentView\" id=\"l\"><subviews>#</subviews></view></collectionViewCell></cells></collectionView>",
    "<collectionView id=\"v\"><cells><collectionViewCell id=\"k\"><collectionViewCellContentView key=\"contentView\" id=\"l\"><subviews>#</subviews></collectionViewCellContentView></collectionViewCell></cells></collectionView>",
    "<tableView id=\"v\"><prototypes><tableViewCell id=\"k\"><tableViewCellContentView key=\"contentView\" id=\"l\"><subviews>#</subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>",
  ])
  func viewsAreFoundWhereverTheyLie(shape: String) {
    let label = "\n<label misplaced=\"YES\" id=\"a\"/>"
    #expect(findings(wrap("<objects>\(shape.replacing("#", with: label))</objects>"), "misplaced") == ["misplaced:3"])
  }

  @Test func missingImagesAndTextsAreAccepted() {
    #expect(findings(wrap("<objects><imageView id=\"i\"/><textView id=\"t\"/><button id=\"b\"/></objects>")) == [])
  }

  @Test func aTextInAnElementIsAText() {
    let label = "<label id=\"l\"><string key=\"text\">two\nlines</string></label>"
    let message = diagnostics(wrap("<objects>\(label)</objects>"), ["hardcoded_text"]).first?.message
    #expect(message?.contains("two") == true)
  }

  @Test func symbolsOfTheSystemAreNoFault() {
    let item = "<tabBarItem key=\"tabBarItem\" image=\"doc.on.doc.fill\" catalog=\"system\" id=\"t\"/>"
    let resources =
      "<resources><image name=\"doc.on.doc.fill\" catalog=\"system\" width=\"1\" height=\"1\"/></resources>"
    #expect(findings(wrap("<objects><viewController id=\"v\">\(item)</viewController></objects>\(resources)")) == [])
  }

  @Test(arguments: [
    ("multiplier=\"1:1\"", "multiplier=\"3:4\"", 0), ("constant=\"8.5\"", "constant=\"12.5\"", 0),
    ("constant=\"8.5\"", "constant=\"8.5\"", 1), ("multiplier=\"1/2\"", "multiplier=\"0.5\"", 1),
  ])
  func constraintsAreComparedAsNumbers(a: String, b: String, expected: Int) {
    func constraint(_ values: String, _ id: String) -> String {
      "<constraint firstItem=\"v\" firstAttribute=\"width\" secondItem=\"v\" secondAttribute=\"height\" \(values) id=\"\(id)\"/>"
    }
    let view = "<view id=\"v\"><constraints>\(constraint(a, "c1"))\(constraint(b, "c2"))</constraints></view>"
    #expect(findings(wrap("<objects>\(view)</objects>"), "duplicate_constraint").count == expected)
  }

  @Test func uniqueIDsAreNotRepeated() {
    let controller =
      "<viewController id=\"c\"><view key=\"view\" id=\"v\"><subviews><label id=\"l\"/></subviews></view></viewController>"
    #expect(findings(scene(controller), "duplicate_id") == [])
  }

  @Test func repeatedIDsNameBothPlaces() {
    let found = diagnostics(wrap("<objects>\n<view id=\"a\"/>\n<view id=\"a\"/></objects>"), ["duplicate_id"])
    #expect(found.map(\.start.line) == [4])
    #expect(found.first?.also.map(\.start.line) == [3])
  }

  @Test func repeatedResourcesAreFound() {
    let resources = "<resources><image name=\"a\"/>\n<image name=\"a\"/></resources>"
    #expect(findings(wrap("<objects/>\(resources)"), "duplicate_resource") == ["duplicate_resource:3"])
  }

  @Test func aTruncatedFileGivesOneFinding() {
    #expect(findings("<document><objects><view id=\"a\"").count == 1)
  }

  @Test func aControllerWithoutIdentifierIsNamedInWords() {
    let found = diagnostics(
      scene(
        "<viewController customClass=\"Home\" id=\"c\"/>\n<navigationController storyboardIdentifier=\"n\" id=\"d\"/>"),
      ["storyboard_viewcontroller_id"])
    #expect(found.allSatisfy { !$0.message.contains("Optional(") && !$0.message.contains("nil") })
  }

  @Test func seguesOfRecognizersAndUnwindsReachScenes() {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c"><scenes>
      <scene sceneID="s"><objects><viewController id="c"/><tapGestureRecognizer id="g"><connections>
      <segue destination="d" kind="show" identifier="x" id="e"/></connections></tapGestureRecognizer></objects></scene>
      <scene sceneID="t"><objects><viewController id="d"><connections>
      <segue destination="x" kind="unwind" identifier="u" unwindAction="back:" id="f"/></connections></viewController>
      <exit id="x" sceneMemberID="exit"/></objects></scene></scenes></document>
      """
    #expect(findings(xml, "unreachable_scene", "dangling_reference") == [])
  }

  @Test func rootsThatAreNoViewsAreIgnored() {
    let cell = "<tableViewCell misplaced=\"YES\" id=\"a\"/>"
    let objects = "<objects><tapGestureRecognizer id=\"g\"/><customObject id=\"o\"/>\n\(cell)</objects>"
    #expect(findings(wrap(objects), "misplaced") == ["misplaced:3"])
  }

  @Test(arguments: [("A", "A"), ("A", "B")])
  func aReuseIdentifierIsUniqueInItsTableOnly(a: String, b: String) {
    func cell(_ name: String, _ id: String) -> String {
      "<tableViewCell reuseIdentifier=\"Basic\" customClass=\"\(name)\" id=\"\(id)\"/>"
    }
    func controller(_ id: String, _ cells: String) -> String {
      "<tableViewController id=\"\(id)\"><tableView key=\"view\" id=\"t\(id)\"><prototypes>\(cells)</prototypes></tableView>"
        + "</tableViewController>"
    }
    let apart = scene(controller("c", cell(a, "x")) + controller("d", cell(b, "y")))
    #expect(findings(apart, "duplicate_reuse_identifier") == [])
    let together = scene(controller("c", cell(a, "x") + cell(b, "y")))
    #expect(findings(together, "duplicate_reuse_identifier").count == 1)
  }

  @Test func theIPadIsIOS() {
    let xml = wrap(
      "<objects>\n<label misplaced=\"YES\" id=\"a\"/></objects>", type: "CocoaTouch.iPad.XIB",
      runtime: "iOS.CocoaTouch.iPad")
    #expect(findings(xml, "misplaced") == ["misplaced:3"])
  }

  @Test(arguments: ["tableViewController", "barButtonItem", "segue", "customObject", "tapGestureRecognizer"])
  func classesAreFoundOnAnyElement(element: String) {
    let options: [String: OptionValue] = ["custom_classes": .map(["App.Old": .string("New")])]
    let xml = wrap("<objects><\(element) customClass=\"Old\" customModule=\"App\" id=\"a\"/></objects>")
    #expect(findings(xml, "unavailable_custom_classes", options: options).count == 1)
  }

  @Test func staleTieBreakersAreReferences() {
    let breakers = "<objects/>\n<inferredMetricsTieBreakers><segue reference=\"gone\"/></inferredMetricsTieBreakers>"
    #expect(findings(wrap(breakers), "dangling_reference") == ["dangling_reference:3"])
  }

  @Test func prototypesCrashInANib() {
    let table =
      "<tableView id=\"t\"><prototypes><tableViewCell reuseIdentifier=\"a\" id=\"c\"/></prototypes></tableView>"
    #expect(findings(wrap("<objects>\(table)</objects>"), "prototype_cell_in_xib").count == 1)
  }

  @Test func versionsOfToolsChangeNoFinding() {
    func document(_ version: String) -> String {
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" toolsVersion=\"\(version)\" systemVersion=\"\(version)\">"
        + "<objects><button misplaced=\"YES\" id=\"b\"/></objects></document>"
    }
    #expect(findings(document("14460.31")) == findings(document("23727")))
  }

  @Test func outletsToGuidesAreCalledThat() {
    let objects = """
      <viewController id="c"><layoutGuides><viewControllerLayoutGuide type="bottom" id="g"/></layoutGuides>
      <connections><outlet property="guide" destination="g" id="o"/></connections></viewController>
      """
    #expect(
      findings(scene(objects), "outlet_to_layout_guide", "outlet_to_repeating_content", "dangling_reference")
        .map { $0.prefix { $0 != ":" } } == ["outlet_to_layout_guide"])
  }

  @Test func notesHaveNoFonts() {
    let notes = """
      <label id="l"><attributedString key="userComments"><fragment content="x"><attributes>
      <font key="NSFont" size="11" name="Menlo"/></attributes></fragment></attributedString></label>
      """
    #expect(findings(wrap("<objects>\(notes)</objects>"), "strict_font_names", "strict_font_sizes") == [])
  }

  @Test func sizesOfFontsMayHaveFractions() {
    let font = "<label id=\"l\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"13.5\"/></label>"
    let xml = wrap("<objects>\(font)</objects>")
    #expect(findings(xml, "strict_font_sizes", options: ["minimum_size": .number(13.4)]) == [])
    #expect(findings(xml, "strict_font_sizes", options: ["minimum_size": .number(13.6)]).count == 1)
  }

  @Test func buttonsNeedNoAccessibilityElementToBeJudged() {
    let button = "<button id=\"b\"><state key=\"normal\" image=\"x\"/></button>"
    #expect(findings(wrap("<objects>\(button)</objects>"), "accessibility_labels_for_image_buttons").count == 1)
  }

  @Test func bracesInDataAreData() {
    let options: [String: OptionValue] = ["system_properties": .map(["label": .map(["text": .list([.string("x")])])])]
    let found = diagnostics(
      wrap("<objects><label text=\"Hi {name}\" id=\"l\"/></objects>"), ["enforce_system_properties"], options)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("{name}") == true)
  }

  @Test func anAccessibilityFormatWithoutValueIsNoCrash() {
    let attributes = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"accessibilityFormat\"/>"
    let view = "<view id=\"v\"><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>"
    #expect(findings(wrap("<objects>\(view)</objects>"), "accessibility_format").count <= 1)
  }

  @Test func oneFlagHidesNoOther() {
    let view = "<objects>\n<view ambiguous=\"YES\" misplaced=\"YES\" id=\"v\"/></objects>"
    #expect(findings(wrap(view), "ambiguous", "misplaced") == ["ambiguous:3", "misplaced:3"])
  }

  @Test func aLostOutletNamesBothIDs() {
    let view =
      "<view id=\"v\"><connections><outlet property=\"titleLabel\" destination=\"gone\" id=\"o\"/></connections></view>"
    let found = diagnostics(wrap("<objects>\(view)</objects>"), ["dangling_reference"])
    #expect(found.count == 1)
    #expect(found.first?.message.contains("gone") == true)
    #expect(found.first?.severity == .error)
  }

  @Test func theSecondOfTwoIdentifiersPointsAtTheFirst() {
    let controllers = """
      <viewController storyboardIdentifier="Same" id="c"/>
      <viewController storyboardIdentifier="Same" id="d"/>
      """
    let found = diagnostics(scene(controllers), ["duplicate_storyboard_identifier"])
    #expect(found.map(\.start.line) == [3])
    #expect(found.first?.also.map(\.start.line) == [2])
  }

  @Test func childrenAreTakenByTheirKey() {
    let background = "<color key=\"backgroundColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"
    let text = "<color key=\"textColor\" name=\"Brand\"/>"
    for colors in [text + "\n" + background, background + "\n" + text] {
      let found = diagnostics(wrap("<objects><label text=\"x\" id=\"l\">\(colors)</label></objects>"), ["named_colors"])
      #expect(found.count == 1)
      #expect(found.first?.sourceLine.contains("backgroundColor") == true)
    }
  }

  @Test func imagesInNamespacesAreNoFault() {
    let resources = "<resources><image name=\"Fruit/Apple\" width=\"1\" height=\"1\"/></resources>"
    #expect(findings(wrap("<objects><imageView image=\"Fruit/Apple\" id=\"i\"/></objects>\(resources)")) == [])
  }

  @Test func aReferenceToAnotherStoryboardIsADestination() {
    let objects = """
      <viewController id="c" sceneMemberID="viewController"><connections>
      <segue destination="p" kind="show" identifier="edit" id="g"/></connections></viewController>
      <viewControllerPlaceholder storyboardName="Edit" id="p" sceneMemberID="viewController"/>
      """
    #expect(findings(scene(objects)) == [])
  }

  @Test func aGuideMayStandAfterItsConstraint() {
    let view = """
      <view id="v"><constraints>
      <constraint firstItem="v" firstAttribute="top" secondItem="s" secondAttribute="top" id="k"/>
      </constraints><viewLayoutGuide key="safeArea" id="s"/></view>
      """
    #expect(findings(wrap("<objects>\(view)</objects>"), "dangling_constraint") == [])
  }
}
