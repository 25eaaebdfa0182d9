/// Documents for comparison with libxml2: no white space that is text, no namespaces, no processing instructions.
enum DocumentSamples {
  static let all = [scene, nested, mixed]

  static let scene = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- head -->
    <document type="com.apple.InterfaceBuilder3" version="3.0">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <viewController id="c1" customClass="Home">
              <view key="view" id="v1" hidden="YES">
                <rect key="frame" x="0.0" y="-12.5" width="375" height="667"/>
                <subviews>
                  <label id="l1" text="Name &amp; more" opaque="NO"><rect key="frame" x="20" width="42"/></label>
                  <!-- a comment -->
                  <button id="b1" hidden="NO"><state key="normal" title="OK"/><state key="disabled"/></button>
                  <label id="l2" text="" hidden="YES"/>
                  <view id="v2"><subviews><label id="l3" text="  two  words "/></subviews></view>
                </subviews>
                <constraints>
                  <constraint firstItem="l1" secondItem="l2" constant="8" id="k1"/>
                  <constraint firstItem="b1" secondItem="v1" constant="20.5" id="k2"/>
                  <constraint firstItem="l1" secondItem="l1" id="k3"/>
                </constraints>
              </view>
            </viewController>
          </objects>
          <point key="canvasLocation" x="10" y="20"/>
        </scene>
        <scene sceneID="s2"><objects><placeholder id="p1"/><view id="v3"/></objects></scene>
      </scenes>
    </document>
    """

  static let nested = """
    <a n="1"><a n="2"><a n="3"><b n="4"/><a n="5"/></a><b n="6"><a n="7"/><b n="8"/></b></a><c/><b n="9"><a n="10"><b/></a>\
    </b><a n="11" m="11"/></a>
    """

  static let mixed = """
    <text xml:lang="en-GB">One<b>two</b>three<i/><b n="2">2</b><b n="10">10</b><!--c--><b n=" 3 ">x<i>y</i>z</b>\
    <n>é</n><n>e\u{301}</n><n>12.5</n><n>-4</n><n>&lt;tag&gt;</n><div/><mod/><or/><div-x/></text>
    """
}
