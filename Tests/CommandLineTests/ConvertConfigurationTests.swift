import Foundation
import Testing

/// The geometry of lists can be configured.
struct ConvertConfigurationTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <tableView id="t" style="insetGrouped"><prototypes><tableViewCell id="c"><tableViewCellContentView key="contentView" id="k"/>
    </tableViewCell></prototypes></tableView></objects></document>
    """

  private func project(_ configuration: String) throws -> Program {
    let program = try Program()
    try program.write("View.xib", Self.document)
    try program.write(".xiblint.yml", configuration)
    return program
  }

  private func spec(_ program: Program, _ arguments: String...) throws -> [String: Any] {
    let result = try program.run(["convert", "View.xib"] + arguments)
    #expect(result.code == 0, "\(result.error)")
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  @Test func everyValueOfAProfileCanBeSaid() throws {
    let program = try project(
      """
      convert:
        list_profiles:
          insetGrouped:
            inset: 1
            wide_inset: 2.5
            corner_radius: 3
            pad_corner_radius: 4
            header_height: 5
            footer_height: -1
            separator_inset: 7
            separator_height: 0.25
            background: systemTeal
            row_background: "#A0B0C0"
            scales_radius: no
      """)
    defer { program.remove() }
    let spec = try spec(program)
    let profiles = try #require(spec["listProfiles"] as? [String: [String: Any]])
    let profile = try #require(profiles["insetGrouped"])
    let numbers: KeyValuePairs = [
      "inset": 1.0, "wideInset": 2.5, "cornerRadius": 3, "padCornerRadius": 4, "headerHeight": 5, "footerHeight": -1,
      "separatorInset": 7, "separatorHeight": 0.25,
    ]
    for (key, number) in numbers { #expect((profile[key] as? NSNumber)?.doubleValue == number, "\(key)") }
    #expect(profile["background"] as? String == "systemTeal")
    #expect(profile["rowBackground"] as? String == "#a0b0c0")
    #expect(profile["scalesRadius"] as? Bool == false)
    #expect(profile.count == numbers.count + 4)
    let colors = try #require(spec["colors"] as? [String: [String: Any]])
    #expect(colors["systemTeal"] != nil)
    #expect((colors["#a0b0c0"]?["light"] as? [String: Any])?["hex"] as? String == "#a0b0c0")
    #expect(colors["systemGroupedBackground"] == nil)
  }

  @Test func aProfileCanStandForThatOfTheStyle() throws {
    let program = try project("convert: { list_profile: system, list_profiles: { system: { corner_radius: 26 } } }")
    defer { program.remove() }
    let configured = try #require(try spec(program)["listProfiles"] as? [String: [String: Any]])
    #expect(Array(configured.keys) == ["system"])
    #expect((configured["system"]?["cornerRadius"] as? NSNumber)?.doubleValue == 26)
    #expect((configured["system"]?["inset"] as? NSNumber)?.doubleValue == 16)
    // The command line wins, and other configurations count in other folders.
    let asked = try #require(try spec(program, "--list-profile", "plain")["listProfiles"] as? [String: Any])
    #expect(Array(asked.keys) == ["plain"])
    try program.write("Old/View.xib", Self.document)
    try program.write("Old/.xiblint.yml", "convert: { list_profile: groupedInset16 }")
    let result = try program.run(["convert", ".", "--output", "Specs"])
    #expect(result.code == 0, "\(result.error)")
    #expect(try program.read("Specs/View.xib.json").contains(#""profiles": ["system"]"#))
    #expect(try program.read("Specs/Old/View.xib.json").contains(#""profiles": ["groupedInset16"]"#))
  }

  @Test func theKeyOfAFileReplacesThatOfTheOneItExtends() throws {
    let program = try project("extends: Base.yml\nrule_sets: []")
    defer { program.remove() }
    try program.write("Base.yml", "convert: { list_profile: grouped }")
    #expect(Array(try #require(try spec(program)["listProfiles"] as? [String: Any]).keys) == ["grouped"])
    try program.write(".xiblint.yml", "extends: Base.yml\nconvert: { list_profile: plain }")
    #expect(Array(try #require(try spec(program)["listProfiles"] as? [String: Any]).keys) == ["plain"])
  }

  @Test(arguments: [
    ("convert: 3", "1:10: a mapping of keys to values is expected here"),
    ("convert: { list_profils: {} }", "1:12: unknown key `list_profils`; did you mean `list_profile`?"),
    ("convert: { list_profile: systm }", "1:26: unknown list profile `systm`; did you mean `system`?"),
    ("convert: { list_profiles: [system] }", "1:27: a mapping of keys to values is expected here"),
    (
      "convert:\n  list_profiles:\n    insetgroup: {}",
      "3:5: unknown list profile `insetgroup`; did you mean `insetGrouped`?"
    ),
    ("convert: { list_profiles: { plain: 3 } }", "1:36: a mapping of keys to values is expected here"),
    (
      "convert: { list_profiles: { plain: { wideInset: 3 } } }",
      "1:38: unknown key `wideInset`; did you mean `wide_inset`?"
    ),
    ("convert: { list_profiles: { plain: { inset: wide } } }", "1:45: a number is expected here, but there is `wide`"),
    ("convert: { list_profiles: { plain: { inset: -1 } } }", "1:45: a number of points from 0 is expected here"),
    ("convert: { list_profiles: { plain: { header_height: -2 } } }", "1:53: a number of points from 0, or -1"),
    ("convert: { list_profiles: { plain: { scales_radius: 3 } } }", "1:53: true or false is expected here"),
    ("convert: { list_profiles: { plain: { background: systemTeel } } }", "did you mean `systemTeal`?"),
    ("convert: { list_profiles: { plain: { background: '#12345' } } }", "1:50: a colour such as"),
  ]) func faultsHaveTheirPlaces(configuration: String, message: String) throws {
    let program = try project(configuration)
    defer { program.remove() }
    let result = try program.run(["convert", "View.xib"])
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.error.contains(".xiblint.yml:") && result.error.contains(message), "\(result.error)")
    // The linter has no use for any of it.
    let lint = try program.run(["lint", "View.xib"])
    #expect(lint.code < 2 && !lint.error.contains(".xiblint.yml"), "\(lint.error)")
  }

  @Test func allFaultsAreTold() throws {
    let program = try project(
      "convert:\n  list_profile: x\n  list_profiles:\n    plain: { inset: a, wide_inset: b, c: d }\n")
    defer { program.remove() }
    let lines = try program.run(["convert", "View.xib"]).error.split(separator: "\n")
    #expect(lines.count == 4)
  }

  @Test func theConfigurationIsShown() throws {
    let program = try project("convert: { list_profile: system, list_profiles: { plain: { separator_height: 0.33 } } }")
    defer { program.remove() }
    let shown = try program.run(["lint", "--show-config", "View.xib"])
    #expect(shown.code == 0)
    #expect(shown.output.contains("convert:\n  list_profile: system\n  list_profiles:\n    plain:\n      inset: 0\n"))
    #expect(shown.output.contains("      separator_height: 0.33\n"))
    // What is shown is a configuration.
    try program.write(".xiblint.yml", shown.output)
    #expect(try program.run(["lint", "--show-config", "View.xib"]).output == shown.output)
  }
}
