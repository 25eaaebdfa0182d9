/// A text style of UIKit: a font whose size follows the text size that the user chose.
public struct TextStyle: Sendable {
  /// The name in UIKit, such as `body`.
  public let name: String
  /// The name in documents, after `UICTFontTextStyle`.
  public let attribute: String
  /// The weight, 400 for regular.
  public let weight: Int
  /// The size in points for each of `ContentSize.all`.
  public let sizes: [Int]
  /// The distance of baselines in points for each of `ContentSize.all`.
  public let leadings: [Int]

  init(_ name: String, attribute: String, weight: Int, sizes: [Int], leadings: [Int]) {
    self.name = name
    self.attribute = attribute
    self.weight = weight
    self.sizes = sizes
    self.leadings = leadings
  }

  private static let byAttribute = Dictionary(table.map { ($0.attribute, $0) }, uniquingKeysWith: { first, _ in first })

  /// The style that a document names, such as `UICTFontTextStyleBody`, and whether it is the emphasised or the short form of
  /// it; `nil` where the name is not known.
  public static func style(named name: String) -> (style: TextStyle, isEmphasized: Bool, isShort: Bool)? {
    let prefix = "UICTFontTextStyle"
    guard name.hasPrefix(prefix) else { return nil }
    var rest = name.dropFirst(prefix.count)
    let isEmphasized = rest.hasPrefix("Emphasized")
    if isEmphasized { rest = rest.dropFirst("Emphasized".count) }
    let isShort = rest.hasPrefix("Short")
    if isShort { rest = rest.dropFirst("Short".count) }
    return byAttribute[String(rest)].map { ($0, isEmphasized, isShort) }
  }

  /// The size for a text size that the user chose; that of `large` for one that is not known.
  public func size(for contentSize: String) -> Int {
    sizes[ContentSize.all.firstIndex(of: contentSize) ?? 3]
  }

  /// The styles, the largest first.
  public static let table: [TextStyle] = [
    TextStyle(
      "largeTitle", attribute: "Title0", weight: 400,
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    TextStyle(
      "title1", attribute: "Title1", weight: 400,
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    TextStyle(
      "title2", attribute: "Title2", weight: 400,
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    TextStyle(
      "title3", attribute: "Title3", weight: 400,
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    TextStyle(
      "headline", attribute: "Headline", weight: 600,
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    TextStyle(
      "body", attribute: "Body", weight: 400,
      sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    TextStyle(
      "callout", attribute: "Callout", weight: 400,
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    TextStyle(
      "subheadline", attribute: "Subhead", weight: 400,
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    TextStyle(
      "footnote", attribute: "Footnote", weight: 400,
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    TextStyle(
      "caption1", attribute: "Caption1", weight: 400,
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    TextStyle(
      "caption2", attribute: "Caption2", weight: 400,
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]
}
