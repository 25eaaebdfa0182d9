import TextMetrics
import XMLTree

/// Labels, and text views that do not scroll.
extension IntrinsicSizes {
  /// The text of a view: an attribute, an element, or the joined parts of an attributed string.
  func text(of view: LayoutView) -> String {
    if let text = tree.translation(of: "text", in: view.element) ?? view.value("text") {
      return DocumentFonts.lineEnds(text)
    }
    let document = tree.document
    for name in ["string", "mutableString"] {
      if let element = view.child(name, key: "text") {
        return DocumentFonts.lineEnds(document.xml.stringValue(of: element))
      }
    }
    return attributedText(of: view)?.map(\.text).joined() ?? ""
  }

  func attributedText(of view: LayoutView) -> [TextRun]? {
    view.child("attributedString", key: "attributedText").map(fonts.runs)
  }

  /// The size of a label whose frame is so wide.
  func labelSize(_ view: LayoutView, wrapWidth: Double?) -> IntrinsicSize {
    let lineLimit = Int(max(0, view.number("numberOfLines") ?? 1))
    let isWrapped = lineLimit != 1
    if let runs = attributedText(of: view) {
      let size = measurer.size(of: runs, numberOfLines: lineLimit, width: isWrapped ? wrapWidth : nil)
      return IntrinsicSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }
    let text = text(of: view)
    if text.isEmpty { return IntrinsicSize(width: 0, height: 0) }
    var paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let (font, widthScale) = labelFont(view, paragraphs)
    if lineLimit > 0 { paragraphs = Array(paragraphs.prefix(lineLimit)) }
    var width = paragraphs.map { measurer.width(of: $0, in: font) }.max() ?? 0
    var lines = paragraphs.count
    let preferred = view.number("preferredMaxLayoutWidth") ?? 0
    if isWrapped, let wrapWidth, wrapWidth / widthScale < width - 0.01 {
      let wrapped = measurer.wrapped(
        text, width: wrapWidth / widthScale, in: font, pushesOutOrphans: tree.toolsVersion >= Self.firstPushOut)
      width = wrapped.width
      lines = lineLimit > 0 ? min(wrapped.lines, lineLimit) : wrapped.lines
    } else if isWrapped, wrapWidth == nil, preferred > 0, preferred < width * widthScale {
      let wrapped = measurer.wrapped(text, width: preferred, in: font, pushesOutOrphans: false)
      lines = lineLimit > 0 ? min(wrapped.lines, lineLimit) : wrapped.lines
      return IntrinsicSize(width: preferred, height: roundedUp(font.height(lines: lines)))
    }
    return IntrinsicSize(width: roundedUp(width * widthScale), height: roundedUp(font.height(lines: lines)))
  }

  /// From Xcode 11 on, a last line of one word takes the word before with it; no stored frame of an earlier version tells.
  private static let firstPushOut = 14_800

  /// The font of a label, and the factor by which the canvas measured its text wider than our metrics do. What the canvas
  /// stores of a label of several lines is the size of the unwrapped text, which tells the height of lines, too.
  private func labelFont(_ view: LayoutView, _ paragraphs: [String]) -> (font: FontFace, widthScale: Double) {
    var font = fonts.font(of: view, defaultSize: 17)
    guard view.wraps, let measured = tree.measuredSize(of: view), let width = measured.width, width > 0,
      let height = measured.height, height > 0
    else { return (font, 1) }
    let own = paragraphs.map { measurer.width(of: $0, in: font) }.max() ?? 0
    let lineHeight = height / Double(paragraphs.count)
    guard own > 0, Self.isPlausible(width / own), Self.isPlausible(lineHeight / font.lineHeight) else {
      return (font, 1)
    }
    font.measuredLineHeight = lineHeight
    return (font, width / own)
  }

  /// Caches that are off by a factor of two are of another text.
  static func isPlausible(_ factor: Double) -> Bool { factor > 0.5 && factor < 2 }

  /// The size of a text view that does not scroll: its text with the insets that UIKit gives it, 5 points at the sides and 8
  /// above and below.
  func textViewSize(_ view: LayoutView, wrapWidth: Double?) -> IntrinsicSize {
    var font = fonts.font(of: view, defaultSize: 14)
    // A text view sets its lines as far apart as the text style says, also the first, as a text field does.
    if font.leading > font.lineHeight { font.measuredLineHeight = font.leading }
    let runs = attributedText(of: view) ?? [TextRun(text(of: view), font: font)]
    let size = measurer.size(of: runs, numberOfLines: 0, width: wrapWidth.map { $0 - 10 })
    return IntrinsicSize(width: roundedUp(size.width + 10), height: roundedUp(size.height) + 16)
  }

  /// Where the text of a view has its baselines, when it stands in the middle of the view; `nil` for views without text.
  func baseline(of view: LayoutView, wrapWidth: Double?) -> TextBaseline? {
    let font: FontFace
    switch view.kind {
    case .label: font = baselineFont(view)
    case .button: font = buttonFont(view)
    case .textField: font = fonts.font(of: view, defaultSize: 14)
    default: return nil
    }
    var blockHeight = font.lineHeight
    if view.wrapsLabel {
      let height =
        takesStoredSizes ? view.storedFrame?.height : labelSize(view, wrapWidth: wrapWidth).height
      if let height, height > 0 { blockHeight = height }
    }
    return TextBaseline(ascender: font.ascender, descender: font.descender, blockHeight: blockHeight)
  }

  private func baselineFont(_ view: LayoutView) -> FontFace {
    var font = fonts.font(of: view, defaultSize: 17)
    let lines = text(of: view).split(separator: "\n", omittingEmptySubsequences: false).count
    if let height = tree.measuredSize(of: view)?.height, height > 0,
      Self.isPlausible(height / Double(lines) / font.lineHeight)
    {
      font.measuredLineHeight = height / Double(lines)
    }
    return font
  }
}

/// Where the baselines of a text are, which stands in the middle of its view as a block.
struct TextBaseline {
  /// From the top of the block to the first baseline, in points.
  let ascender: Double
  /// From the last baseline to the bottom of the block, in points.
  let descender: Double
  /// The height of the block, in points.
  let blockHeight: Double
}
