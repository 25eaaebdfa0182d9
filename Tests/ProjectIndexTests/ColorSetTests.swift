import ProjectIndex
import Testing

@Suite struct ColorSetTests {
  private func color(_ contents: String, for traits: AssetTraits = AssetTraits()) throws -> AssetColor? {
    let folder = try ProjectFolder(["A.xcassets/Accent.colorset/Contents.json": contents])
    return folder.index.catalogs(for: "Main.xib").color(named: "Accent")?.color(for: traits)
  }

  private func value(_ contents: String, for traits: AssetTraits = AssetTraits()) throws -> ColorValue? {
    guard case .value(let value) = try color(contents, for: traits) else { return nil }
    return value
  }

  @Test(arguments: [
    ("0.500", 0.5), ("0x80", 128.0 / 255), ("128", 128.0 / 255), ("1", 1.0 / 255), ("1.000", 1), ("-0.1", -0.1),
    ("1.2", 1.2),
  ])
  func componentsInEveryWriting(text: String, expected: Double) throws {
    #expect(try value(colorSet(text, "0", "0xff"))?.components == [expected, 0, 1])
  }

  @Test func numbersWithoutQuotesAreReadToo() throws {
    let contents = """
      { "colors": [{ "idiom": "universal", "color": { "components": { "red": 255, "green": 0.25, "blue": 0, "alpha": 1 } } }] }
      """
    #expect(try value(contents) == ColorValue(components: [1, 0.25, 0]))
  }

  @Test func spaces() throws {
    let wide = try #require(try value(colorSet("1.0", "0.5", "0.0", space: "display-p3")))
    #expect(wide == ColorValue(space: .displayP3, components: [1, 0.5, 0], authoredSpace: "display-p3"))
    #expect(wide.space.rawValue == "display-p3")

    let extended = try #require(try value(colorSet("1.1", "0.5", "-0.2", space: "extended-srgb")))
    #expect(extended == ColorValue(components: [1.1, 0.5, -0.2], authoredSpace: "extended-srgb"))

    let linear = try #require(try value(colorSet("0.21404", "1.0", "0.0", space: "extended-linear-srgb")))
    #expect(abs(linear.components[0] - 0.5) < 0.0001)
    #expect(abs(linear.components[1] - 1) < 0.0001)

    let gray = """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "gray-gamma-22",
        "components": { "white": "0.250", "alpha": "0.500" } } }] }
      """
    #expect(
      try value(gray) == ColorValue(components: [0.25, 0.25, 0.25], alpha: 0.5, authoredSpace: "gray-gamma-22"))
  }

  private func entry(_ red: String, _ conditions: String) -> String {
    """
    { "idiom": "universal", \(conditions) "color": { "color-space": "srgb",
      "components": { "red": "\(red)", "green": "0", "blue": "0", "alpha": "1.0" } } }
    """
  }

  private func red(_ entries: [String], for traits: AssetTraits) throws -> Double? {
    try value("{ \"colors\": [\(entries.joined(separator: ", "))] }", for: traits)?.components[0]
  }

  @Test func appearances() throws {
    let dark = #"{ "appearance": "luminosity", "value": "dark" }"#
    let high = #"{ "appearance": "contrast", "value": "high" }"#
    let entries = [
      entry("0.1", ""), entry("0.2", "\"appearances\": [\(dark)],"), entry("0.3", "\"appearances\": [\(high)],"),
      entry("0.4", "\"appearances\": [\(dark), \(high)],"),
    ]
    #expect(try red(entries, for: AssetTraits()) == 0.1)
    #expect(try red(entries, for: AssetTraits(appearance: .dark)) == 0.2)
    #expect(try red(entries, for: AssetTraits(isHighContrast: true)) == 0.3)
    #expect(try red(entries, for: AssetTraits(appearance: .dark, isHighContrast: true)) == 0.4)
    // Where there is nothing of its own, the more general colour serves; a colour for the dark never serves in the light.
    #expect(try red([entries[0]], for: AssetTraits(appearance: .dark)) == 0.1)
    #expect(try red([entries[0], entries[1]], for: AssetTraits(appearance: .dark, isHighContrast: true)) == 0.2)
    #expect(try red([entries[1]], for: AssetTraits()) == nil)
  }

  @Test func devicesAndGamuts() throws {
    let wide = "\"display-gamut\": \"display-P3\","
    let entries = [
      entry("0.1", ""), entry("0.2", wide), entry("0.3", "").replacing("universal", with: "ipad"),
      entry("0.4", "").replacing("universal", with: "iphone"), entry("0.5", "").replacing("universal", with: "mac"),
    ]
    #expect(try red(entries, for: AssetTraits(idiom: .tv)) == 0.1)
    #expect(try red(entries, for: AssetTraits(idiom: .tv, gamut: .displayP3)) == 0.2)
    #expect(try red(entries, for: AssetTraits(idiom: .pad)) == 0.3)
    #expect(try red(entries, for: AssetTraits(idiom: .phone)) == 0.4)
    #expect(try red(entries, for: AssetTraits(idiom: .mac)) == 0.5)
    #expect(try red([entries[3]], for: AssetTraits(idiom: .pad)) == 0.4)
    #expect(try red([entries[2]], for: AssetTraits(idiom: .phone)) == nil)
  }

  @Test func coloursOfTheSystem() throws {
    let contents = """
      { "colors": [{ "idiom": "universal", "color": { "platform": "ios", "reference": "systemBlueColor" } },
        { "idiom": "mac" }], "properties": { "localizable": true } }
      """
    #expect(try color(contents) == .system(name: "systemBlueColor", platform: "ios"))
    let folder = try ProjectFolder(["A.xcassets/Blue.colorset/Contents.json": contents])
    let color = try #require(folder.index.catalogs(for: "Main.xib").color(named: "Blue"))
    #expect(color.variants.count == 1)
    #expect(color.isLocalizable)
    #expect(color.path == folder.path + "/A.xcassets/Blue.colorset")
  }

  @Test func whatIsWrongIsLocatedAndTheRestIsRead() throws {
    let contents = """
      { "colors": [
        \(entry("0.1", "")),
        \(entry("red", "")),
        \(entry("0.1", "").replacing("srgb", with: "lab")),
        { "idiom": "universal", "color": { "components": { "red": "1.0" } } } ] }
      """
    let folder = try ProjectFolder([
      "A.xcassets/Odd.colorset/Contents.json": contents,
      "A.xcassets/Broken.colorset/Contents.json": "{ \"colors\" : [",
      "A.xcassets/Empty.colorset/": "",
    ])
    let index = folder.index
    let catalogs = index.catalogs(for: "Main.xib")
    #expect(catalogs.color(named: "Odd")?.variants.count == 1)
    #expect(catalogs.color(named: "Broken") == nil)
    #expect(catalogs.color(named: "Empty") == nil)
    let errors = folder.errors(index)
    #expect(errors.count == 5)
    #expect(errors[0].hasPrefix("A.xcassets/Broken.colorset/Contents.json:1:"))
    #expect(errors[1] == "A.xcassets/Empty.colorset/Contents.json:1:1: No such file or directory")
    #expect(
      errors[2]
        == "A.xcassets/Odd.colorset/Contents.json:5:26: a component such as `0.5`, `128` or `0x80` is expected here, but there "
        + "is `red`")
    #expect(errors[3].hasSuffix(":6:54: the colour space `lab` is not known"))
    #expect(errors[4].hasSuffix("the component `green` is missing; a colour needs red, green and blue, or white"))
  }
}
