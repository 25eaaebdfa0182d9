/// Measures the letters of one font, one after the other.
struct LetterMeasure {
  private let glyphs: GlyphTable
  private let kerning: [Int16]
  /// What an advance is multiplied with to be in points.
  private let scale: Double
  private let kerningScale: Double
  /// What each letter gets in points beyond its advance.
  private let spacing: Double
  /// What the widening of letters is multiplied with to be in points.
  private let displayScale: Double

  private var previous: UInt32 = 0
  /// The letter before without its accents, as far as there are pairs with it.
  private var left: UInt32 = 0
  private var sequence = EmojiSequence()

  init(_ face: FontFace) {
    guard let family = face.family else {
      glyphs = .system(face.weight)
      kerning = Kerning.pairs
      scale = face.size
      kerningScale = face.size / 10_000
      spacing = Tracking.spacing(size: face.size, weight: face.weight)
      displayScale = face.size * Tracking.displayShare(size: face.size)
      return
    }
    kerning = []
    kerningScale = 0
    spacing = 0
    displayScale = 0
    glyphs = family.isFixedPitch ? .fixedPitch : .helvetica
    // Bold letters of a proportional family are about a twentieth wider.
    let isWider = !family.isFixedPitch && face.weight.rawValue >= FontWeight.bold.rawValue
    scale = face.size * family.width * (isWider ? 1.05 : 1)
  }

  /// How far the next letter moves towards the one before, and how wide it is, both in points.
  mutating func next(_ scalar: UInt32) -> (kerning: Double, advance: Double) {
    defer { previous = scalar }
    if scalar < 0x7F {
      let advance = glyphs.advance(of: scalar) * scale + spacing
      return (kerning(before: scalar), displayScale > 0 ? advance + Self.widening(scalar) * displayScale : advance)
    }
    if sequence.swallows(scalar, after: previous) { return (0, 0) }
    let advance = glyphs.advance(of: scalar)
    if advance == 0 { return (0, 0) }
    return (
      kerning(before: BaseLetters.base(of: scalar)?.value ?? scalar),
      advance * scale + (scalar < CharacterClass.firstWide ? spacing : 0)
    )
  }

  /// What a letter of display is wider than the average makes it, in sizes of the font: of digits (8 of 10 stored widths of
  /// 20 to 60 points), A (8 of 8 of 120 points) and C (2 of 2).
  private static func widening(_ scalar: UInt32) -> Double {
    switch scalar {
    case 0x30...0x39: 0.0095
    case 0x41: 0.025
    case 0x43: 0.01
    default: 0
    }
  }

  private mutating func kerning(before right: UInt32) -> Double {
    defer { left = right }
    guard !kerning.isEmpty, left &- 0x20 < 0x5F, right &- 0x20 < 0x5F else { return 0 }
    return Double(kerning[Int(left - 0x20) * Kerning.count + Int(right - 0x20)]) * kerningScale
  }
}
