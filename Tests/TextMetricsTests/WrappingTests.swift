import Testing
import TextMetrics

@Suite struct WrappingTests {
  let measurer = TextMeasurer()
  let face = FontFace(size: 17)

  func lines(_ text: String, _ width: Double, pushesOut: Bool = false) -> [String] {
    measurer.lines(of: text, width: width, in: face, pushesOutOrphans: pushesOut).map(String.init)
  }

  func width(_ text: String) -> Double { measurer.width(of: text, in: face) }

  @Test func breaksBehindSpaces() {
    #expect(lines("one two three", 70) == ["one two ", "three"])
    #expect(lines("one  two", 30) == ["one  ", "two"])
    #expect(lines("one two", 1000) == ["one two"])
    #expect(lines("a\u{A0}b c", width("a b") + 1) == ["a\u{A0}b ", "c"])
  }

  @Test func breaksBehindDashesInWords() {
    #expect(lines("well-known", 50) == ["well-", "known"])
    #expect(lines("up/down", width("up/dow")) == ["up/dow", "n"])
    #expect(lines("as -x", width("as -")) == ["as ", "-x"])
    #expect(lines("1-2", width("1-")) == ["1-", "2"])
  }

  @Test func breaksAroundIdeographs() {
    #expect(lines("日本語日本語", 55) == ["日本語", "日本語"])
    #expect(lines("日本語。語", 51) == ["日本", "語。語"])
    #expect(lines("日本（語）", 51) == ["日本", "（語）"])
    #expect(lines("日本語...", 53) == ["日本", "語..."])
    #expect(lines("ab日本", width("ab") + 18) == ["ab日", "本"])
  }

  @Test func breaksWordsThatAreTooLong() {
    let parts = lines("Donaudampfschifffahrt", 60)
    #expect(parts.count > 2)
    #expect(parts.allSatisfy { width($0) <= 60.01 })
    #expect(lines("WWW", 1) == ["W", "W", "W"])
    #expect(lines("e\u{301}e\u{301}", 1) == ["e\u{301}", "e\u{301}"])
    #expect(lines("ab cdefgh", width("cdef")) == ["ab ", "cdef", "gh"])
  }

  @Test func everyEndOfALineCounts() {
    #expect(lines("a\nb\u{2028}c\u{2029}d\r\ne\rf", 100) == ["a", "b", "c", "d", "e", "f"])
    #expect(lines("a\n\n", 100) == ["a", "", ""])
    #expect(lines("", 100) == [""])
    #expect(lines("日\n本", 100) == ["日", "本"])
  }

  @Test func widestLineHasTheSpaceBehindIt() {
    let wrapped = measurer.wrapped("longer one", width: 60, in: face, pushesOutOrphans: false)
    #expect(wrapped.lines == 2)
    #expect(abs(wrapped.width - width("longer ")) < 1e-9)
    for (text, limit) in [("longer one", width("longer")), ("longer   ", 60)] {
      #expect(measurer.wrapped(text, width: limit, in: face, pushesOutOrphans: false).width == width("longer"))
    }
  }

  @Test func pushesOutAWordThatWouldStandAlone() {
    let text = "one two three four"
    #expect(lines(text, width("one two three ")) == ["one two three ", "four"])
    #expect(lines(text, width("one two three "), pushesOut: true) == ["one two ", "three four"])
    #expect(lines("one two three", width("one two "), pushesOut: true) == ["one two ", "three"])
    #expect(lines("one two three four five", width("one two three "), pushesOut: true).last == "four five")
    let text2 = "a few words extraordinary"
    #expect(lines(text2, width("extraordinary"), pushesOut: true).last == "extraordinary")
  }

  @Test func propertiesOfRandomTexts() {
    var generator = SeededGenerator(seed: 20)
    let pieces = [
      "a", "W", "Te", "i", " ", " ", "  ", "-", "日", "。", "é", "e\u{301}", "😀", "🇩🇪", "/", "—", "\n", "word",
    ]
    for _ in 0..<300 {
      let text = (0..<generator.below(60)).map { _ in pieces[generator.below(pieces.count)] }.joined()
      let pushesOut = generator.below(2) == 0
      var previous = Int.max
      for width in [0.0, 10, 25, 50, 90, 160, 400, 2000] {
        let parts = measurer.lines(of: text, width: width, in: face, pushesOutOrphans: pushesOut)
        #expect(parts.joined() == text.filter { $0 != "\n" })
        for part in parts where part.unicodeScalars.filter({ measurer.width(of: String($0), in: face) > 0 }).count > 1 {
          let visible = part.replacingTrailingSpaces()
          #expect(visible.count <= 1 || measurer.width(of: visible, in: face) <= width + 0.0101, "\(part) at \(width)")
        }
        let wrapped = measurer.wrapped(text, width: width, in: face, pushesOutOrphans: pushesOut)
        #expect(wrapped.lines == parts.count)
        #expect(wrapped.lines <= previous)
        previous = wrapped.lines
      }
      #expect(previous == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    }
  }

  @Test func sizeOfALabel() {
    func size(_ text: String, lines: Int, width: Double?) -> TextSize {
      measurer.size(of: text, in: face, numberOfLines: lines, width: width, pushesOutOrphans: false)
    }
    #expect(size("", lines: 0, width: nil) == .zero)
    #expect(size("one two", lines: 1, width: 10) == TextSize(width: width("one two"), height: face.lineHeight))
    #expect(size("one\nthree", lines: 1, width: nil) == TextSize(width: width("one"), height: face.lineHeight))
    #expect(size("one\nthree", lines: 0, width: nil) == TextSize(width: width("three"), height: face.lineHeight * 2))
    #expect(size("one two three", lines: 0, width: 70).height == face.lineHeight * 2)
    #expect(size("one two three four", lines: 2, width: 40).height == face.lineHeight * 2)
  }
}

extension Substring {
  fileprivate func replacingTrailingSpaces() -> Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
