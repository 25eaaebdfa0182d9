import InterfaceBuilder
import TextMetrics
import XMLTree

/// The fonts that elements of a document describe, as text is measured with them.
struct DocumentFonts {
  private let tree: ViewTree
  /// The text size that text styles follow.
  private let contentSize: String

  init(_ tree: ViewTree) {
    self.tree = tree
    contentSize = tree.environment.contentSize ?? Self.canvasContentSize(toolsVersion: tree.toolsVersion)
  }

  /// The text size that the canvas of a version draws.
  static func canvasContentSize(toolsVersion: Int) -> String { canvasContentSizes[toolsVersion] }

  /// Xcode 12.5 to 13 drew text styles at the smallest size (44 of 47 labels and buttons that can tell), all others at the
  /// default (357 of 358).
  private static let canvasContentSizes = ToolsVersionTable(
    "large", (from: 18_100, "xSmall"), (from: 21_000, "large"),
  )

  /// The font of a view: what its `fontDescription` says, or else the system font of a size.
  func font(of view: LayoutView, defaultSize: Double) -> FontFace {
    guard let element = view.child("fontDescription", key: "fontDescription") else {
      return FontFace(size: defaultSize)
    }
    return font(element, defaultSize: defaultSize)
  }

  /// The font that an element describes; of a size where it says none. Body stands for text styles that are not known.
  func font(_ element: XMLNode, defaultSize: Double) -> FontFace {
    let font = tree.document.font(element)
    let size = font.size ?? defaultSize
    switch font.kind {
    case .textStyle(let style): return self.font(of: style ?? .body)
    case .system: return FontFace(size: size, weight: font.weight.map { FontWeight(number: $0.rawValue) } ?? .regular)
    case .face(let name, let family):
      let weight = FontDescription.Weight(in: name) ?? .regular
      // Names with a point are those of the system font.
      if name.hasPrefix(".") || family?.hasPrefix(".") == true {
        return FontFace(size: size, weight: FontWeight(number: weight.rawValue))
      }
      return FontFace(
        size: size, weight: weight == .bold ? .bold : .regular,
        family: family.map { FontFamily.named($0) } ?? FontFamily.named(postScript: name))
    }
  }

  /// The font of a text style.
  ///
  /// - Parameter contentSize: The text size; that of the environment if absent.
  func font(of style: TextStyle, contentSize: String? = nil) -> FontFace {
    let contentSize = contentSize ?? self.contentSize
    return FontFace(
      size: Double(style.size(for: contentSize)), weight: FontWeight(number: style.weight.rawValue),
      leading: Double(style.leading(for: contentSize)))
  }

  /// By how much a line of a text style is higher than on the canvas of the document, in points on whole pixels.
  func growth(of style: TextStyle) -> Double {
    let canvas = font(of: style, contentSize: Self.canvasContentSize(toolsVersion: tree.toolsVersion))
    let growth = font(of: style).lineHeight - canvas.lineHeight
    return growth > 0 ? growth.roundedUp(toScale: tree.environment.scale) : growth
  }

  /// The parts of an `attributedString` with their fonts; Helvetica of 12 points where a part names none.
  func runs(_ element: XMLNode) -> [TextRun] {
    let document = tree.document
    let xml = document.xml
    return xml.children(of: element, named: tree.name("fragment")).map { fragment in
      let text =
        document.value(tree.name("content"), of: fragment)
        ?? document.child(key: "content", of: fragment).map(xml.stringValue(of:)) ?? ""
      var font = FontFace(size: 12, family: .named("Helvetica"))
      var paragraph: ParagraphStyle?
      if let attributes = xml.firstChild(of: fragment, named: tree.name("attributes")) {
        for attribute in xml.children(of: attributes) {
          let name = xml.nameText(of: attribute)
          if name == "paragraphStyle" { paragraph = paragraphStyle(attribute) }
          if name == "font" || name == "fontDescription", document.value(tree.name("key"), of: attribute) == "NSFont" {
            font = self.font(attribute, defaultSize: 12)
          }
        }
      }
      return TextRun(Self.lineEnds(text), font: font, paragraph: paragraph)
    }
  }

  private func paragraphStyle(_ element: XMLNode) -> ParagraphStyle {
    func number(_ name: String) -> Double { tree.number(name, of: element) ?? 0 }
    var style = ParagraphStyle()
    style.lineHeightMultiple = number("lineHeightMultiple")
    style.minimumLineHeight = number("minimumLineHeight")
    style.maximumLineHeight = number("maximumLineHeight")
    style.lineSpacing = number("lineSpacing")
    style.paragraphSpacing = number("paragraphSpacing")
    style.paragraphSpacingBefore = number("paragraphSpacingBefore")
    return style
  }

  /// A text with the separators of lines and paragraphs as ends of lines.
  static func lineEnds(_ text: String) -> String {
    guard text.utf8.contains(0xE2) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{2028}" || $0 == "\u{2029}" ? "\n" : $0 }))
  }
}
