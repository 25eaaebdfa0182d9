/// The surroundings for which a variant of an asset is chosen.
public struct AssetTraits: Hashable, Sendable {
  /// The kind of device.
  public var idiom: Idiom
  /// Light or dark.
  public var appearance: Appearance
  /// Whether the user asked for more contrast.
  public var isHighContrast: Bool
  /// The colours that the display can show.
  public var gamut: Gamut
  /// Pixels a point.
  public var scale: Int
  /// Whether text runs from right to left.
  public var isRightToLeft: Bool
  /// The language, such as `de`, for localised sets; `nil`: the one that is in no language.
  public var language: String?

  /// Surroundings from their parts; without arguments a phone of twice the density in light mode.
  public init(
    idiom: Idiom = .phone, appearance: Appearance = .light, isHighContrast: Bool = false, gamut: Gamut = .sRGB,
    scale: Int = 2, isRightToLeft: Bool = false, language: String? = nil
  ) {
    self.idiom = idiom
    self.appearance = appearance
    self.isHighContrast = isHighContrast
    self.gamut = gamut
    self.scale = scale
    self.isRightToLeft = isRightToLeft
    self.language = language
  }

  /// A kind of device; the raw value is that of asset catalogues.
  public enum Idiom: String, Sendable {
    case phone = "iphone"
    case pad = "ipad"
    case tv
    case watch
    case mac
    case car
    case vision
  }

  /// How bright the surroundings are.
  public enum Appearance: String, Sendable {
    case light, dark
  }

  /// The colours that a display can show.
  public enum Gamut: String, Sendable {
    case sRGB
    case displayP3 = "display-P3"
  }
}
