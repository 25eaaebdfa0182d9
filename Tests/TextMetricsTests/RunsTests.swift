import Testing
import TextMetrics

@Suite struct RunsTests {
  let measurer = TextMeasurer()
  let small = FontFace(size: 10)
  let large = FontFace(size: 20, weight: .bold)

  func size(_ runs: [TextRun], lines: Int = 0, width: Double? = nil) -> TextSize {
    measurer.size(of: runs, numberOfLines: lines, width: width)
  }

  func close(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test func oneRunIsMeasuredLikeAText() {
    let text = "The quick brown fox jumps over the lazy dog"
    for width in [40.0, 80, 150] {
      let runs = size([TextRun(text, font: small)], width: width)
      let plain = measurer.size(of: text, in: small, numberOfLines: 0, width: width, pushesOutOrphans: false)
      #expect(close(runs.width, plain.width) && close(runs.height, plain.height))
    }
  }

  @Test func runsStandSideBySide() {
    let both = size([TextRun("small ", font: small), TextRun("large", font: large)])
    #expect(close(both.width, measurer.width(of: "small ", in: small) + measurer.width(of: "large", in: large)))
    #expect(both.height == large.lineHeight)
    #expect(size([]) == .zero)
  }

  @Test func eachLineIsAsHighAsItsHighestFont() {
    let runs = [TextRun("small small ", font: small), TextRun("large", font: large)]
    #expect(close(size(runs, width: 62).height, small.lineHeight + large.lineHeight))
    let paragraphs = [TextRun("large\n", font: large), TextRun("small", font: small)]
    #expect(close(size(paragraphs).height, small.lineHeight + large.lineHeight))
    #expect(close(size([TextRun("\n", font: large), TextRun("small", font: small)]).height, 10 * 1.193359375 * 3))
  }

  @Test func lineHeightsOfAParagraph() {
    var style = ParagraphStyle()
    style.lineHeightMultiple = 2
    #expect(close(size([TextRun("a\nb", font: small, paragraph: style)]).height, small.lineHeight * 4))
    style.maximumLineHeight = 15
    #expect(size([TextRun("a", font: small, paragraph: style)]).height == 15)
    style = ParagraphStyle()
    style.minimumLineHeight = 40
    #expect(size([TextRun("a\nb", font: small, paragraph: style)]).height == 80)
  }

  @Test func spaceIsBetweenLinesAndParagraphsOnly() {
    var style = ParagraphStyle()
    style.lineSpacing = 3
    let line = small.lineHeight
    #expect(close(size([TextRun("a", font: small, paragraph: style)]).height, line))
    #expect(close(size([TextRun("a\u{2028}b", font: small, paragraph: style)]).height, line * 2 + 3))
    style.paragraphSpacing = 10
    style.paragraphSpacingBefore = 100
    #expect(close(size([TextRun("a\u{2028}b", font: small, paragraph: style)]).height, line * 2 + 3))
    #expect(close(size([TextRun("a\nb", font: small, paragraph: style)]).height, line * 2 + 113))
    #expect(close(size([TextRun("a\r\nb", font: small, paragraph: style)]).height, line * 2 + 113))
    #expect(close(size([TextRun("a\nb", font: small, paragraph: style)], lines: 1).height, line))
  }

  @Test func styleOfAParagraphIsThatOfItsFirstRun() {
    var style = ParagraphStyle()
    style.minimumLineHeight = 50
    let runs = [TextRun("a\n", font: small, paragraph: style), TextRun("b", font: small)]
    #expect(close(size(runs).height, 50 + small.lineHeight))
    #expect(size([TextRun("a", font: small), TextRun("b", font: small, paragraph: style)]).height == 50)
  }

  @Test func linesAreLimited() {
    let runs = [TextRun("one two three\nfour\nfive", font: small)]
    #expect(close(size(runs, lines: 2, width: 30).height, small.lineHeight * 2))
    #expect(close(size(runs, lines: 1, width: 30).width, measurer.width(of: "one two three", in: small)))
    #expect(close(size(runs, lines: 0).height, small.lineHeight * 3))
  }
}
