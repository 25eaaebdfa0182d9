/// How the lines of a paragraph lie; 0 stands for what the font says.
public struct ParagraphStyle: Hashable, Sendable {
  /// The factor of the height of lines.
  public var lineHeightMultiple = 0.0
  /// The least height of a line in points.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line in points.
  public var maximumLineHeight = 0.0
  /// The space between lines in points.
  public var lineSpacing = 0.0
  /// The space after the paragraph in points, where another one follows.
  public var paragraphSpacing = 0.0
  /// The space before the paragraph in points, where another one precedes.
  public var paragraphSpacingBefore = 0.0

  /// The style that leaves all to the font.
  public init() {}

  /// The height of a line in points whose letters are so high.
  func lineHeight(of natural: Double) -> Double {
    var height = natural
    if lineHeightMultiple != 0 { height *= lineHeightMultiple }
    if minimumLineHeight != 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight != 0 { height = min(height, maximumLineHeight) }
    return height
  }
}

/// A part of a text in one font.
public struct TextRun: Hashable, Sendable {
  /// The part of the text; it may hold ends of lines and paragraphs.
  public var text: String
  /// Its font.
  public var font: FontFace
  /// How the lines lie of the paragraphs in it; a paragraph follows the first run in it that says so.
  public var paragraph: ParagraphStyle?

  /// A part of a text in one font.
  public init(_ text: String, font: FontFace, paragraph: ParagraphStyle? = nil) {
    self.text = text
    self.font = font
    self.paragraph = paragraph
  }
}
