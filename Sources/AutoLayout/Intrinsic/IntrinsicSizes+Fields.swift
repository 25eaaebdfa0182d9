import TextMetrics
import XMLTree

/// Text fields and segmented controls.
extension IntrinsicSizes {
  /// The size of a text field: its text or placeholder, and its border.
  func textFieldSize(_ view: LayoutView) -> IntrinsicSize {
    let font = fonts.font(of: view, defaultSize: 14)
    let own = text(of: view)
    let placeholder = tree.translation(of: "placeholder", in: view.element) ?? view.value("placeholder") ?? ""
    let width = roundedUp(measurer.width(of: own.isEmpty ? placeholder : own, in: font))
    switch view.value("borderStyle") {
    case "roundedRect":
      return IntrinsicSize(width: width + 14, height: Self.roundedFieldHeights[tree.toolsVersion])
    case "line", "bezel": return IntrinsicSize(width: width + 8, height: roundedUp(font.lineHeight) + 5)
    default:
      let isMeasured = font.family == nil && tree.toolsVersion >= 14_800
      let height = isMeasured ? Self.plainFieldHeights.first { $0.size == font.size }?.height : nil
      return IntrinsicSize(width: width, height: height ?? (font.lineHeight - 1e-3).rounded(.up))
    }
  }

  /// 212 of 224 fields from Xcode 11 on.
  private static let roundedFieldHeights = ToolsVersionTable(
    30.0, (from: 14_800, 34))

  /// The heights of fields without a border by the size of the system font, as documents store them: the
  /// distance of lines and not their height.
  private static let plainFieldHeights: [(size: Double, height: Double)] = [
    (13, 16), (14, 17), (15, 19.5), (16, 21), (17, 22), (28, 34.5),
  ]

  /// The size of a segmented control: all segments are as wide as the widest title at 13 points asks for.
  func segmentedControlSize(_ view: LayoutView) -> IntrinsicSize {
    let height = Self.segmentHeights[tree.toolsVersion]
    guard let list = tree.document.xml.firstChild(of: view.element, named: tree.name("segments")) else {
      return IntrinsicSize(width: 100, height: height)
    }
    let font = FontFace(size: 13)
    let widths = tree.document.xml.children(of: list, named: tree.name("segment")).map { segment in
      let title = tree.translation(of: "title", in: segment) ?? tree.document.value(tree.name("title"), of: segment)
      let width = (measurer.width(of: title ?? "", in: font) - Self.segmentTolerances[tree.toolsVersion]).rounded(.up)
      return width + Self.segmentPaddings[tree.toolsVersion]
    }
    guard let widest = widths.max() else { return IntrinsicSize(width: 100, height: height) }
    let count = Double(widths.count)
    return IntrinsicSize(width: widest * count + count - 1, height: height)
  }

  private static let segmentHeights = ToolsVersionTable(
    28.0, (from: 15_000, 31))
  /// By how much a title may be measured too wide: with these, 5 of 5 controls of old versions and 3 of 6 of new ones come
  /// out within a point.
  private static let segmentTolerances = ToolsVersionTable(
    0.0, (from: 14_800, 0.35))
  private static let segmentPaddings = ToolsVersionTable(
    14.0, (from: 14_800, 20))
}
