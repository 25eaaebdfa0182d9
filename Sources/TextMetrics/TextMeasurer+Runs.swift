extension TextMeasurer {
  /// The size in points of a text in several fonts, not rounded.
  ///
  /// A line is as high as its highest font, times what its paragraph says; the leading of text styles does not count.
  ///
  /// - Parameters:
  ///   - numberOfLines: the greatest number of lines; 0 for any. Where it is 1, the text ends with its first paragraph.
  ///   - width: the width in points that lines may have; `nil` where the text is not wrapped.
  ///   - pushesOutOrphans: whether a last line of one word takes another one from the line above.
  public func size(
    of runs: [TextRun], numberOfLines: Int, width: Double?, pushesOutOrphans: Bool = false
  ) -> TextSize {
    var block = TextBlock(limit: numberOfLines)
    let wrapWidth = numberOfLines == 1 ? .infinity : width ?? .infinity
    var style: ParagraphStyle?
    var wasReturn = false

    func endRow(in run: Int) {
      style = style ?? row.glyphs.firstStyle(in: runs) ?? runs[run].paragraph
      breakRow(width: wrapWidth, pushesOutOrphans: pushesOutOrphans)
      let unbroken = row.width(of: 0..<row.count)
      block.widen(to: unbroken > wrapWidth + GlyphRow.tolerance ? widestLine(width: wrapWidth) : unbroken)
      for line in lines {
        let natural = row.glyphs[line].reduce(0) { max($0, runs[$1.run].font.lineHeight) }
        block.addLine(
          height: line.isEmpty ? runs[run].font.lineHeight : natural, style: style ?? ParagraphStyle())
      }
      row.removeAll()
    }

    row.removeAll()
    for (index, run) in runs.enumerated() {
      var letters = LetterMeasure(run.font)
      for scalar in run.text.unicodeScalars {
        guard let separator = TextSeparator(scalar.value) else {
          let (kerning, advance) = letters.next(scalar.value)
          row.append(scalar.value, offset: 0, run: index, kerning: kerning, advance: advance)
          wasReturn = false
          continue
        }
        if !(wasReturn && separator == .newline) {
          endRow(in: index)
          if block.isFull { return block.size }
          letters = LetterMeasure(run.font)
          if separator != .line {
            block.endParagraph(style ?? ParagraphStyle())
            style = nil
          }
        }
        wasReturn = separator == .carriageReturn
      }
    }
    if let last = runs.indices.last { endRow(in: last) }
    return block.size
  }
}

extension [GlyphRow.Glyph] {
  /// The first paragraph style that a run of one of the letters has.
  fileprivate func firstStyle(in runs: [TextRun]) -> ParagraphStyle? {
    var checked = -1
    for glyph in self where glyph.run != checked {
      if let style = runs[glyph.run].paragraph { return style }
      checked = glyph.run
    }
    return nil
  }
}
