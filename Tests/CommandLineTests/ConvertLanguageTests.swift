import Foundation
import Testing

/// A spec has the texts of the language that was asked for.
struct ConvertLanguageTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <view id="v"><subviews>
    <label text="Title" id="l"/><label id="m"><string key="text">Long text</string></label><label text="Same" id="n"/>
    <button id="b"><state key="normal" title="Go"/><state key="disabled" title="Wait"/></button>
    <button id="c"><buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="Now"/></button>
    <textField text="Ada" placeholder="Name" id="t"><accessibility key="accessibilityConfiguration" label="Your name" hint="Type"/>
    </textField>
    <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
    <searchBar id="q" prompt="Find"><scopeButtonTitles><string>All</string><string>Some</string></scopeButtonTitles></searchBar>
    <tableView id="w" style="grouped"><sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="z"><cells>
    <tableViewCell id="k" style="IBUITableViewCellStyleDefault" textLabel="x"><tableViewCellContentView key="contentView" id="y">
    <subviews><label text="Row" id="x"/></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection>
    </sections></tableView>
    </subviews><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="hint" value="A hint" localized="YES"/>
    </userDefinedRuntimeAttributes></view>
    </objects></document>
    """

  /// A project whose document has German and Arabic texts.
  private func project() throws -> Program {
    let program = try Program()
    try program.write("App/Base.lproj/Main.xib", Self.document)
    let texts: KeyValuePairs = [
      "l.text": "Titel", "m.text": "Langer \\\"Text\\\"", "b.normalTitle": "Los", "b.disabledTitle": "Warte",
      "c.configuration.title": "Kaufen", "c.configuration.subtitle": "Jetzt", "t.text": "Bea", "t.placeholder": "Name!",
      "t.accessibilityLabel": "Ihr Name", "t.accessibilityHint": "Tippen", "s.segmentTitles[0]": "Eins",
      "s.segmentTitles[1]": "Zwei", "q.prompt": "Suche", "q.scopeButtonTitles[1]": "Manche", "z.headerTitle": "Kopf",
      "z.footerTitle": "Fuss", "x.text": "Zeile",
      "v.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]": "Wink",
      "gone.text": "Nirgends",
    ]
    try program.write("App/de.lproj/Main.strings", texts.map { "\"\($0)\" = \"\($1)\";\n" }.joined())
    try program.write("App/ar.lproj/Main.strings", "\"l.text\" = \"عنوان\";")
    return program
  }

  private func convert(
    _ program: Program, _ document: String, _ options: String..., arguments: [String] = []
  ) throws -> Program.Result {
    try program.run(["convert", "--no-config", document] + options + arguments)
  }

  @Test func everyTextThatHasATranslationIsTranslated() throws {
    let program = try project()
    defer { program.remove() }
    let own = try convert(program, "App/Base.lproj/Main.xib", "--no-layout")
    let german = try convert(program, "App/Base.lproj/Main.xib", "--no-layout", "--language", "de-AT")
    #expect(german.code == 0 && german.error.isEmpty, "\(german.error)")
    let texts = [
      "Titel", "Langer \\\"Text\\\"", "Same", "Los", "Warte", "Kaufen", "Jetzt", "Bea", "Name!", "Ihr Name", "Tippen",
      "Eins", "Zwei", "Suche", "All", "Manche", "Kopf", "Fuss", "Zeile", "Wink",
    ]
    for text in texts { #expect(german.output.contains("\"\(text)\""), "\(text)") }
    #expect(!german.output.contains("Nirgends"))
    // Besides the texts, of which one is also in the content of its cell, five lines change with the language.
    let difference = german.output.split(separator: "\n").difference(from: own.output.split(separator: "\n"))
    #expect(difference.insertions.count == 24)
    #expect(german.output.contains(#""localization": "de""#))
    #expect(german.output.contains(#""language": "de-AT""#))
    #expect(german.output.contains(#""direction": "ltr""#))
    #expect(!own.output.contains(#""language""#) && !own.output.contains(#""localization""#))
  }

  @Test func aMissingKeyKeepsTheTextOfTheDocument() throws {
    let program = try project()
    defer { program.remove() }
    let arabic = try convert(program, "App/Base.lproj/Main.xib", "--language", "ar").output
    #expect(arabic.contains(#""text": "عنوان""#))
    #expect(arabic.contains(#""text": "Same""#) && arabic.contains(#""title": "Go""#))
    #expect(arabic.contains(#""direction": "rtl""#))
  }

  @Test func cataloguesOfTextsCount() throws {
    let program = try project()
    defer { program.remove() }
    try program.write(
      "App/mul.lproj/Main.xcstrings",
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "l.text": { "localizations": {
        "fr": { "stringUnit": { "state": "translated", "value": "Titre" } } } } } }
      """)
    #expect(
      try convert(program, "App/Base.lproj/Main.xib", "--language", "fr").output.contains(#""text": "Titre""#))
  }

  @Test func aLanguageThatIsNotThereIsAnError() throws {
    let program = try project()
    defer { program.remove() }
    let result = try convert(program, "App", "--output", "Specs", "--language", "dee")
    #expect(result.code == 2)
    #expect(result.error.contains("No document here has the language `dee`; there are `ar`, `de`."))
    #expect(!FileManager.default.fileExists(atPath: program.directory.appending(path: "Specs").path))
    #expect(try convert(program, "App/Base.lproj/Main.xib", "--language", "").code == 2)
  }

  @Test func documentsWithoutTheLanguageKeepTheirTexts() throws {
    let program = try project()
    defer { program.remove() }
    try program.write("App/Alone.xib", Self.document)
    try program.write("App/fr.lproj/Other.xib", Self.document)
    let result = try convert(program, "App", "--output", "Specs", "--language", "de")
    #expect(result.code == 0 && result.error.isEmpty, "\(result.error)")
    for name in ["Alone.xib", "fr.lproj/Other.xib"] {
      let spec = try program.read("Specs/App/\(name).json")
      #expect(spec.contains(#""localization": null"#) && spec.contains(#""text": "Title""#))
    }
    #expect(try program.read("Specs/App/Base.lproj/Main.xib.json").contains(#""text": "Titel""#))
  }

  @Test func anotherDocumentForTheLanguageIsNamed() throws {
    let program = try project()
    defer { program.remove() }
    try program.write("App/de.lproj/Main.xib", Self.document)
    let result = try convert(program, "App/Base.lproj/Main.xib", "--language", "de")
    #expect(result.code == 0)
    #expect(result.error.contains("In `de`, App/de.lproj/Main.xib is shown instead"))
    #expect(result.output.contains(#""text": "Title""#))
    #expect(try convert(program, "App/de.lproj/Main.xib", "--language", "de").error.isEmpty)
  }

  @Test func faultsOfTranslationsAreTold() throws {
    let program = try project()
    defer { program.remove() }
    try program.write("App/de.lproj/Main.strings", "\"l.text\" = \"Titel\";\n\"m.text\" \"Text\";\n")
    let result = try convert(program, "App/Base.lproj/Main.xib", "--language", "de")
    #expect(result.code == 0)
    #expect(result.error.contains("App/de.lproj/Main.strings:2:9: `=` is missing after the key `m.text`"))
    #expect(result.output.contains(#""text": "Titel""#))
  }

  @Test func layoutsAreThoseOfTheTranslatedTexts() throws {
    let program = try Program()
    defer { program.remove() }
    try program.write(
      "Base.lproj/Main.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22155" useAutolayout="YES"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="400" height="100"/><subviews>
      <label id="l" text="Go" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="a"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="b"/></constraints></view>
      </objects></document>
      """)
    try program.write("de.lproj/Main.strings", "\"l.text\" = \"Weiter zur Kasse\";")
    let widths = try [[], ["--language", "de"]].map { arguments in
      let spec = try convert(program, "Base.lproj/Main.xib", "--compact", arguments: arguments).output
      return try #require(spec.firstMatch(of: /"l":\[0,0,([0-9.]+),/).flatMap { Double($0.1) }, "\(spec)")
    }
    #expect(widths[0] < 30 && widths[1] > 100)
  }
}
