import Testing

/// What the table of colours says of names.
struct ColorTests {
  private func view(_ color: String, resources: String = "", platform: String = "CocoaTouch") throws -> Conversion {
    try Conversion(
      """
      <document type="com.apple.InterfaceBuilder3.\(platform).XIB" version="3.0" toolsVersion="21701"><objects>
      <view id="v"><color key="tintColor" \(color)/></view></objects><resources>\(resources)</resources></document>
      """)
  }

  private let red = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
  private let green = "red=\"0\" green=\"1\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""

  @Test func resourcesHaveTheValueOfAName() throws {
    let resource = "<namedColor name=\"Accent\"><color \(green)/></namedColor>"
    for color in ["name=\"Accent\"", "name=\"Accent\" \(red)"] {
      let conversion = try view(color, resources: resource)
      #expect(conversion.string("roots.0.node.style.tintColor") == "Accent")
      #expect(conversion.string("colors.Accent.light.hex") == "#00ff00")
      #expect(conversion.string("colors.Accent.origin") == "document")
      #expect(conversion.spec.unsupported.isEmpty)
    }
  }

  @Test(arguments: [("name=\"Accent\"", "Accent"), ("systemColor=\"futureColor\"", "future")])
  func componentsBesideANameOfWhichNothingIsKnownCount(color: String, name: String) throws {
    let conversion = try view("\(color) \(red)")
    #expect(conversion.string("colors.\(name).light.hex") == "#ff0000")
    #expect(conversion.value("colors.\(name).dark") is String == false)
    #expect(conversion.spec.unsupported.isEmpty)
    let p3 = try view("\(color) \(red.replacing("sRGB", with: "displayP3"))")
    #expect(p3.string("colors.\(name).light.space") == "display-p3")
    let nothing = try view(color)
    #expect(nothing.string("colors.\(name).light.hex") == nil)
  }

  @Test func theSystemHasTheValueOfItsColours() throws {
    let conversion = try view(
      "systemColor=\"labelColor\" \(red)", resources: "<systemColor name=\"labelColor\"><color \(green)/></systemColor>"
    )
    #expect(conversion.string("colors.label.light.hex") == "#000000")
    #expect(conversion.string("colors.label.dark.hex") == "#ffffff")
    #expect(conversion.spec.unsupported.isEmpty)
  }

  @Test func aColourOfTheProjectMayHaveTheNameOfOneOfTheSystem() throws {
    let conversion = try Conversion(
      """
      <view id="v"><color key="backgroundColor" name="separator" \(red)/>
      <color key="tintColor" systemColor="separatorColor"/></view>
      """)
    #expect(conversion.string("colors.separator.light.hex") == "#ff0000")
    let system = try #require(conversion.string("roots.0.node.style.tintColor"))
    #expect(system != "separator")
    #expect(conversion.string("colors.\(system).origin") == "system")
  }

  @Test func appKitHasItsOwnColours() throws {
    func textColor(_ name: String) throws -> Conversion {
      try Conversion(
        """
        <textField id="t"><textFieldCell key="cell" id="c"><color key="textColor" name="\(name)" catalog="System"
        colorSpace="catalog"/></textFieldCell></textField>
        """, platform: "Cocoa")
    }
    let label = try textColor("labelColor")
    #expect(label.number("colors.label.light.alpha") == 0.85)
    #expect(label.string("colors.label.dark.hex") == "#ffffffd9")
    // UIKit has no such name: the text keeps the colour that it was written in.
    let attributed = try view("name=\"textColor\" catalog=\"System\" colorSpace=\"catalog\"")
    #expect(attributed.string("colors.text.light.hex") == "#000000")
    #expect(attributed.value("colors.text.dark") is String == false)
    // What is not known is not taken from UIKit.
    #expect(try textColor("systemGray3Color").string("colors.systemGray3.light.hex") == nil)
  }
}
