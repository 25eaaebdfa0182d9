/// The lines of a text, one below the other.
struct TextBlock {
  /// The greatest number of lines; 0 for any.
  let limit: Int

  /// The size in points of the lines so far, not rounded.
  private(set) var size = TextSize.zero

  private var count = 0
  private var spacing = 0.0
  private var startsParagraph = false

  init(limit: Int) { self.limit = limit }

  /// Whether no more lines can be added.
  var isFull: Bool { limit > 0 && count >= limit }

  /// Adds a line below the others; what does not fit in is left out.
  mutating func addLine(height: Double, style: ParagraphStyle) {
    if isFull { return }
    if count > 0 { size.height += spacing + (startsParagraph ? style.paragraphSpacingBefore : 0) }
    size.height += style.lineHeight(of: height)
    spacing = style.lineSpacing
    startsParagraph = false
    count += 1
  }

  /// Makes the block at least so wide, in points.
  mutating func widen(to width: Double) { size.width = max(size.width, width) }

  /// Ends a paragraph after the last line.
  mutating func endParagraph(_ style: ParagraphStyle) {
    spacing += style.paragraphSpacing
    startsParagraph = true
  }
}
