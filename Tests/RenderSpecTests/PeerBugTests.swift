import Testing

/// Shapes on which other tools that read these files stop, lose parts or guess wrongly, as their users reported.
struct PeerBugTests {
  /// A storyboard of one scene with these objects.
  private func scene(_ objects: String, attributes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" \(attributes)>
    <scenes><scene sceneID="s"><objects>
    \(objects)
    </objects></scene></scenes></document>
    """
  }

  @Test func aWatchStoryboardWithoutChildrenHasAnEmptySpec() throws {
    let conversion = try Conversion(
      #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"/>"#)
    #expect(conversion.string("source.platform") == "watchOS")
    #expect((conversion.value("roots") as? [Any])?.isEmpty == true)
    #expect(conversion.spec.unsupported.isEmpty)
  }

  @Test func aMainMenuOfMacOSIsConverted() throws {
    let conversion = try Conversion(
      """
      <customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/><customObject id="-3"
      userLabel="Application" customClass="NSObject"/><menu title="Main Menu" id="m"><items><menuItem title="File"
      id="i"/></items></menu><window title="W" id="w"><view key="contentView" id="v"/></window>
      """, platform: "Cocoa")
    #expect(conversion.string("source.platform") == "macOS")
    #expect(conversion.text.contains("\"title\": \"File\""))
    #expect(conversion.text.contains("\"id\": \"v\""))
  }

  @Test(arguments: ["visualEffectView", "calendarView", "inventedByNobody"])
  func theViewsInARareElementAreKept(element: String) throws {
    let content = #"<label id="l" text="Kept"/>"#
    let inside =
      element == "visualEffectView"
      ? #"<view key="contentView" id="k"><subviews>\#(content)</subviews></view>"# : "<subviews>\(content)</subviews>"
    let conversion = try Conversion(
      """
      <view id="v"><subviews><\(element) id="e"><rect key="frame" x="1" y="2" width="3" height="4"/>\(inside)
      </\(element)></subviews></view>
      """)
    #expect(conversion.numbers("roots.0.node.children.0.designFrame") == [1, 2, 3, 4])
    #expect(conversion.text.contains("\"text\": \"Kept\""))
    let isKnown = element == "visualEffectView"
    #expect(conversion.string("roots.0.node.children.0.element") == (isKnown ? nil : element))
  }

  @Test func coloursAreFoundByTheirKeys() throws {
    let conversion = try Conversion(
      """
      <label id="l"><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      <color key="textColor" systemColor="secondaryLabelColor"/></label>
      """)
    #expect(conversion.string("roots.0.node.content.textColor") == "secondaryLabel")
    #expect(conversion.string("roots.0.node.style.backgroundColor") == "#ffffff")
  }

  @Test(arguments: ["label", "textView"]) func aTextMayBeAnElement(element: String) throws {
    let conversion = try Conversion("<\(element) id=\"t\"><string key=\"text\">One\nTwo</string></\(element)>")
    #expect(conversion.string("roots.0.node.content.text") == "One\nTwo")
  }

  @Test func imagesAndTextsMayBeMissing() throws {
    let conversion = try Conversion(
      #"<view id="v"><subviews><imageView id="i"/><textView id="t"/><label id="l"/></subviews></view>"#)
    #expect(conversion.string("roots.0.node.children.1.content.text") == "")
    #expect(conversion.spec.unsupported.isEmpty)
    // What stands in for a missing font or colour is in the tables too.
    #expect(conversion.string("roots.0.node.children.2.content.font") == "system-17")
    #expect(conversion.number("fonts.system-17.size") == 17)
    #expect(conversion.string("roots.0.node.children.2.content.textColor") == "label")
    #expect(conversion.string("colors.label.dark.hex") == "#ffffff")
  }

  @Test func aNilColourIsThatOfTheSystem() throws {
    let conversion = try Conversion(#"<label id="l"><nil key="textColor"/><nil key="highlightedColor"/></label>"#)
    #expect(conversion.string("roots.0.node.content.textColor") == "label")
    #expect(conversion.text.contains("\"highlightedTextColor\": null"))
    #expect(conversion.spec.unsupported.isEmpty)
  }

  @Test func aSegueOfARecognizerLeavesItsScene() throws {
    let conversion = try Conversion(
      scene(
        """
        <tableViewController id="c" customClass="List"><tableView key="view" id="t"/></tableViewController>
        <tapGestureRecognizer id="r"><connections><segue destination="c" kind="show" id="g"/></connections>
        </tapGestureRecognizer>
        """))
    #expect(conversion.string("flow.0.from") == "c")
    #expect(conversion.string("flow.0.trigger") == "r")
    #expect(conversion.string("roots.0.controller.customClass") == "List")
  }

  @Test func aReferenceToAStoryboardIsADestination() throws {
    let conversion = try Conversion(
      scene(
        """
        <viewController id="c"><view key="view" id="v"/><connections><segue destination="p" kind="show" id="g"/>
        </connections></viewController><viewControllerPlaceholder storyboardName="Edit" referencedIdentifier="Start" id="p"/>
        """))
    #expect(conversion.string("flow.0.to") == "p")
    #expect(conversion.text.contains("\"storyboardName\": \"Edit\""))
    #expect(conversion.text.contains("\"referencedIdentifier\": \"Start\""))
  }

  @Test func anUnwindSegueLeadsToTheExit() throws {
    let conversion = try Conversion(
      scene(
        """
        <viewController id="c"><view key="view" id="v"/><connections>
        <segue destination="e" kind="unwind" identifier="back" unwindAction="unwindToHereWithSegue:" id="g"/></connections>
        </viewController><exit id="e" userLabel="Exit" sceneMemberID="exit"/>
        """))
    #expect(conversion.string("flow.0.kind") == "unwind")
    #expect(conversion.string("flow.0.to") == "e")
    #expect(conversion.string("flow.0.unwindAction") == "unwindToHereWithSegue:")
  }

  @Test func rootsThatAreNoViewsHideNoCell() throws {
    let conversion = try Conversion(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><tapGestureRecognizer id="r"/>
      <tableViewCell reuseIdentifier="Basic" id="c"/><customObject customClass="Helper" id="o"/>
      """)
    #expect((conversion.value("roots") as? [Any])?.count == 1)
    #expect(conversion.string("roots.0.reuseIdentifier") == "Basic")
    #expect((conversion.value("objects") as? [[String: Any]])?.compactMap { $0["id"] as? String } == ["-1", "r", "o"])
  }

  @Test func cellsOfTwoTablesMayShareAnIdentifier() throws {
    let controllers = ["a", "b"].map { name in
      """
      <tableViewController id="\(name)"><tableView key="view" id="\(name)t"><prototypes><tableViewCell id="\(name)c"
      reuseIdentifier="BasicCell" customClass="Cell"/></prototypes></tableView></tableViewController>
      """
    }
    let conversion = try Conversion(scene(controllers.joined()))
    let cells = (conversion.value("roots") as? [[String: Any]])?.filter {
      $0["reuseIdentifier"] as? String == "BasicCell"
    }
    #expect(cells?.compactMap { $0["parent"] as? String } == ["at", "bt"])
  }

  @Test(arguments: [
    ("avPlayerViewController", "AVPlayerViewController"), ("glkViewController", "GLKViewController"),
    ("hostingController", "UIHostingController"), ("pageViewController", "UIPageViewController"),
  ]) func controllersHaveTheClassesOfTheirFrameworks(element: String, className: String) throws {
    let conversion = try Conversion(scene("<\(element) id=\"c\"/>"))
    #expect(conversion.string("roots.0.controller.class") == className)
  }

  @Test func theIPadIsIOS() throws {
    let conversion = try Conversion(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" version="3.0" targetRuntime="iOS.CocoaTouch.iPad">
      <objects><view id="v"/></objects></document>
      """)
    #expect(conversion.string("source.platform") == "iOS")
    #expect(conversion.string("roots.0.node.class") == "UIView")
  }

  @Test func everyElementMayHaveAClassOfItsOwn() throws {
    let conversion = try Conversion(
      scene(
        """
        <tableViewController id="c" customClass="OwnController"><tableView key="view" id="t"/>
        <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" customClass="OwnItem" id="b">
        <connections><segue destination="c" kind="custom" customClass="OwnSegue" id="g"/></connections></barButtonItem>
        </navigationItem></tableViewController><customObject customClass="OwnObject" id="o"/>
        <tapGestureRecognizer customClass="OwnRecognizer" id="r"/>
        """))
    for name in ["Controller", "Item", "Segue", "Object", "Recognizer"] {
      #expect(conversion.text.contains("\"customClass\": \"Own\(name)\""))
    }
    #expect(conversion.spec.unsupported.isEmpty)
  }

  @Test func aGuideMayStandAfterTheConstraintsThatNameIt() throws {
    let conversion = try Conversion(
      """
      <view id="v"><subviews><view id="w"/></subviews><constraints><constraint firstItem="w" firstAttribute="top"
      secondItem="2kL-IL-xdO" secondAttribute="top" id="a"/></constraints><viewLayoutGuide key="safeArea"
      id="2kL-IL-xdO"/></view>
      """)
    #expect(conversion.string("roots.0.constraints.0.second") == "v.safeArea.top")
  }

  @Test func runtimeAttributesHaveValuesOfEveryType() throws {
    let types: KeyValuePairs = [
      #"type="boolean" keyPath="a" value="YES""#: "", #"type="string" keyPath="b" value="text""#: "",
      #"type="localizedString" keyPath="c""#: #"<string key="value">long</string>"#,
      #"type="number" keyPath="d""#: #"<integer key="value" value="8"/>"#,
      #"type="number" keyPath="e""#: #"<real key="value" value="0.5"/>"#,
      #"type="color" keyPath="f""#: #"<color key="value" systemColor="systemRedColor"/>"#,
      #"type="point" keyPath="g""#: #"<point key="value" x="1" y="2"/>"#,
      #"type="size" keyPath="h""#: #"<size key="value" width="3" height="4"/>"#,
      #"type="rect" keyPath="i""#: #"<rect key="value" x="1" y="2" width="3" height="4"/>"#,
      #"type="range" keyPath="j""#: #"<range key="value" location="5" length="6"/>"#,
      #"type="image" keyPath="k" value="logo""#: "", #"type="nil" keyPath="l""#: "",
    ]
    let attributes = types.map { "<userDefinedRuntimeAttribute \($0)>\($1)</userDefinedRuntimeAttribute>" }.joined()
    let conversion = try Conversion(
      #"<view id="v"><userDefinedRuntimeAttributes>\#(attributes)</userDefinedRuntimeAttributes></view>"#)
    let path = "roots.0.node.runtimeAttributes"
    #expect(conversion.value("\(path).0.value") as? Bool == true)
    #expect(conversion.string("\(path).1.value") == "text")
    #expect(conversion.string("\(path).2.value") == "long")
    #expect(conversion.number("\(path).3.value") == 8)
    #expect(conversion.number("\(path).4.value") == 0.5)
    #expect(conversion.string("\(path).5.value") == "systemRed")
    #expect(conversion.numbers("\(path).6.value") == [1, 2])
    #expect(conversion.numbers("\(path).7.value") == [3, 4])
    #expect(conversion.numbers("\(path).8.value") == [1, 2, 3, 4])
    #expect(conversion.numbers("\(path).9.value") == [5, 6])
    #expect(conversion.string("\(path).10.value") == "logo")
    #expect(conversion.spec.unsupported.isEmpty)
  }

  @Test func oneColourInTwoSpacesIsTwoColours() throws {
    let components = #"red="0.5" green="0.25" blue="0.0" alpha="1""#
    let conversion = try Conversion(
      """
      <view id="v"><color key="backgroundColor" \(components) colorSpace="calibratedRGB"/>
      <color key="tintColor" \(components) colorSpace="custom" customColorSpace="sRGB"/></view>
      """)
    let calibrated = try #require(conversion.string("roots.0.node.style.backgroundColor"))
    let plain = try #require(conversion.string("roots.0.node.style.tintColor"))
    #expect(calibrated != plain)
    #expect(conversion.string("colors.\(calibrated).light.authored") == "calibratedRGB")
    #expect(conversion.value("colors.\(plain).light.authored") == nil)
  }

  @Test func theFontsOfNotesAreNoFonts() throws {
    let conversion = try Conversion(
      """
      <view id="v"><attributedString key="userComments"><fragment content="For translators"><attributes><font key="NSFont"
      size="11" metaFont="smallSystem"/></attributes></fragment></attributedString></view>
      """)
    #expect((conversion.value("fonts") as? [String: Any])?.isEmpty == true)
    #expect(conversion.spec.unsupported.isEmpty)
  }

  @Test func versionsAndPlaceholdersChangeNothingElse() throws {
    func document(_ attributes: String, _ plugIn: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \(attributes)>
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(plugIn)"/></dependencies>
      <objects><view id="v"/></objects></document>
      """
    }
    let old = try Conversion(document(#"toolsVersion="13122.16" systemVersion="17A277""#, "13104.12"))
    let new = try Conversion(document(#"toolsVersion="13122.19" systemVersion="17G65""#, "13104.14"))
    #expect(old.linesOutsideSource == new.linesOutsideSource)
  }

  @Test func sizesOfFontsMayHaveFractions() throws {
    let conversion = try Conversion(
      #"<label id="l"><fontDescription key="fontDescription" type="system" pointSize="13.5"/></label>"#)
    #expect(conversion.string("roots.0.node.content.font") == "system-13.5")
    #expect(conversion.number("fonts.system-13.5.size") == nil)
    #expect((conversion.value("fonts") as? [String: [String: Any]])?["system-13.5"]?["size"] as? Double == 13.5)
  }
}
