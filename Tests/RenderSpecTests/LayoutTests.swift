import Foundation
import RenderSpec
import Testing

/// The frames of views in environments.
@Suite struct LayoutTests {
  /// A view that fills its canvas, with a label at the leading edge and a box that its mask holds to the right.
  private static let screen = """
    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="68" width="100" height="50"/>
    <constraints><constraint firstAttribute="width" constant="100" id="w"/><constraint firstAttribute="height" constant="50" id="h"/>
    </constraints></view>
    <view id="b" fixedFrame="YES"><rect key="frame" x="304" y="800" width="100" height="40"/>
    <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/></view></subviews>
    <viewLayoutGuide key="safeArea" id="s"/>
    <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="20" id="l"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" constant="20" id="t"/></constraints></view>
    """

  @Test func theCanvasHasTheFramesOfTheDocument() throws {
    let spec = try Conversion(Self.screen, device: "retina6_1")
    #expect(spec.string("layouts.0.root") == "v")
    #expect(spec.string("layouts.0.environment") == "retina6_1-light-large-canvas")
    #expect(spec.string("environments.0.layouts") == "retina6_1-light-large-canvas")
    #expect(spec.string("layouts.0.status") == "solved")
    #expect(spec.numbers("layouts.0.frames.v") == [0, 0, 414, 896])
    #expect(spec.numbers("layouts.0.frames.a") == [20, 68, 100, 50])
    #expect(spec.numbers("layouts.0.frames.b") == [304, 800, 100, 40])
    #expect(spec.value("layouts.0.list") == nil)
  }

  @Test func aDeviceIsFilledAndMasksShareTheGain() throws {
    var options = RenderSpecOptions()
    options.devices = ["retina6_12", "ipad9_7"]
    let spec = try Conversion(Self.screen, device: "retina6_1", options)
    #expect(spec.numbers("layouts.0.frames.v") == [0, 0, 393, 852])
    #expect(spec.numbers("layouts.0.frames.a") == [20, 79, 100, 50])
    #expect(spec.numbers("layouts.1.frames.v") == [0, 0, 768, 1024])
    #expect(spec.numbers("layouts.1.frames.b")?.prefix(1) == [658])
    #expect((spec.value("layouts") as? [Any])?.count == 2)
  }

  @Test func withoutADeviceItIsAPhone() throws {
    let spec = try Conversion(Self.screen)
    #expect(spec.string("environments.0.id") == "retina6_1-light-large")
    #expect(spec.numbers("environments.0.size") == [414, 896])
    #expect(spec.number("environments.0.scale") == 2)
    #expect(spec.numbers("layouts.0.frames.v") == [0, 0, 414, 896])
  }

