/// Measures texts as UIKit sets them, without the fonts: from tables that were fitted to what Interface Builder stored.
///
/// A measurer keeps the room that it needs from one text to the next, so each thread has one of its own.
public final class TextMeasurer {
  var row = GlyphRow()
  var lines: [Range<Int>] = []

  /// A measurer that has measured nothing yet.
  public init() {}

  /// The width of a text in points on one line, not rounded. The characters that end lines have none.
  public func width(of text: String, in face: FontFace) -> Double { width(of: text.unicodeScalars, in: face) }

  /// The width of a text in points on one line, not rounded. The characters that end lines have none.
  public func width(of text: Substring, in face: FontFace) -> Double { width(of: text.unicodeScalars, in: face) }

  @inline(__always)
  private func width(of scalars: some Sequence<Unicode.Scalar>, in face: FontFace) -> Double {
    var letters = LetterMeasure(face)
    var width = 0.0
    for scalar in scalars where TextSeparator(scalar.value) == nil {
      let (kerning, advance) = letters.next(scalar.value)
      width += kerning + advance
    }
    return width
  }

  /// The number of lines that a text takes in a width in points, and the width of the widest.
  ///
  /// The widest line counts with the space behind which it was broken, as in UIKit, but is not wider than the width.
  ///
  /// - Parameter pushesOutOrphans: whether a last line of one word takes another one from the line above, as since iOS 14.
  public func wrapped(
    _ text: String, width: Double, in face: FontFace, pushesOutOrphans: Bool
  ) -> (lines: Int, width: Double) {
    var count = 0
    var widest = 0.0
    forEachParagraph(of: text, in: face) { _ in
      breakRow(width: width, pushesOutOrphans: pushesOutOrphans)
      count += lines.count
      widest = max(widest, widestLine(width: width))
    }
    return (count, widest)
  }

  /// The lines of a text in a width in points. Each has the spaces at its end; what ends lines and paragraphs is in none.
  public func lines(of text: String, width: Double, in face: FontFace, pushesOutOrphans: Bool) -> [Substring] {
    var result: [Substring] = []
    let bytes = text.utf8
    forEachParagraph(of: text, in: face) { paragraph in
      breakRow(width: width, pushesOutOrphans: pushesOutOrphans)
      var start = bytes.index(bytes.startIndex, offsetBy: paragraph.lowerBound)
      var offset = paragraph.lowerBound
      for line in lines {
        let endOffset = line.upperBound < row.count ? row.glyphs[line.upperBound].offset : paragraph.upperBound
        let end = bytes.index(start, offsetBy: endOffset - offset)
        result.append(text[start..<end])
        (start, offset) = (end, endOffset)
      }
    }
    return result
  }

  /// The size in points that a label wants for a text in one font, not rounded; zero for an empty text.
  ///
  /// - Parameters:
  ///   - numberOfLines: the greatest number of lines; 0 for any. Where it is 1, the text ends with its first paragraph.
  ///   - width: the width in points that lines may have; `nil` where the text is not wrapped.
  ///   - pushesOutOrphans: whether a last line of one word takes another one from the line above, as since iOS 14.
  public func size(
    of text: String, in face: FontFace, numberOfLines: Int, width: Double?, pushesOutOrphans: Bool
  ) -> TextSize {
    if text.isEmpty { return .zero }
    var paragraphs = 0
    var widest = 0.0
    forEachParagraph(of: text, in: face) { _ in
      paragraphs += 1
      if numberOfLines <= 0 || paragraphs <= numberOfLines { widest = max(widest, row.width(of: 0..<row.count)) }
    }
    var count = paragraphs
    if numberOfLines != 1, let width, width < widest - GlyphRow.tolerance {
      (count, widest) = wrapped(text, width: width, in: face, pushesOutOrphans: pushesOutOrphans)
    }
    if numberOfLines > 0 { count = min(count, numberOfLines) }
    return TextSize(width: widest, height: face.height(lines: count))
  }

  // MARK: Paragraphs

  /// Lays each paragraph of a text on `row` and calls a function with the range of its bytes.
  private func forEachParagraph(of text: String, in face: FontFace, _ body: (Range<Int>) -> Void) {
    var start = 0
    var offset = 0
    var wasReturn = false
    var letters = LetterMeasure(face)
    row.removeAll()
    for scalar in text.unicodeScalars {
      let next = offset + Unicode.UTF8.width(scalar)
      if let separator = TextSeparator(scalar.value) {
        if wasReturn, separator == .newline {
          start = next
        } else {
          body(start..<offset)
          start = next
          letters = LetterMeasure(face)
          row.removeAll()
        }
        wasReturn = separator == .carriageReturn
      } else {
        let (kerning, advance) = letters.next(scalar.value)
        row.append(scalar.value, offset: offset, kerning: kerning, advance: advance)
        wasReturn = false
      }
      offset = next
    }
    body(start..<offset)
  }

  /// Sets `lines` to those of the letters on `row` in a width in points.
  func breakRow(width: Double, pushesOutOrphans: Bool) {
    lines.removeAll(keepingCapacity: true)
    row.breakLines(width: width, pushesOutOrphans: pushesOutOrphans, into: &lines)
  }

  /// The width of the widest of `lines`, in points.
  func widestLine(width: Double) -> Double {
    var widest = 0.0
    for (index, line) in lines.enumerated() {
      let isLast = index == lines.count - 1
      widest = max(widest, isLast ? row.visibleWidth(of: line) : min(width, row.width(of: line)))
    }
    return widest
  }
}
