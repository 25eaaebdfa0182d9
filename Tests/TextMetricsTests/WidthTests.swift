import Testing
import TextMetrics

@Suite struct WidthTests {
  let measurer = TextMeasurer()

  func width(_ text: String, _ size: Double = 17, _ weight: FontWeight = .regular) -> Double {
    measurer.width(of: text, in: FontFace(size: size, weight: weight))
  }

  // The frames that Interface Builder gives to a new label, button and others.
  @Test(arguments: [("Label", 17, 42), ("Button", 15, 46)])
  func widthsThatInterfaceBuilderStores(text: String, size: Double, expected: Double) {
    #expect(abs(width(text, size).roundedUp(toScale: 2) - expected) <= 0.5)
  }

  @Test func spaceIsAsWideAsMeasured() {
    #expect(abs(width(" ") - 4.3) < 0.05)
    #expect(abs(width(" ", 14) - 3.8) < 0.05)
    #expect(width("a\u{A0}b") == width("a b"))
  }

  @Test func widthIsTheSumOfAdvancesKerningAndTracking() {
    // 17 points: 'T' and 'o' with their pair, a tracking of -0.43 points and a correction of 0.00117 for each.
    let advances = 0.6268 + 0.5915
    #expect(abs(width("T") + width("o") - 0.065 * 17 - width("To")) < 1e-9)
    #expect(abs(width("o") - (0.5915 * 17 - 0.43 + 0.00117 * 17)) < 1e-9)
    #expect(abs(width("To") - ((advances - 0.065 + 2 * 0.00117) * 17 - 0.86)) < 0.05)
  }

  @Test func trackingBetweenTwoSizesIsInTheMiddle() {
    // 12 points have a tracking of 0, 13 one of -0.08 points; a size between two has no correction.
    #expect(abs(width("o", 12.5) - (0.5915 * 12.5 - 0.04)) < 1e-9)
    #expect(abs(width("o", 3) - (0.5915 * 3 + 0.24)) < 1e-9)
  }

  @Test func heavierIsWider() {
    let widths = FontWeight.allCases.map { width("Remember my number", 17, $0) }
    #expect(widths.prefix(5) == widths.prefix(5).sorted()[...])
    #expect(Set(widths).count == 6)
  }

  @Test func accentsTakeNoRoom() {
    #expect(width("Überaschung déjà") == width("Uberaschung deja"))
    #expect(width("e\u{301}") == width("e"))
    #expect(width("ấ") == width("a"))
    #expect(width("ŁÓDŹ ł") == width("LODZ l"))
    #expect(width("İı") == width("Ii"))
    #expect(width("To") == width("Tö") && width("To") == width("To\u{308}"))
    #expect(width("ÆŒ") > width("AO"))
  }

  @Test func charactersThatAreNotSeen() {
    #expect(width("T\u{200B}o\u{FEFF}c\u{AD}") == width("Toc"))
    #expect(width("") == 0)
    #expect(width("a\nb") == width("ab"))
  }

  @Test func ideographsFillTheSquare() {
    #expect(width("日本語") == 51)
    #expect(width("한국") == 34)
    #expect(width("（）") == 34)
    #expect(width("𠮷") == 17)
  }

  @Test func anEmojiIsOneHoweverManyCharactersItHas() {
    let one = width("😀")
    #expect(one == 1.25 * 17)
    #expect(width("👍🏽") == one)
    #expect(width("👨‍👩‍👧‍👦") == one)
    #expect(width("🇩🇪") == one)
    #expect(width("🇩🇪🇫🇷") == one * 2)
    #expect(width("🇩🇪a🇫🇷") == one * 2 + width("a"))
    #expect(width("❤️") == width("❤"))
    #expect(width("a\u{200D}b😀") == width("a") + width("b") + one)
  }

  @Test func otherScripts() {
    #expect(abs(width("а") - (0.552 * 17 - 0.43 + 0.00117 * 17)) < 1e-9)
    #expect(width("ё") == width("е"))
    #expect(width("ї") == width("i"))
    #expect(width("Б") < width("Ш"))
    #expect(width("Б", 17, .bold) > width("Б"))
    #expect(width("שלום") > 0)
    #expect(width("ת\u{5BC}") == width("ת"))
  }

  @Test func fixedPitch() {
    let menlo = FontFace(size: 10, family: .named("Menlo"))
    #expect(abs(measurer.width(of: "iiWW", in: menlo) - 24.084) < 1e-9)
    #expect(measurer.width(of: "e\u{301}", in: menlo) == measurer.width(of: "e", in: menlo))
  }

  @Test func namedFamilies() {
    let helvetica = FontFace(size: 10, family: .named("Helvetica"))
    let bold = FontFace(size: 10, weight: .bold, family: .named("Helvetica"))
    #expect(abs(measurer.width(of: "Ti", in: helvetica) - 8.33) < 1e-9)
    #expect(abs(measurer.width(of: "Ti", in: bold) - 8.33 * 1.05) < 1e-9)
    #expect(measurer.width(of: "Té", in: helvetica) == measurer.width(of: "Te", in: helvetica))
    #expect(abs(measurer.width(of: "Ti", in: FontFace(size: 10, family: .named("Verdana"))) - 8.33 * 1.16) < 1e-9)
  }

  @Test func partsOfATextAreMeasuredInPlace() {
    let text = "Wide awake"
    #expect(measurer.width(of: text.dropFirst(5), in: FontFace(size: 17)) == width("awake"))
  }
}
