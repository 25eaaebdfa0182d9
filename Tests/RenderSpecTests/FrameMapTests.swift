import Foundation
import InterfaceBuilder
import RenderSpec
import Testing
import XMLTree

@Test func framesThatHangOnNothingInDoubtAreMarked() throws {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_1"/><objects>\
    <view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/><subviews>\
    <label id="l" text="Some text" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="0" y="0" width="0" height="0"/></label>\
    <view id="p" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="0" y="0" width="0" height="0"/></view></subviews><constraints>\
    <constraint firstItem="p" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="1"/>\
    <constraint firstItem="p" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>\
    <constraint firstItem="p" firstAttribute="width" constant="20" id="3"/>\
    <constraint firstItem="p" firstAttribute="height" constant="30" id="4"/>\
    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" id="5"/>\
    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="6"/>\
    </constraints></view></objects></document>
    """
  let vocabulary = Vocabulary(names: XMLNameTable())
  let xml = try XMLReader(names: vocabulary.names).read(Array(text.utf8), path: "Test.xib")
  let bytes = RenderSpecConverter(vocabulary: vocabulary).frames(of: Document(xml, vocabulary: vocabulary))
  let map = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: [Any]])
  #expect(map["p"]?.prefix(4).compactMap { ($0 as? NSNumber)?.doubleValue } == [0, 8, 20, 30])
  #expect(map["p"]?.last as? String == "certain")
  #expect(map["l"]?.count == 4)
}
