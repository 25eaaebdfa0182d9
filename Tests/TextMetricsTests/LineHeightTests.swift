import Testing
import TextMetrics

@Suite struct LineHeightTests {
  // Heights of labels of one line, as Interface Builder stores them for screens of two and three pixels for a point.
  @Test(arguments: [
    (9, 11, 11), (10, 12, 12), (11, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (14, 17, 17), (15, 18, 18),
    (16, 19.5, 19.333), (17, 20.5, 20.333), (18, 21.5, 21.667), (20, 24, 24), (22, 26.5, 26.333), (24, 29, 28.667),
    (28, 33.5, 33.667), (34, 41, 40.667), (36, 43, 43),
  ])
  func lineOfTheSystemFont(size: Double, at2x: Double, at3x: Double) {
    for weight in FontWeight.allCases {
      let face = FontFace(size: size, weight: weight)
      #expect(face.lineHeight.roundedUp(toScale: 2) == at2x)
      #expect(abs(face.lineHeight.roundedUp(toScale: 3) - at3x) < 0.001)
    }
  }

  @Test func lineIsNotRounded() {
    #expect(FontFace(size: 15).lineHeight == 17.900390625)
    #expect(FontFace(size: 16).ascender == 15.234375)
    #expect(abs(FontFace(size: 16).ascender + FontFace(size: 16).descender - FontFace(size: 16).lineHeight) < 1e-12)
  }

  @Test func severalLines() {
    let plain = FontFace(size: 17)
    #expect(plain.height(lines: 3) == plain.lineHeight * 3)
    #expect(plain.height(lines: 0) == 0)
    let body = FontFace(size: 17, leading: 22)
    #expect(body.height(lines: 1) == plain.lineHeight)
    #expect(body.height(lines: 2).roundedUp(toScale: 2) == 42.5)
    #expect(FontFace(size: 34, leading: 30).height(lines: 2) == FontFace(size: 34).lineHeight * 2)
  }

  @Test func measuredLineReplacesAllElse() {
    let face = FontFace(size: 17, leading: 22, measuredLineHeight: 30)
    #expect(face.lineHeight == 30)
    #expect(face.height(lines: 2) == 60)
    #expect(abs(face.ascender - 23.9358) < 1e-9)
  }

  @Test func families() {
    #expect(abs(FontFace(size: 10, family: .named("Menlo")).lineHeight - 11.64) < 1e-9)
    #expect(FontFamily.named("No Such Family") == .other)
    #expect(FontFace(size: 10, family: .other).lineHeight == 12)
    #expect(FontFamily.named(postScript: "HelveticaNeue-BoldItalic") == .named("Helvetica Neue"))
    #expect(FontFamily.named(postScript: "Menlo-Regular") == .named("Menlo"))
    #expect(FontFamily.named(postScript: "Acme-Bold") == .other)
    #expect(FontFamily.named(postScript: "OpenSans-Semibold") == .named("Open Sans"))
    #expect(FontFamily.named(postScript: "AvenirNext-Bold") == .named("Avenir Next"))
    #expect(FontFamily.named("Acme Condensed") == .named("Acme Sans Condensed"))
    #expect(FontFamily.named("Acme Condensed") != .other)
    #expect(FontFace(size: 34, family: .named("DIN Condensed")).lineHeight == 34)
    // Stored as 20 points for 17.
    #expect(FontFace(size: 17, family: .named("Helvetica Neue")).lineHeight.roundedUp(toScale: 2) == 20)
  }

  @Test func sizesThatAreNone() {
    #expect(FontFace(size: .nan).size == 0)
    #expect(FontFace(size: -3).lineHeight == 0)
    #expect(FontFace(size: .infinity).lineHeight == 0)
  }

  @Test func roundingUpToPixels() {
    #expect(12.0004.roundedUp(toScale: 2) == 12)
    #expect(12.01.roundedUp(toScale: 2) == 12.5)
    #expect(12.01.roundedUp(toScale: 1) == 13)
    let size = TextSize(width: 10.2, height: 20.6).roundedUp(toScale: 2)
    #expect(size == TextSize(width: 10.5, height: 21))
  }

  @Test func weightsOfNumbers() {
    #expect(FontWeight(number: 400) == .regular)
    #expect(FontWeight(number: 600) == .semibold)
    #expect(FontWeight(number: 900) == .heavy)
  }
}
