import Testing

/// Texts without a font in the document have the one that they are drawn with.
struct FontDefaultTests {
  @Test(arguments: [
    ("<label id=\"a\"/>", "system-17", 17.0), ("<textField id=\"a\"/>", "system-17", 17),
    ("<textView id=\"a\"/>", "Helvetica-12", 12), ("<searchBar id=\"a\"/>", "system-17", 17),
    ("<segmentedControl id=\"a\"/>", "system-13", 13), ("<button id=\"a\"/>", "system-18", 18),
    ("<button buttonType=\"custom\" id=\"a\"/>", "system-18", 18),
    ("<button buttonType=\"system\" id=\"a\"/>", "system-15", 15),
    ("<button buttonType=\"roundedRect\" id=\"a\"/>", "system-15", 15),
    ("<button id=\"a\"><nil key=\"fontDescription\"/></button>", "system-18", 18),
    ("<button id=\"a\"><buttonConfiguration key=\"configuration\" style=\"filled\"/></button>", "body", 17),
    (
      "<button id=\"a\"><buttonConfiguration key=\"configuration\" style=\"filled\" buttonSize=\"mini\"/></button>",
      "subheadline", 15
    ),
  ]) func everyTextHasAFont(element: String, name: String, size: Double) throws {
    let conversion = try Conversion(element)
    #expect(conversion.string("roots.0.node.content.font") == name)
    #expect(conversion.number("fonts.\(name).size") == size)
    #expect(conversion.spec.unsupported.isEmpty)
  }

  @Test func theFontOfTheDocumentCounts() throws {
    let font = "type=\"boldSystem\" pointSize=\"20\"/>"
    let plain = try Conversion("<button id=\"a\"><fontDescription key=\"fontDescription\" \(font)</button>")
    #expect(plain.string("roots.0.node.content.font") == "system-20-bold")
    for key in ["fontDescription", "titleFontDescription"] {
      let configured = try Conversion(
        """
        <button id="a"><buttonConfiguration key="configuration" style="plain"><fontDescription key="\(key)" \(font)
        </buttonConfiguration></button>
        """)
      #expect(configured.string("roots.0.node.content.font") == "system-20-bold")
      #expect(configured.string("roots.0.node.content.configuration.titleFont") == "system-20-bold")
    }
  }

  @Test(arguments: ["plain", "gray", "tinted", "filled"]) func insetsOfConfigurations(style: String) throws {
    func insets(_ attributes: String, _ child: String = "") throws -> [Double]? {
      try Conversion(
        "<button id=\"a\"><buttonConfiguration key=\"configuration\" style=\"\(style)\" \(attributes)>\(child)"
          + "</buttonConfiguration></button>"
      ).numbers("roots.0.node.content.configuration.contentInsets")
    }
    #expect(try insets("") == [7, 12, 7, 12])
    #expect(try insets("buttonSize=\"medium\"") == [7, 12, 7, 12])
    #expect(try insets("buttonSize=\"large\"") == nil)
    let own = "<directionalEdgeInsets key=\"contentInsets\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>"
    #expect(try insets("", own) == [1, 2, 3, 4])
  }

  @Test(arguments: [
    ("metaFont=\"system\"", "system-13", 400.0, 13.0), ("metaFont=\"miniSystem\"", "system-9", 400, 9),
    ("metaFont=\"miniSystemBold\"", "system-9-bold", 700, 9),
    ("metaFont=\"smallSystemBold\"", "system-11-bold", 700, 11),
    ("metaFont=\"cellTitle\"", "system-12", 400, 12), ("metaFont=\"label\"", "system-10", 400, 10),
    ("metaFont=\"systemSemibold\" size=\"13\"", "system-13-semibold", 600, 13),
    ("metaFont=\"systemMedium\" size=\"16\"", "system-16-medium", 500, 16),
    ("metaFont=\"systemLight\" size=\"26\"", "system-26-light", 300, 26),
  ]) func fontsOfTheSystem(font: String, name: String, weight: Double, size: Double) throws {
    let conversion = try Conversion(
      "<textField id=\"t\"><textFieldCell key=\"cell\" id=\"c\"><font key=\"font\" \(font)/></textFieldCell></textField>",
      platform: "Cocoa")
    #expect(conversion.string("roots.0.node.content.cell.font") == name)
    #expect(conversion.number("fonts.\(name).weight") == weight)
    #expect(conversion.number("fonts.\(name).size") == size)
  }

  @Test func insetsOfOtherConfigurationsAreNotKnown() throws {
    let conversion = try Conversion(
      "<button id=\"a\"><buttonConfiguration key=\"configuration\" style=\"borderless\"/></button>")
    #expect(conversion.value("roots.0.node.content.configuration.contentInsets") == nil)
  }
}
