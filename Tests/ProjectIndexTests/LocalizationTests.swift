import ProjectIndex
import SourceText
import Testing

@Suite struct LocalizationTests {
  @Test func textsOfADocumentInTheBase() throws {
    let folder = try ProjectFolder([
      "App/Base.lproj/Main.storyboard": "", "App/de.lproj/Main.strings": "\"a.text\" = \"Titel\";",
      "App/pt_BR.lproj/Main.strings": "\"a.text\" = \"Título\";", "App/fr.lproj/Other.strings": "",
      "App/ja.lproj/Main.storyboard": "",
    ])
    let localization = folder.index.localization(of: "App/Base.lproj/Main.storyboard")
    #expect(localization.languages == ["de", "ja", "pt_BR"])
    #expect(localization.strings(for: "de") == ["a.text": "Titel"])
    #expect(localization.strings(for: "de-AT") == ["a.text": "Titel"])
    #expect(localization.strings(for: "pt-BR") == ["a.text": "Título"])
    #expect(localization.strings(for: "fr") == [:])
    #expect(localization.language(for: "de_CH") == "de")
    #expect(localization.language(for: "pt") == nil)
    #expect(localization.document(for: "ja") == folder.path + "/App/ja.lproj/Main.storyboard")
    #expect(localization.document(for: "de") == nil)
  }

  @Test func oldFoldersAndDocumentsOfOneLanguage() throws {
    let folder = try ProjectFolder([
      "English.lproj/MainMenu.xib": "", "German.lproj/MainMenu.strings": "k = v;", "Base.lproj/Plain.xib": "",
      "Plain.xib": "", "de.lproj/Plain.strings": "k = v;",
    ])
    let index = folder.index
    let localization = index.localization(of: "English.lproj/MainMenu.xib")
    #expect(localization.languages == ["English", "German"])
    #expect(localization.strings(for: "de") == ["k": "v"])
    #expect(localization.strings(for: "en") == [:])
    #expect(localization.document(for: "en") == nil)
    // A document that lies in no language's folder has no translations.
    #expect(index.localization(of: "Plain.xib").languages == [])
    #expect(index.localization(of: "Plain.xib").strings(for: "de") == [:])
  }

  @Test func aDocumentOfALanguageNeedsNoTexts() throws {
    let folder = try ProjectFolder([
      "Base.lproj/Main.xib": "", "de.lproj/Main.xib": "", "de.lproj/Main.strings": "k = v;",
    ])
    #expect(folder.index.localization(of: "Base.lproj/Main.xib").strings(for: "de") == [:])
    #expect(folder.index.localization(of: "de.lproj/Main.xib").strings(for: "de") == [:])
    #expect(folder.index.localization(of: "de.lproj/Main.xib").language(for: "de") == "de")
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("fa_IR", true), ("pa-Arab", true), ("az-Latn", false), ("ur-Latn-PK", false),
    ("de", false), ("zh-Hant", false), ("", false),
  ]) func directionsOfLanguages(name: String, isRightToLeft: Bool) {
    #expect(LanguageName(name).isRightToLeft == isRightToLeft)
  }

  @Test func cataloguesOfTexts() throws {
    let folder = try ProjectFolder([
      "Base.lproj/Main.storyboard": "", "fr.lproj/Main.strings": "\"b.text\" = \"Deux\";",
      "mul.lproj/Main.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "a.text": { "comment": "Class", "extractionState": "manual", "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "Titel" } },
          "fr": { "stringUnit": { "state": "translated", "value": "" } } } },
        "b.text": { "localizations": { "de": { "variations": { "plural": {} } } } }, "c.text": {} } }
      """,
    ])
    let localization = folder.index.localization(of: "Base.lproj/Main.storyboard")
    #expect(localization.languages == ["de", "en", "fr"])
    #expect(localization.strings(for: "de") == ["a.text": "Titel"])
    #expect(localization.strings(for: "fr") == ["a.text": "", "b.text": "Deux"])
    #expect(localization.strings(for: "en") == [:])
  }

  @Test func faultsOfFilesAreKept() throws {
    let folder = try ProjectFolder([
      "Base.lproj/Main.xib": "", "de.lproj/Main.strings": "a = b; c", "fr.lproj/Main.xcstrings": "{ \"strings\": [] }",
    ])
    let index = folder.index
    #expect(index.errors.isEmpty)
    #expect(index.localization(of: "Base.lproj/Main.xib").strings(for: "de") == ["a": "b"])
    #expect(
      folder.errors(index) == [
        "de.lproj/Main.strings:1:9: `=` is missing after the key `c`",
        "fr.lproj/Main.xcstrings:1:14: a mapping of keys to values is expected here, but there is a list",
      ])
  }

  @Test(arguments: [("pt-BR", "pt_br"), ("English", "en"), ("zh-Hans", "ZH_hans")])
  func namesOfLanguages(first: String, second: String) {
    #expect(LanguageName(first) == LanguageName(second))
    #expect(LanguageName(first) != LanguageName("de"))
  }
}
