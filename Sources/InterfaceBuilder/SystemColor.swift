/// A colour that the system gives, which depends on the appearance and on the version of the system.
public struct SystemColor: Sendable {
  /// The name in documents, such as `labelColor`.
  public let name: String
  /// In light mode; the palette of iOS 13 to 18.
  public let light: String
  /// In dark mode.
  public let dark: String
  /// In dark mode, for what lies above something else, such as a sheet; `nil` where it is the same.
  public let elevated: String?
  /// In light mode from iOS 26; `nil` where it is the same.
  public let light26: String?
  /// In dark mode from iOS 26; `nil` where it is the same.
  public let dark26: String?
  /// In light mode in iOS 13 and 14; `nil` where it is the same.
  public let light13: String?
  /// In dark mode in iOS 13 and 14; `nil` where it is the same.
  public let dark13: String?

  /// A colour from its values, `RRGGBB` or `RRGGBB@opacity`.
  init(
    _ name: String, light: String, dark: String, elevated: String? = nil, light26: String? = nil, dark26: String? = nil,
    light13: String? = nil, dark13: String? = nil
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    self.elevated = elevated
    self.light26 = light26
    self.dark26 = dark26
    self.light13 = light13
    self.dark13 = dark13
  }

  private static let byName = Dictionary(table.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The colour with a name; `nil` where the name is not known.
  public static func named(_ name: String) -> SystemColor? { byName[name] }

  /// The components of a value, from 0 to 1: red, green, blue, opacity.
  public static func components(_ value: String) -> [Double] {
    let parts = value.split(separator: "@")
    let number = parts.first.flatMap { Int($0, radix: 16) } ?? 0
    let alpha = parts.count > 1 ? Double(parts[1]) ?? 1 : 1
    return [number >> 16 & 255, number >> 8 & 255, number & 255].map { Double($0) / 255 } + [alpha]
  }
}
