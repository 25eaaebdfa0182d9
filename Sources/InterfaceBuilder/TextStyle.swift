/// A text style of UIKit: a font whose size follows the text size that the user chose.
public struct TextStyle: Sendable {
  /// The name in UIKit, such as `body`.
  public let name: String
  /// The name in documents, after `UICTFontTextStyle`.
  private let attribute: String
  /// The sizes and the distances of baselines in points for each of `ContentSize.all`.
  private let sizes, leadings: [Int]
  /// The weight; of the emphasised form at least semibold.
  public private(set) var weight: FontDescription.Weight
  /// Whether it is the emphasised form of the style.
  public private(set) var isEmphasized = false
  /// Whether it is the short form of the style, with lines closer together.
  public private(set) var isShort = false

  private init(
    _ name: String, attribute: String, weight: FontDescription.Weight = .regular, sizes: [Int], leadings: [Int]
  ) {
    self.name = name
    self.attribute = attribute
    self.weight = weight
    self.sizes = sizes
    self.leadings = leadings
  }

  /// The style that a document names, such as `UICTFontTextStyleBody` or `UICTFontTextStyleEmphasizedBody`; `nil` where the
  /// name is not known.
  public init?(attribute name: String) {
    let prefix = "UICTFontTextStyle"
    guard name.hasPrefix(prefix) else { return nil }
    var rest = name.dropFirst(prefix.count)
    let isEmphasized = rest.hasPrefix("Emphasized")
    if isEmphasized { rest = rest.dropFirst("Emphasized".count) }
    let isShort = rest.hasPrefix("Short")
    if isShort { rest = rest.dropFirst("Short".count) }
    guard let style = Self.all.first(where: { $0.attribute == rest }) else { return nil }
    self = style
    self.isEmphasized = isEmphasized
    self.isShort = isShort
    if isEmphasized { weight = max(weight, .semibold) }
  }

  /// The size in points for a text size that the user chose; that of `large` for one that is not known.
  public func size(for contentSize: String) -> Int { sizes[Self.index(of: contentSize)] }

  /// The distance of baselines in points for a text size that the user chose; that of `large` for one that is not known.
  public func leading(for contentSize: String) -> Int { leadings[Self.index(of: contentSize)] }

  private static func index(of contentSize: String) -> Int { ContentSize.all.firstIndex(of: contentSize) ?? 3 }

  private static let largeTitle = TextStyle(
    "largeTitle", attribute: "Title0",
    sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
  private static let title1 = TextStyle(
    "title1", attribute: "Title1",
    sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
  private static let title2 = TextStyle(
    "title2", attribute: "Title2",
    sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
  private static let title3 = TextStyle(
    "title3", attribute: "Title3",
    sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
  /// The style of headlines.
  public static let headline = TextStyle(
    "headline", attribute: "Headline", weight: .semibold,
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  /// The style of running text.
  public static let body = TextStyle(
    "body", attribute: "Body",
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  private static let callout = TextStyle(
    "callout", attribute: "Callout",
    sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
  /// The style of lines below a headline.
  static let subheadline = TextStyle(
    "subheadline", attribute: "Subhead",
    sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
  /// The style of footnotes.
  public static let footnote = TextStyle(
    "footnote", attribute: "Footnote",
    sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
  /// The style of captions.
  public static let caption1 = TextStyle(
    "caption1", attribute: "Caption1",
    sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51])
  private static let caption2 = TextStyle(
    "caption2", attribute: "Caption2",
    sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])

  private static let all = [
    largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2,
  ]
}
