/// The advances of the system font in a weight, as they are looked up; `GlyphTable` keeps those of the first characters.
struct SystemGlyphs: Sendable {
  private let table: [UInt16]
  private let cyrillicFactor: Double

  init(_ weight: FontWeight) {
    table = SystemAdvances.table(weight)
    switch weight {
    case .light: cyrillicFactor = 0.98
    case .regular: cyrillicFactor = 1
    case .medium: cyrillicFactor = 1.02
    case .semibold: cyrillicFactor = 1.035
    case .bold: cyrillicFactor = 1.06
    case .heavy: cyrillicFactor = 1.08
    }
  }

  /// The advance of a character in sizes of the font.
  @Sendable func advance(of scalar: UInt32) -> Double {
    if let own = ownAdvance(of: scalar) { return own }
    if let base = BaseLetters.base(of: scalar), let advance = ownAdvance(of: base.value) { return advance }
    switch CharacterClass(scalar) {
    case .zeroWidth: return 0
    case .fullWidth: return 1
    case .emoji: return 1.25
    case .letter: return Self.average(of: scalar)
    }
  }

  private func ownAdvance(of scalar: UInt32) -> Double? {
    switch scalar {
    case 0x20...0x7E: return Double(table[Int(scalar) - 0x20]) / 10_000
    case 0xA0, 0x202F: return Double(table[0]) / 10_000
    case 0x410...0x44F: return Self.cyrillic[Int(scalar) - 0x410] * cyrillicFactor
    default:
      guard let index = SystemAdvances.others.firstIndex(where: { $0.value == scalar }) else { return nil }
      return Double(table[Kerning.count + index]) / 10_000
    }
  }

  /// The average advance of a letter of the script that a character belongs to.
  private static func average(of scalar: UInt32) -> Double {
    switch scalar {
    case 0xC6, 0x152, 0x1E2, 0x1FC: return 0.95
    case 0x370..<0x400: return 0.56
    case 0x400..<0x530: return Unicode.Scalar(scalar)?.properties.isUppercase == true ? 0.66 : 0.57
    case 0x590..<0x780: return 0.5
    default: return 0.6
    }
  }

  // From А to я in the regular weight. Checked with the frames that Interface Builder stored in a Russian project.
  private static let cyrillic: [Double] = [
    0.69, 0.65, 0.66, 0.56, 0.74, 0.60, 0.96, 0.64, 0.74, 0.74, 0.66, 0.71, 0.88, 0.74, 0.77, 0.73,
    0.63, 0.73, 0.63, 0.65, 0.80, 0.68, 0.76, 0.67, 1.00, 1.02, 0.76, 0.90, 0.65, 0.73, 1.03, 0.66,
    0.552, 0.60, 0.56, 0.43, 0.62, 0.57, 0.79, 0.52, 0.61, 0.61, 0.56, 0.61, 0.74, 0.60, 0.592, 0.585,
    0.60, 0.55, 0.50, 0.53, 0.77, 0.54, 0.62, 0.56, 0.83, 0.85, 0.63, 0.77, 0.56, 0.55, 0.81, 0.56,
  ]
}
