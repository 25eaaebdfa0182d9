import InterfaceBuilder

/// A colour that AppKit has under a name: many have the names of UIKit's and are painted differently.
struct AppKitColor {
  /// The name in documents, such as `labelColor`.
  let name: String
  /// Red, green, blue as a hexadecimal number in sRGB, and the opacity after `@`.
  let light: String
  /// That in the dark appearance.
  let dark: String

  private init(_ name: String, _ light: String, _ dark: String) {
    self.name = name
    self.light = light
    self.dark = dark
  }

  /// The colour with a name; `nil` for names whose colour is not known.
  static func named(_ name: String) -> AppKitColor? { table.first { $0.name == name } }

  /// The colour in the light appearance.
  var literal: LiteralColor? {
    let parts = SystemColor.components(light)
    return LiteralColor(Array(parts[0..<3]), alpha: parts[3], space: "sRGB")
  }

  private static let table: [AppKitColor] = [
    AppKitColor("labelColor", "000000@0.85", "FFFFFF@0.85"),
    AppKitColor("secondaryLabelColor", "000000@0.5", "FFFFFF@0.55"),
    AppKitColor("tertiaryLabelColor", "000000@0.26", "FFFFFF@0.25"),
    AppKitColor("quaternaryLabelColor", "000000@0.1", "FFFFFF@0.1"),
    AppKitColor("controlTextColor", "000000@0.85", "FFFFFF@0.85"),
    AppKitColor("disabledControlTextColor", "000000@0.25", "FFFFFF@0.25"),
    AppKitColor("selectedControlTextColor", "000000@0.85", "FFFFFF@0.85"),
    AppKitColor("placeholderTextColor", "000000@0.25", "FFFFFF@0.25"),
    AppKitColor("textColor", "000000", "FFFFFF"),
    AppKitColor("textBackgroundColor", "FFFFFF", "1E1E1E"),
    AppKitColor("headerTextColor", "000000@0.85", "FFFFFF"),
    AppKitColor("windowFrameTextColor", "000000@0.85", "FFFFFF@0.85"),
    AppKitColor("controlColor", "FFFFFF", "FFFFFF@0.25"),
    AppKitColor("controlBackgroundColor", "FFFFFF", "1E1E1E"),
    AppKitColor("windowBackgroundColor", "ECECEC", "323232"),
    AppKitColor("gridColor", "E6E6E6", "1A1A1A"),
    AppKitColor("separatorColor", "000000@0.1", "FFFFFF@0.1"),
    AppKitColor("linkColor", "0068DA", "419CFF"),
    AppKitColor("controlAccentColor", "007AFF", "0A84FF"),
    AppKitColor("systemBlueColor", "007AFF", "0A84FF"),
    AppKitColor("systemBrownColor", "A2845E", "AC8E68"),
    AppKitColor("systemGrayColor", "8E8E93", "98989D"),
    AppKitColor("systemGreenColor", "28CD41", "32D74B"),
    AppKitColor("systemIndigoColor", "5856D6", "5E5CE6"),
    AppKitColor("systemOrangeColor", "FF9500", "FF9F0A"),
    AppKitColor("systemPinkColor", "FF2D55", "FF375F"),
    AppKitColor("systemPurpleColor", "AF52DE", "BF5AF2"),
    AppKitColor("systemRedColor", "FF3B30", "FF453A"),
    AppKitColor("systemYellowColor", "FFCC00", "FFD60A"),
  ]
}