  @Test func freeformViewsKeepTheirSize() throws {
    var options = RenderSpecOptions()
    options.devices = ["retina6_12"]
    let spec = try Conversion(
      #"<view id="v"><rect key="frame" x="0.0" y="0.0" width="200" height="80"/></view>"#, device: "retina6_1", options)
    #expect(spec.numbers("layouts.0.frames.v") == [0, 0, 200, 80])
  }

  @Test func onItsSideAPhoneIsWide() throws {
    var options = RenderSpecOptions()
    options.orientations = [.portrait, .landscape]
    let spec = try Conversion(Self.screen, device: "retina6_1", options)
    #expect(spec.string("environments.1.id") == "retina6_1-light-large-landscape")
    #expect(spec.numbers("environments.1.size") == [896, 414])
    #expect(spec.numbers("layouts.1.frames.v") == [0, 0, 896, 414])
    #expect(spec.numbers("layouts.1.frames.a") == [68, 20, 100, 50])
  }

  @Test func widthsAreThoseOfRoots() throws {
    var options = RenderSpecOptions()
    options.widths = [300]
    let spec = try Conversion(Self.screen, device: "retina6_1", options)
    #expect(spec.numbers("environments.0.size") == [300, 896])
    #expect(spec.numbers("layouts.0.frames.v")?[2] == 300)
  }

  @Test func fromRightToLeftLeadingIsRight() throws {
    var options = RenderSpecOptions()
    options.directions = [.leftToRight, .rightToLeft]
    let spec = try Conversion(Self.screen, device: "retina6_1", options)
    #expect(spec.string("environments.1.id") == "retina6_1-light-large-canvas-rtl")
    #expect(spec.string("environments.1.direction") == "rtl")
    #expect(spec.numbers("layouts.0.frames.a") == [20, 68, 100, 50])
    #expect(spec.numbers("layouts.1.frames.a") == [294, 68, 100, 50])
  }

  @Test func appearancesShareLayouts() throws {
    var options = RenderSpecOptions()
    options.appearances = ["light", "dark"]
    let spec = try Conversion(Self.screen, device: "retina6_1", options)
    #expect((spec.value("environments") as? [Any])?.count == 2)
    #expect((spec.value("layouts") as? [Any])?.count == 1)
    #expect(spec.string("environments.1.id") == "retina6_1-dark-large-canvas")
    #expect(spec.string("environments.1.layouts") == "retina6_1-light-large-canvas")
  }

  @Test func conflictsAreNamed() throws {
    let spec = try Conversion(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/><constraints>
      <constraint firstAttribute="width" constant="9" id="w"/><constraint firstAttribute="width" constant="10" id="x"/>
      <constraint firstAttribute="height" constant="9" id="h"/></constraints></view></subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/>
      <constraint firstItem="a" firstAttribute="left" secondItem="v" secondAttribute="left" id="l"/></constraints></view>
      """, device: "retina6_1")
    #expect(spec.string("layouts.0.status") == "conflicting")
    #expect(spec.string("layouts.0.issues.0.kind") == "conflict")
    #expect(spec.value("layouts.0.issues.0.members") as? [String] == ["w", "x"])
    #expect(spec.numbers("layouts.0.frames.a") == [0, 0, 9, 9])
  }

  @Test func viewsWithoutAPlaceAreAmbiguous() throws {
    let spec = try Conversion(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/><subviews>
      <label id="i" text="I" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
      </subviews><constraints><constraint firstItem="i" firstAttribute="left" secondItem="a" secondAttribute="left" id="j"/>
      <constraint firstItem="i" firstAttribute="top" secondItem="a" secondAttribute="top" id="k"/>
      <constraint firstAttribute="width" constant="9" id="w"/><constraint firstAttribute="height" constant="9" id="h"/></constraints></view>
      </subviews><constraints><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/></constraints>
      </view>
      """, device: "retina6_1")
    #expect(spec.string("layouts.0.status") == "ambiguous")
    #expect((spec.value("layouts.0.issues") as? [Any])?.count == 1)
    #expect(spec.string("layouts.0.issues.0.node") == "a")
    #expect(spec.string("layouts.0.issues.0.axis") == "horizontal")
  }

  @Test func variationsDecideByTheDevice() throws {
    var options = RenderSpecOptions()
    options.devices = ["retina6_1", "ipad9_7"]
    let spec = try Conversion(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/><constraints>
      <constraint firstAttribute="width" constant="9" id="w"><variation key="widthClass=compact" constant="5"/></constraint>
      <constraint firstAttribute="height" constant="9" id="h"/></constraints></view></subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="t"/>
      <constraint firstItem="a" firstAttribute="left" secondItem="v" secondAttribute="left" id="l"/></constraints></view>
      """, device: "retina6_1", options)
    #expect(spec.numbers("layouts.0.frames.a") == [0, 0, 5, 9])
    #expect(spec.numbers("layouts.1.frames.a") == [0, 0, 9, 9])
  }

  @Test func withoutLayoutsThereAreNone() throws {
    var options = RenderSpecOptions()
    options.writesLayouts = false
    #expect((try Conversion(Self.screen, device: "retina6_1", options).value("layouts") as? [Any])?.isEmpty == true)
  }

  @Test func otherSystemsAreNotLaidOut() throws {
    let spec = try Conversion(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701"><objects>
      <customView id="v"><rect key="frame" x="0.0" y="0.0" width="40" height="20"/></customView></objects></document>
      """)
    #expect(spec.string("layouts.0.status") == "unsupported")
    #expect(spec.string("layouts.0.issues.0.kind") == "platform")
    #expect((spec.value("layouts.0.frames") as? [String: Any])?.isEmpty == true)
    #expect(spec.string("environments.0.device") == "mac")
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    var options = RenderSpecOptions()
    options.devices = ["retina6_12", "ipad9_7"]
    options.contentSizes = ["small", "AX3"]
    options.directions = [.leftToRight, .rightToLeft]
    let first = try Conversion(Self.screen, device: "retina6_1", options)
    #expect((first.value("layouts") as? [Any])?.count == 8)
    #expect(try Conversion(Self.screen, device: "retina6_1", options).spec.bytes == first.spec.bytes)
  }

  @Test(arguments: [
    ("", "", nil),
    ("", #"<connections><outlet property="delegate" destination="o" id="q"/></connections>"#, "itemLayout"),
    (#"customClass="RingLayout""#, "", "itemLayout"),
  ])
  func itemsThatCodeMayPlaceAreSaidToBe(layout: String, connections: String, issue: String?) throws {
    let spec = try Conversion(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
      <collectionView id="c"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="f" \(layout)/>
      <cells><collectionViewCell id="i"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/></collectionViewCell></cells>
      \(connections)</collectionView></subviews></view>
      """, device: "retina6_1")
    #expect(spec.string("layouts.0.issues.0.kind") == issue)
    if issue != nil { #expect(spec.string("layouts.0.issues.0.node") == "c") }
  }

  @Test func contentAsksForSizes() throws {
    let spec = try Conversion(
      """
      <view id="v"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
      <switch id="s" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0.0" y="0.0" width="51" height="31"/></switch>
      <progressView id="p" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0.0" y="0.0" width="9" height="4"/>
      </progressView><view id="w" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="9" height="4"/></view></subviews></view>
      """, device: "retina6_1")
    #expect(spec.numbers("layouts.0.intrinsicSizes.s") == [49, 31])
    #expect((spec.value("layouts.0.intrinsicSizes.p") as? [Any])?.first is NSNull)
    #expect(spec.value("layouts.0.intrinsicSizes.w") == nil)
  }
}
