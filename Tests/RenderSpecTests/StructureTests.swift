import Testing

/// Constraints, cells, controllers, colours and connections.
struct StructureTests {
  @Test(arguments: [("CocoaTouch", "retina6_1", [414.0, 896.0] as [Double]?), ("Cocoa", "mac", nil)])
  func documentsWithoutADevice(platform: String, device: String, size: [Double]?) throws {
    let conversion = try Conversion("<view id=\"v\"/>", platform: platform)
    #expect(conversion.string("environments.0.device") == device)
    #expect(conversion.numbers("environments.0.size") == size)
  }

  @Test func aTelevisionLiesOnItsSide() throws {
    let conversion = try Conversion(
      """
      <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV"><device id="appleTV"/>
      <scenes/></document>
      """)
    #expect(conversion.string("environments.0.orientation") == "landscape")
    #expect(conversion.numbers("environments.0.size") == [1920, 1080])
  }

  @Test func constraintsNameViewsAndGuides() throws {
    let conversion = try Conversion(
      """
      <view id="v"><subviews><label id="l"/></subviews><constraints>
      <constraint firstItem="s" firstAttribute="trailing" secondItem="l" secondAttribute="trailing" multiplier="16:9" constant="8.5" priority="750" id="a"/>
      <constraint firstAttribute="height" relation="lessThanOrEqual" constant="44" id="b"/>
      </constraints><viewLayoutGuide key="safeArea" id="s"/></view>
      """)
    #expect(conversion.string("roots.0.constraints.0.first") == "v.safeArea.trailing")
    #expect(conversion.string("roots.0.constraints.0.second") == "l.trailing")
    #expect(conversion.number("roots.0.constraints.0.multiplier") == 1.778)
    #expect(conversion.number("roots.0.constraints.0.constant") == 8.5)
    #expect(conversion.string("roots.0.constraints.1.first") == "v.height")
    #expect(conversion.string("roots.0.constraints.1.relation") == "lessThanOrEqual")
    #expect(conversion.text.contains("\"second\": null"))
  }

  @Test func variationsAndMasks() throws {
    let conversion = try Conversion(
      """
      <view id="v"><constraints><constraint firstAttribute="width" constant="9" id="a"><variation key="heightClass=compact"
      constant="3"/></constraint></constraints><variation key="default"><mask key="constraints"><exclude reference="a"/></mask>
      </variation><variation key="widthClass=compact" hidden="YES"><mask key="constraints"><include reference="a"/></mask>
      </variation></view>
      """)
    #expect(conversion.value("roots.0.constraints.0.installed") as? Bool == false)
    #expect(conversion.value("roots.0.constraints.0.installedIn") as? [String] == ["widthClass=compact"])
    #expect(conversion.number("roots.0.constraints.0.variations.0.constant") == 3)
    #expect(conversion.value("roots.0.node.variations.1.style.hidden") as? Bool == true)
    #expect(conversion.spec.unsupported.isEmpty)
  }

  @Test func cellsAreRootsOfTheirOwn() throws {
    let conversion = try Conversion(
      """
      <tableView id="t" style="insetGrouped" rowHeight="-1" estimatedRowHeight="44"><prototypes><tableViewCell id="c"
      reuseIdentifier="R" textLabel="l" style="IBUITableViewCellStyleSubtitle"><tableViewCellContentView key="contentView" id="k">
      <subviews><label id="l" text="Title"/></subviews><constraints><constraint firstAttribute="height" constant="1" id="x"/></constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """)
    #expect(conversion.value("roots.0.node.content.prototypes") as? [String] == ["c"])
    #expect((conversion.value("roots.0.constraints") as? [Any])?.isEmpty == true)
    #expect(conversion.string("roots.1.id") == "c")
    #expect(conversion.string("roots.1.parent") == "t")
    #expect(conversion.string("roots.1.reuseIdentifier") == "R")
    #expect(conversion.string("roots.1.cell.style") == "subtitle")
    #expect(conversion.string("roots.1.cell.contentConfiguration.style") == "subtitle")
    #expect(conversion.string("roots.1.cell.contentConfiguration.text") == "Title")
    #expect(conversion.string("roots.1.cell.rowHeight.mode") == "automatic")
    #expect(conversion.number("roots.1.cell.rowHeight.estimated") == 44)
    #expect(conversion.string("roots.1.constraints.0.id") == "x")
    #expect(conversion.value("roots.1.list.profiles") as? [String] == ["insetGrouped"])
    #expect(conversion.value("listProfiles.insetGrouped.corners.first") as? [String] == ["topLeft", "topRight"])
  }

