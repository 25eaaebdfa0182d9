/// The letters of a paragraph, laid on one line.
struct GlyphRow {
  /// One letter.
  struct Glyph {
    let scalar: UInt32
    /// The offset of its first byte in the text.
    let offset: Int
    /// Where it begins and ends on the line, in points.
    let start, end: Double
    /// The index of its run in the text.
    let run: Int
  }

  /// The letters, in the order of the text.
  private(set) var glyphs: [Glyph] = []
  private var end = 0.0

  /// The number of letters.
  var count: Int { glyphs.count }

  /// Takes all letters away; their room stays.
  mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
    end = 0
  }

  /// Puts a letter behind the others.
  mutating func append(_ scalar: UInt32, offset: Int, run: Int = 0, kerning: Double, advance: Double) {
    let start = end + kerning
    end = start + advance
    glyphs.append(Glyph(scalar: scalar, offset: offset, start: start, end: end, run: run))
  }

  /// The width in points of some of the letters on a line of their own.
  func width(of range: Range<Int>) -> Double {
    range.isEmpty ? 0 : glyphs[range.upperBound - 1].end - glyphs[range.lowerBound].start
  }

  /// The same without the spaces at the end.
  func visibleWidth(of range: Range<Int>) -> Double {
    width(of: withoutTrailingSpaces(range))
  }

  private func withoutTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, glyphs[end - 1].scalar == LineBreak.space { end -= 1 }
    return range.lowerBound..<end
  }

  // MARK: Breaking

  /// The hundredth of a point that a line may be too wide: an error of calculation breaks none.
  static let tolerance = 0.01

  /// Breaks the letters into lines that are no wider than a width in points, unless a single letter is. Spaces at the end of
  /// a line hang over.
  ///
  /// - Parameter pushesOutOrphans: whether a last line of one word takes another one from the line above.
  func breakLines(width: Double, pushesOutOrphans: Bool, into lines: inout [Range<Int>]) {
    let limit = width + Self.tolerance
    let firstLine = lines.count
    var start = 0
    var position = 0
    while position < count {
      let end = wordEnd(from: position, limit: count)
      if visibleWidth(of: start..<end) > limit {
        if !withoutTrailingSpaces(start..<position).isEmpty {
          lines.append(start..<position)
          start = position
        }
        if visibleWidth(of: start..<end) > limit { start = breakWord(start..<end, limit: limit, into: &lines) }
      }
      position = end
    }
    lines.append(start..<count)
    if pushesOutOrphans, lines.count - firstLine > 1 { pushOut(&lines, width: width) }
  }

  /// Breaks a word between its letters; returns where its last line begins.
  private func breakWord(_ word: Range<Int>, limit: Double, into lines: inout [Range<Int>]) -> Int {
    var start = word.lowerBound
    for index in word.dropFirst()
    where glyphs[index].end > glyphs[index].start && visibleWidth(of: start..<index + 1) > limit {
      lines.append(start..<index)
      start = index
    }
    return start
  }

  private func pushOut(_ lines: inout [Range<Int>], width: Double) {
    let last = lines[lines.count - 1]
    let above = lines[lines.count - 2]
    if isSeveralWords(last) { return }
    var word = above.lowerBound..<above.lowerBound
    var words = 0
    while word.upperBound < above.upperBound {
      word = word.upperBound..<wordEnd(from: word.upperBound, limit: above.upperBound)
      words += 1
    }
    if words > 2, self.width(of: word.lowerBound..<last.upperBound) <= width {
      lines[lines.count - 2] = above.lowerBound..<word.lowerBound
      lines[lines.count - 1] = word.lowerBound..<last.upperBound
    }
  }

  private func isSeveralWords(_ line: Range<Int>) -> Bool {
    let line = withoutTrailingSpaces(line)
    guard let first = line.first(where: { glyphs[$0].scalar != LineBreak.space }) else { return false }
    return glyphs[first..<line.upperBound].contains { $0.scalar == LineBreak.space }
  }

  /// Where the word ends that begins at an index: a line may break there.
  private func wordEnd(from start: Int, limit: Int) -> Int {
    var index = start + 1
    while index < limit {
      if LineBreak.isAllowed(from: glyphs[index - 1].scalar, to: glyphs[index].scalar, in: index - start) { break }
      index += 1
    }
    return index
  }
}
