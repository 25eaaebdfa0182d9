import YAMLTree

/// When a variant of an asset is the right one. What is `nil` does not matter to it.
public struct AssetConditions: Hashable, Sendable {
  /// The kind of device as the catalogue names it, such as `ipad` or `watch`; `nil` for `universal`.
  public var idiom: String?
  /// Light or dark.
  public var appearance: AssetTraits.Appearance?
  /// Whether it is for high contrast only.
  public var isHighContrast = false
  /// The display's colours.
  public var gamut: AssetTraits.Gamut?
  /// Pixels a point; `nil` for files that serve every scale.
  public var scale: Int?
  /// Whether it is for text from right to left (`true`) or from left to right (`false`).
  public var isRightToLeft: Bool?
  /// The language of a localised set.
  public var language: String?
  /// What else must hold, by the catalogue's names, such as `height-class` and `screen-width`, in the order of the file.
  public var others: [Other] = []

  /// A condition that traits do not tell.
  public struct Other: Hashable, Sendable {
    /// The catalogue's name of it.
    public let name: String
    /// The value, such as `compact` or `>145`.
    public let value: String
  }

  /// How well the variant suits: the greater of two is the better one; `nil` where it does not suit at all.
  ///
  /// A variant that needs something that traits do not tell comes after all that do not. Then the device counts, before language
  /// and direction, these before the appearance, then contrast, the gamut and the scale.
  func rank(for traits: AssetTraits) -> [Int]? {
    guard let device = deviceRank(traits.idiom),
      let speech = Self.rank(language.map(LanguageName.init), traits.language.map(LanguageName.init)),
      let direction = Self.rank(isRightToLeft, traits.isRightToLeft),
      let brightness = Self.rank(appearance, traits.appearance),
      !isHighContrast || traits.isHighContrast,
      gamut != .displayP3 || traits.gamut == .displayP3
    else { return nil }
    return [
      others.isEmpty ? 1 : 0, device, speech, direction, brightness, isHighContrast ? 1 : 0,
      gamut == nil ? 1 : gamut == traits.gamut ? 2 : 0, scaleRank(traits.scale),
    ]
  }

  /// Universal variants serve every device, and those of the phone serve a pad that has none.
  private func deviceRank(_ device: AssetTraits.Idiom) -> Int? {
    guard let idiom else { return 1 }
    if idiom == device.rawValue { return 2 }
    return device == .pad && idiom == AssetTraits.Idiom.phone.rawValue ? 0 : nil
  }

  /// The same scale is best, then a file for all scales, then the next larger, then the next smaller.
  private func scaleRank(_ wanted: Int) -> Int {
    guard let scale else { return 1000 }
    if scale == wanted { return 1001 }
    return scale > wanted ? 900 - scale : scale
  }

  private static func rank<Value: Equatable>(_ value: Value?, _ wanted: Value?) -> Int? {
    guard let value else { return 0 }
    return value == wanted ? 1 : nil
  }
}

extension AssetConditions {
  /// The conditions that an entry of `colors` or `images` states.
  init(_ entry: [YAMLNode.Entry]) throws(YAMLError) {
    for member in entry {
      switch member.name {
      case "idiom":
        let name = try member.value.string()
        idiom = name == "universal" ? nil : name
      case "scale": scale = try Self.scale(member.value)
      case "display-gamut": gamut = .init(rawValue: try member.value.string())
      case "language-direction": isRightToLeft = try member.value.string() == "right-to-left"
      case "locale": language = try member.value.string()
      case "appearances":
        for appearance in try member.value.list() { try add(appearance: appearance) }
      case "color", "filename", "unassigned", "resizing", "alignment-insets": break
      default: others.append(Other(name: member.name, value: try member.value.string()))
      }
    }
  }

  private mutating func add(appearance node: YAMLNode) throws(YAMLError) {
    let members = try node.mapping()
    guard let kind = try members["appearance"]?.string(), let value = try members["value"]?.string() else {
      throw node.error("an appearance needs `appearance` and `value`")
    }
    switch (kind, value) {
    case ("luminosity", "light"): appearance = .light
    case ("luminosity", "dark"): appearance = .dark
    case ("contrast", "high"): isHighContrast = true
    case ("contrast", "normal"): break
    default: others.append(Other(name: kind, value: value))
    }
  }

  private static func scale(_ node: YAMLNode) throws(YAMLError) -> Int? {
    let text = try node.string()
    if text.isEmpty { return nil }
    guard text.utf8.last == UInt8(ascii: "x"), let scale = Int(text.dropLast()), 1...9 ~= scale else {
      throw node.error("a scale such as `2x` is expected here, but there is `\(text)`")
    }
    return scale
  }
}

extension [YAMLNode.Entry] {
  /// The value of the member with a name; `nil` where there is none.
  subscript(name: String) -> YAMLNode? {
    first { $0.name == name }?.value
  }
}