  @Test(arguments: [
    #"<view key="contentView" id="k"><subviews><label id="l" text="T"/></subviews></view>"#,
    #"<collectionViewCellContentView key="contentView" id="k"><subviews><label id="l" text="T"/></subviews></collectionViewCellContentView>"#,
  ]) func bothFormsOfCollectionCells(content: String) throws {
    let conversion = try Conversion(#"<collectionViewCell id="c">\#(content)</collectionViewCell>"#)
    #expect(conversion.string("roots.0.kind") == "collectionViewCell")
    #expect(conversion.string("roots.0.node.children.0.children.0.content.text") == "T")
    #expect(conversion.string("roots.0.node.children.0.children.0.role") == "title")
  }

  @Test func scenesHaveControllersAndFlow() throws {
    let conversion = try Conversion(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
      <viewController id="a" customClass="A"><view key="view" id="v"/><connections>
      <segue destination="p" kind="show" identifier="go" id="g"/><segue destination="e" kind="unwind" unwindAction="back:" id="u"/>
      </connections></viewController><exit id="e" sceneMemberID="exit"/></objects></scene><scene sceneID="t"><objects>
      <viewControllerPlaceholder storyboardName="Edit" id="p"/></objects></scene></scenes></document>
      """)
    #expect(conversion.string("roots.0.controller.customClass") == "A")
    #expect(conversion.string("roots.0.node.id") == "v")
    #expect(conversion.string("roots.1.controller.storyboardName") == "Edit")
    #expect(conversion.string("flow.0.from") == "a")
    #expect(conversion.string("flow.0.to") == "p")
    #expect(conversion.string("flow.1.unwindAction") == "back:")
    #expect(conversion.string("objects.0.type") == "exit")
    #expect(conversion.spec.unsupported.isEmpty)
  }

  @Test func coloursKeepTheirSpace() throws {
    let conversion = try Conversion(
      """
      <view id="v"><color key="backgroundColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
      <color key="tintColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="calibratedRGB"/></view>
      """)
    let first = try #require(conversion.string("roots.0.node.style.backgroundColor"))
    let second = try #require(conversion.string("roots.0.node.style.tintColor"))
    #expect(first != second)
    #expect(conversion.string("colors.\(first).light.space") == "display-p3")
    #expect(conversion.string("colors.\(second).light.authored") == "calibratedRGB")
  }

  @Test func systemColoursHaveBothPalettes() throws {
    let conversion = try Conversion(#"<view id="v"><color key="tintColor" systemColor="systemBlueColor"/></view>"#)
    #expect(conversion.string("colors.systemBlue.light.hex") == "#007aff")
    #expect(conversion.string("colors.systemBlue.dark.hex") == "#0a84ff")
    #expect(conversion.string("colors.systemBlue.light26.hex") == "#0088ff")
  }

  @Test func fontsFollowTextStyles() throws {
    let conversion = try Conversion(
      """
      <view id="v"><subviews><label id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
      <label id="b"><fontDescription key="fontDescription" type="system" weight="medium" pointSize="13.5"/></label></subviews></view>
      """)
    #expect(conversion.number("fonts.headline.sizes.AX5") == 53)
    #expect(conversion.number("fonts.headline.weight") == 600)
    let name = try #require(conversion.string("roots.0.node.children.1.content.font"))
    #expect(name == "system-13.5-medium")
  }

  @Test func versionsOfToolsChangeNothing() throws {
    func text(_ tools: String, _ plugIn: String, _ system: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" systemVersion="\(system)">
      <dependencies><plugIn identifier="x" version="\(plugIn)"/></dependencies><objects><view id="v"/></objects></document>
      """
    }
    let first = try Conversion(text("21701", "21678", "21G1"))
    let second = try Conversion(text("21507", "21505", "21F79"))
    #expect(first.linesOutsideSource == second.linesOutsideSource)
  }

  @Test func aConstantIsOneLine() throws {
    func text(_ constant: Int) -> String {
      """
      <view id="v"><subviews><label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="top"
      secondItem="v" secondAttribute="top" constant="\(constant)" id="c"/></constraints></view>
      """
    }
    let (first, second) = (try Conversion(text(8)), try Conversion(text(16)))
    let differences = zip(first.linesOutsideSource, second.linesOutsideSource).filter { $0 != $1 }
    #expect(first.linesOutsideSource.count == second.linesOutsideSource.count)
    #expect(differences.count == 1)
  }
}
