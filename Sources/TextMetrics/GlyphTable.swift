/// How wide the letters of a font are, in sizes of the font.
struct GlyphTable: Sendable {
  private static let lowCount: UInt32 = 0x250

  /// The advances of the first characters: ASCII and Latin letters.
  private let low: [Double]
  private let advance: @Sendable (UInt32) -> Double

  private init(_ advance: @escaping @Sendable (UInt32) -> Double) {
    self.advance = advance
    low = (0..<Self.lowCount).map(advance)
  }

  /// The advance of a character.
  func advance(of scalar: UInt32) -> Double {
    scalar < Self.lowCount ? low[Int(scalar)] : advance(scalar)
  }

  /// The letters of the system font.
  static func system(_ weight: FontWeight) -> GlyphTable {
    switch weight {
    case .light: return light
    case .regular: return regular
    case .medium: return medium
    case .semibold: return semibold
    case .bold: return bold
    case .heavy: return heavy
    }
  }

  // Each is made when a text needs it.
  private static let light = GlyphTable(SystemGlyphs(.light).advance)
  private static let regular = GlyphTable(SystemGlyphs(.regular).advance)
  private static let medium = GlyphTable(SystemGlyphs(.medium).advance)
  private static let semibold = GlyphTable(SystemGlyphs(.semibold).advance)
  private static let bold = GlyphTable(SystemGlyphs(.bold).advance)
  private static let heavy = GlyphTable(SystemGlyphs(.heavy).advance)

  /// The letters of Helvetica, which stand for those of other families.
  static let helvetica = GlyphTable(HelveticaGlyphs().advance)

  /// Letters that are all one size of the font wide.
  static let fixedPitch = GlyphTable { CharacterClass($0) == .zeroWidth ? 0 : 1 }
}
