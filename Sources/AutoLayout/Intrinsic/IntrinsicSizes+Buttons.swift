import TextMetrics
import XMLTree

/// Buttons: with the titles and images of their states, or with a configuration.
extension IntrinsicSizes {
  /// The size of a button.
  func buttonSize(_ view: LayoutView) -> IntrinsicSize {
    switch view.value("buttonType") {
    case "infoLight", "infoDark", "contactAdd", "detailDisclosure":
      return IntrinsicSize(Self.symbolButtons[tree.toolsVersion])
    default: break
    }
    if let configuration = configuration(of: view) { return configuredSize(configuration) }
    return plainSize(view)
  }

  private static let symbolButtons = ToolsVersionTable(
    Size(width: 22, height: 22), (from: 15_000, Size(width: 25, height: 24)),
  )

  /// The font of the title of a button without a configuration.
  func buttonFont(_ view: LayoutView) -> FontFace {
    fonts.font(of: view, defaultSize: tree.document.defaultTitleSize(of: view.element))
  }

  func configuration(of view: LayoutView) -> XMLNode? {
    tree.document.xml.firstChild(of: view.element, named: tree.name("buttonConfiguration"))
  }

  // MARK: Titles of states

  /// The title of the normal state, and its attributed form.
  private func title(of state: XMLNode) -> (text: String, runs: [TextRun]?) {
    let document = tree.document
    if let list = document.xml.firstChild(of: state, named: tree.name("attributedString")) {
      let runs = fonts.runs(list)
      return (runs.map(\.text).joined(), runs)
    }
    return (DocumentFonts.lineEnds(text("title", of: state)), nil)
  }

  /// A text of an element: translated, an attribute, or an element in it; empty where there is none.
  private func text(_ name: String, of element: XMLNode) -> String {
    let document = tree.document
    return tree.translation(of: name, in: element) ?? document.value(tree.name(name), of: element)
      ?? document.child(key: name, of: element).map(document.xml.stringValue(of:)) ?? ""
  }

  private func plainSize(_ view: LayoutView) -> IntrinsicSize {
    let state = view.child("state", key: "normal")
    let (text, runs) = state.map(title) ?? ("", nil)
    let font = buttonFont(view)
    var width: Double
    var height: Double
    if let runs {
      let size = measurer.size(of: runs, numberOfLines: 0, width: nil)
      (width, height) = (size.width, size.height)
    } else {
      let lines = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      width = lines.map { measurer.width(of: $0, in: font) }.max() ?? 0
      height = font.lineHeight * Double(max(1, lines.count))
    }
    height = (height - 1e-3).rounded(.up)
    let image = state.flatMap { self.image(of: $0) }.flatMap(imageSize)
    if let image {
      width += image.width
      height = max(height, image.height)
    }
    let insets = contentEdgeInsets(of: view)
    if let insets, !insets.isZero {
      width += insets.left + insets.right
      height += insets.top + insets.bottom
    } else if image == nil {
      // The room above and below a title.
      height += 12
    }
    if let state, let background = self.image(of: state, attribute: "backgroundImage").flatMap(imageSize) {
      width = max(width, background.width)
      height = max(height, background.height)
    }
    if image == nil, insets == nil { width = max(width, 30) }
    return IntrinsicSize(width: roundedUp(width), height: roundedUp(height))
  }

  private func contentEdgeInsets(of view: LayoutView) -> EdgeInsets? {
    guard let element = view.child("inset", key: "contentEdgeInsets") else { return nil }
    func number(_ name: String) -> Double { tree.number(name, of: element) ?? 0 }
    return EdgeInsets(top: number("minY"), left: number("minX"), bottom: number("maxY"), right: number("maxX"))
  }

  // MARK: Configurations

  /// The size of a button with a configuration: title and subtitle, image, and insets of 12 at the sides and 7 above and below
  /// where it sets none.
  private func configuredSize(_ configuration: XMLNode) -> IntrinsicSize {
    let document = tree.document
    func number(_ name: String) -> Double? { tree.number(name, of: configuration) }
    let runs = document.child(tree.name("attributedString"), key: "attributedTitle", of: configuration).map(fonts.runs)
    let title = runs?.map(\.text).joined() ?? text("title", of: configuration)
    let subtitle = text("subtitle", of: configuration)
    var width = 0.0
    var height = 0.0
    if title.contains(where: { !$0.isWhitespace }) {
      if let runs {
        let size = measurer.size(of: runs, numberOfLines: 0, width: nil)
        (width, height) = (size.width, size.height)
      } else {
        let font =
          document.titleFont(ofConfiguration: configuration).map { fonts.font($0, defaultSize: 17) }
          ?? fonts.font(of: document.defaultTitleStyle(ofConfiguration: configuration))
        (width, height) = (measurer.width(of: title, in: font), font.lineHeight)
      }
      (width, height) = (roundedUp(width), roundedUp(height))
    }
    if !subtitle.isEmpty {
      let font = fonts.font(of: .caption1)
      width = max(width, roundedUp(measurer.width(of: subtitle, in: font)))
      height += roundedUp(font.lineHeight) + (number("titlePadding") ?? 1)
    }
    if let image = image(of: configuration).flatMap(imageSize) {
      let padding = title.isEmpty ? 0 : number("imagePadding") ?? 0
      let placement = document.value(tree.name("imagePlacement"), of: configuration)
      if placement == "top" || placement == "bottom" {
        height += image.height + padding
        width = max(width, image.width)
      } else {
        width += image.width + padding
        height = max(height, image.height)
      }
    }
    if let insets = document.child(tree.name("directionalEdgeInsets"), key: "contentInsets", of: configuration) {
      func inset(_ name: String) -> Double { tree.number(name, of: insets) ?? 0 }
      return IntrinsicSize(
        width: width + inset("leading") + inset("trailing"), height: height + inset("top") + inset("bottom"))
    }
    return IntrinsicSize(width: roundedUp(width) + 24, height: height + 14)
  }
}
