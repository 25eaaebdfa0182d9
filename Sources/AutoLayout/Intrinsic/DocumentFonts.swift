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

  /// The font that an element describes.
  func font(_ element: XMLNode, defaultSize: Double) -> FontFace {
    func text(_ name: String) -> String? { tree.document.value(tree.name(name), of: element) }
    func number(_ name: String) -> Double? { text(name).flatMap(ViewTree.number) }
    if let style = text("style") { return textStyle(named: style) }
    if let meta = text("metaFont") {
      let size = number("size") ?? (meta == "smallSystem" ? 14 : 17)
      return FontFace(size: size, weight: meta.contains(bytes: "old") ? .bold : .regular)
    }
    let size = number("pointSize") ?? number("size") ?? defaultSize
    let family = text("family")
    let name = text("name") ?? ""
    let type = text("type")
    if type == nil, !name.isEmpty || family != nil, !name.hasPrefix("."), family?.hasPrefix(".") != true {
      let isBold = name.contains(bytes: "Bold") && !name.contains(bytes: "Semi")
      return FontFace(
        size: size, weight: isBold ? .bold : .regular,
        family: family.map { FontFamily.named($0) } ?? FontFamily.named(postScript: name))
    }
    var weight: FontWeight = type == "boldSystem" ? .bold : .regular
    if let named = text("weight") { weight = FontWeight(name: named) ?? .regular }
    if name.hasPrefix(".") { weight = Self.weight(inName: name) ?? weight }
    return FontFace(size: size, weight: weight)
  }

  /// The weight that the name of a system font, such as `.SFUIText-Semibold`, ends in.
  private static func weight(inName name: String) -> FontWeight? {
    for word in ["Semibold", "Medium", "Bold", "Light", "Heavy"] where name.contains(bytes: word) {
      return FontWeight(name: word.lowercased())
    }
    return nil
  }

  /// The font of a text style by its name in documents; Body for one that is not known.
  ///
  /// - Parameter contentSize: The text size; that of the environment if absent.
  func textStyle(named name: String, contentSize: String? = nil) -> FontFace {
    let contentSize = contentSize ?? self.contentSize
    let body = TextStyle.style(named: "UICTFontTextStyleBody")
    guard let (style, isEmphasized, _) = TextStyle.style(named: name) ?? body else { return FontFace(size: 17) }
    let index = ContentSize.all.firstIndex(of: contentSize) ?? 3
    let weight = isEmphasized ? max(style.weight, 600) : style.weight
    return FontFace(
      size: Double(style.sizes[index]), weight: FontWeight(number: weight), leading: Double(style.leadings[index]))
  }

  /// By how much a line of a text style is higher than on the canvas of the document, in points on whole pixels.
  func growth(ofStyle name: String) -> Double {
    let canvas = textStyle(named: name, contentSize: Self.canvasContentSize(toolsVersion: tree.toolsVersion))
    let growth = textStyle(named: name).lineHeight - canvas.lineHeight
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
