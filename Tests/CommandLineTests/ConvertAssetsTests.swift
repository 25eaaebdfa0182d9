import Foundation
import Testing

/// A spec uses the asset catalogues of the project that its document lies in.
struct ConvertAssetsTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects><imageView image="logo" id="a"><color key="backgroundColor" name="Accent"/></imageView></objects>
    <resources><image name="logo" width="1" height="1"/>
    <namedColor name="Accent"><color red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
    </resources></document>
    """

  private func spec(_ program: Program) throws -> [String: Any] {
    let result = try program.run(["convert", "--no-config", "App/View.xib"])
    #expect(result.code == 0, "\(result.error)")
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  @Test func catalogsBeatWhatTheDocumentKeeps() throws {
    let program = try Program()
    defer { program.remove() }
    try program.write("App/View.xib", Self.document)
    try program.write("Package.swift", "")
    let alone = try spec(program)
    let cached = try #require((alone["colors"] as? [String: [String: Any]])?["Accent"])
    #expect(cached["origin"] as? String == "document")
    #expect((alone["images"] as? [String: [String: Any]])?["logo"]?["resolved"] as? Bool == false)

    let dark = "{\"appearance\":\"luminosity\",\"value\":\"dark\"}"
    func color(_ red: String) -> String {
      "{\"color-space\":\"srgb\",\"components\":{\"red\":\"\(red)\",\"green\":\"0\",\"blue\":\"0\",\"alpha\":\"1\"}}"
    }
    try program.write(
      "Assets.xcassets/Accent.colorset/Contents.json",
      """
      {"colors":[{"idiom":"universal","color":\(color("0x80"))},
      {"idiom":"universal","appearances":[\(dark)],"color":\(color("1.0"))}],"info":{"version":1,"author":"xcode"}}
      """)
    try program.write(
      "Assets.xcassets/logo.imageset/Contents.json",
      """
      {"images":[{"idiom":"universal","scale":"1x","filename":"logo.svg"}],"info":{"version":1,"author":"xcode"},
      "properties":{"template-rendering-intent":"template"}}
      """)
    try program.write("Assets.xcassets/logo.imageset/logo.svg", "<svg width=\"24\" height=\"12\"/>")
    let beside = try spec(program)
    let accent = try #require((beside["colors"] as? [String: [String: Any]])?["Accent"])
    #expect(accent["origin"] as? String == "asset")
    #expect((accent["light"] as? [String: Any])?["hex"] as? String == "#800000")
    #expect((accent["dark"] as? [String: Any])?["hex"] as? String == "#ff0000")
    let logo = try #require((beside["images"] as? [String: [String: Any]])?["logo"])
    #expect(logo["resolved"] as? Bool == true)
    #expect(logo["size"] as? [Double] == [24, 12])
    #expect(logo["renderingMode"] as? String == "template")
    #expect((beside["unsupported"] as? [Any])?.isEmpty == true)
  }

  @Test func whatACatalogDoesNotTellTheDocumentDoes() throws {
    let program = try Program()
    defer { program.remove() }
    try program.write("App/View.xib", Self.document)
    try program.write("Package.swift", "")
    try program.write(
      "Assets.xcassets/Accent.colorset/Contents.json",
      """
      {"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"colorOfTheFuture"}}],
      "info":{"version":1,"author":"xcode"}}
      """)
    try program.write(
      "Assets.xcassets/logo.imageset/Contents.json",
      """
      {"images":[{"idiom":"universal","scale":"2x","filename":"missing.png"}],"info":{"version":1,"author":"xcode"},
      "properties":{"template-rendering-intent":"template"}}
      """)
    let spec = try spec(program)
    let logo = try #require((spec["images"] as? [String: [String: Any]])?["logo"])
    #expect(logo["resolved"] as? Bool == true)
    #expect(logo["size"] as? [Double] == [1, 1])
    #expect(logo["renderingMode"] as? String == "template")
    let accent = try #require((spec["colors"] as? [String: [String: Any]])?["Accent"])
    #expect((accent["light"] as? [String: Any])?["hex"] as? String == "#ffffff")
    #expect((spec["unsupported"] as? [Any])?.isEmpty == true)
  }
}
