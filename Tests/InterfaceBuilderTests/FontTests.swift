import InterfaceBuilder
import Testing

@Suite struct FontTests {
  func font(_ attributes: String) throws -> FontDescription {
    let document = try document(objects: "<label id='l'><fontDescription key='fontDescription' \(attributes)/></label>")
    let element = try #require(document.child(key: "fontDescription", of: document.object("l")))
    return document.font(element)
  }

  @Test(arguments: [
    ("type='system' pointSize='15'", FontDescription.Weight.regular, 15.0),
    ("type='boldSystem' pointSize='15.5'", .bold, 15.5),
    ("type='system' weight='ultraLight' pointSize='15'", .ultraLight, 15),
    ("type='system' weight='black'", .black, nil), ("type='system' weight='stout'", nil, nil),
    ("type='stoutSystem'", nil, nil), ("type='system' pointSize='0.0'", .regular, 12),
    ("type='boldSystem' size='button'", .bold, 18), ("type='system' size='system'", .regular, 14),
    ("type='system' size='smallSystem'", .regular, 12), ("type='system' size='label'", .regular, 17),
    ("metaFont='system'", .regular, 13), ("metaFont='system' size='16'", .regular, 16),
    ("metaFont='miniSystemBold'", .bold, 9), ("metaFont='systemSemibold' size='0'", .semibold, 13),
    ("usesAppearanceFont='YES'", .regular, nil),
  ])
  func fontsOfTheSystem(attributes: String, weight: FontDescription.Weight?, size: Double?) throws {
    let font = try font(attributes)
    guard case .system(let isItalic) = font.kind else { throw Unexpected() }
    #expect(!isItalic)
    #expect(font.weight == weight)
    #expect(font.size == size)
  }

  @Test func italicFonts() throws {
    guard case .system(isItalic: true) = try font("type='italicSystem' pointSize='12'").kind else { throw Unexpected() }
  }

  @Test func fontsWithAName() throws {
    let font = try font("name='Avenir-Heavy' family='Avenir' pointSize='20'")
    guard case .face("Avenir-Heavy", family: "Avenir") = font.kind else { throw Unexpected() }
    #expect(font.size == 20)
    #expect(font.weight == nil)
  }

  @Test func textStyles() throws {
    let font = try font("style='UICTFontTextStyleEmphasizedShortTitle1'")
    guard case .textStyle(let style?) = font.kind else { throw Unexpected() }
    #expect(style.name == "title1")
    #expect(style.isEmphasized && style.isShort)
    #expect(style.weight == .semibold)
    #expect([style.size(for: "large"), style.size(for: "AX5"), style.size(for: "unheardOf")] == [28, 58, 28])
    #expect([style.leading(for: "large"), style.leading(for: "xSmall")] == [34, 31])
    guard case .textStyle(nil) = try self.font("style='UICTFontTextStyleUnheardOf'").kind else { throw Unexpected() }
  }

  @Test func weightsInNames() {
    let names = ["SFUIText-Semibold", "OpenSans-SemiBold", "Font-UltraLight", "HelveticaNeue-LightItalic", "Georgia"]
    #expect(names.map { .init(in: $0) } == [FontDescription.Weight.semibold, .semibold, .ultraLight, .light, nil])
  }

  private struct Unexpected: Error {}
}
