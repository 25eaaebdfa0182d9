import SourceText
import XMLTree

/// A font as an element describes it: the `fontDescription` of UIKit, or the `font` of AppKit and of attributed strings.
public struct FontDescription: Sendable {
  /// What the letters are.
  public let kind: Kind
  /// The size in points; `nil` where neither a number nor a word tells one, and for text styles, which have their own.
  public let size: Double?
  /// The weight, of system fonts only: what the document says, or what the words `boldSystem` or `systemMedium` tell; `nil`
  /// where a word is not known, and for other fonts.
  public let weight: Weight?
  /// What AppKit uses the font for, such as `smallSystem`; `nil` where the font does not say.
  public let metaFont: String?

  /// What the letters of a font are.
  public enum Kind: Sendable {
    /// A text style of UIKit; `nil` for one that is not known.
    case textStyle(TextStyle?)
    /// A font with a PostScript name, and its family where the document says it.
    case face(String, family: String?)
    /// The font of the system.
    case system(isItalic: Bool)
  }

  /// The weight of a system font. The raw value is its number: 400 for regular, 700 for bold.
  public enum Weight: Int, Sendable, CaseIterable, Comparable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900

    /// The name in documents.
    public var name: String {
      switch self {
      case .ultraLight: "ultraLight"
      case .thin: "thin"
      case .light: "light"
      case .regular: "regular"
      case .medium: "medium"
      case .semibold: "semibold"
      case .bold: "bold"
      case .heavy: "heavy"
      case .black: "black"
      }
    }

    /// The weight that a document names; `nil` for a name that is not known.
    public init?(name: String) {
      guard let weight = Self.allCases.first(where: { $0.name == name }) else { return nil }
      self = weight
    }

    /// The weight that stands in the name of a font, such as `boldSystem`, `systemMedium` or `.SFUIText-Semibold`; `nil` where
    /// none does.
    public init?(in fontName: String) {
      let fontName = fontName.lowercased()
      // `ultralight` ends as `light`, and `semibold` as `bold`, so they come first.
      let weight = Self.allCases.first { $0 != .regular && fontName.contains(bytes: $0.name.lowercased()) }
      guard let weight else { return nil }
      self = weight
    }

    /// Whether a weight is lighter than another.
    public static func < (first: Weight, second: Weight) -> Bool { first.rawValue < second.rawValue }
  }

  /// The size in points of a font of AppKit by what it is used for.
  static func size(ofMetaFont meta: String) -> Double {
    switch meta {
    case "cellTitle", "controlContent", "user": defaultSize
    case "smallSystem", "smallSystemBold", "toolTip": 11
    case "miniSystem", "miniSystemBold": 9
    case "label": 10
    default: 13
    }
  }

  /// The size in points for a word that stands for one in older documents of UIKit.
  static func size(named word: String) -> Double {
    switch word {
    case "button": 18
    case "smallSystem": 12
    case "label": 17
    default: 14
    }
  }

  /// The size in points of fonts whose size is 0. Labels of one line with such a font are stored 14.5 high.
  public static let defaultSize = 12.0
}

extension Document {
  /// The font that an element describes.
  public func font(_ element: XMLNode) -> FontDescription {
    let names = vocabulary.names
    func text(_ name: String) -> String? { value(names.intern(name), of: element) }
    if let style = value(vocabulary.style, of: element) {
      return FontDescription(kind: .textStyle(TextStyle(attribute: style)), size: nil, weight: nil, metaFont: nil)
    }
    let meta = text("metaFont")
    let size = fontSize(element, metaFont: meta)
    if let face = value(vocabulary.name, of: element) {
      return FontDescription(kind: .face(face, family: text("family")), size: size, weight: nil, metaFont: meta)
    }
    let type = value(vocabulary.type, of: element)
    var weight: FontDescription.Weight?
    if let word = text("weight") {
      weight = .init(name: word)
    } else if [nil, "system", "boldSystem", "italicSystem"].contains(type) {
      weight = .init(in: (type ?? "") + (meta ?? "")) ?? .regular
    }
    return FontDescription(kind: .system(isItalic: type == "italicSystem"), size: size, weight: weight, metaFont: meta)
  }

  private func fontSize(_ element: XMLNode, metaFont: String?) -> Double? {
    let names = vocabulary.names
    func size(_ name: String) -> Double? {
      value(names.intern(name), of: element).map { Self.number($0) ?? FontDescription.size(named: $0) }
    }
    let own = number(names.intern("pointSize"), of: element) ?? size("size")
    if let own, own != 0 { return own }
    return metaFont.map(FontDescription.size(ofMetaFont:)) ?? own.map { _ in FontDescription.defaultSize }
  }
}
