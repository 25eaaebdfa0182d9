/// The advances of Helvetica, as its published metrics give them.
struct HelveticaGlyphs: Sendable {
  /// The advance of a character in sizes of the font.
  @Sendable func advance(of scalar: UInt32) -> Double {
    switch scalar {
    case 0x20...0x7E: return Self.table[Int(scalar) - 0x20] / 1000
    case 0xA0: return 0.278
    case 0x2014, 0x2026: return 1
    case 0x2019: return 0.222
    case 0x2022: return 0.35
    default: break
    }
    if let base = BaseLetters.base(of: scalar)?.value, base < 0x7F { return Self.table[Int(base) - 0x20] / 1000 }
    switch CharacterClass(scalar) {
    case .zeroWidth: return 0
    case .fullWidth, .emoji: return 1
    case .letter: return scalar >= CharacterClass.firstWide ? 1 : 0.556
    }
  }

  // From the space to the tilde, in thousandths.
  private static let table: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
    500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
