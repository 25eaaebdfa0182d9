/// The characters whose width follows from their kind, whatever the font.
enum CharacterClass {
  /// Marks over other letters and characters that are not seen.
  case zeroWidth
  /// Ideographs, kana, Hangul and wide punctuation, which fill a square.
  case fullWidth
  /// Emoji and dingbats.
  case emoji
  /// All others.
  case letter

  /// The first character that takes no tracking: from it on, most fill a square or more.
  static var firstWide: UInt32 { 0x2E80 }

  /// The kind of a character.
  init(_ scalar: UInt32) {
    switch scalar {
    case 0xAD, 0x300..<0x370, 0x20D0..<0x2100, 0xFE00..<0xFE10, 0x1F3FB...0x1F3FF: self = .zeroWidth
    case 0..<0x300: self = .letter
    case 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFF00..<0xFF61, 0x20000..<0x40000:
      self = Self.isMark(scalar) ? .zeroWidth : .fullWidth
    case 0x2600..<0x27C0, 0x2B00..<0x2C00: self = .emoji
    case _ where Self.isMark(scalar): self = .zeroWidth
    case 0x1F000...: self = .emoji
    default: self = .letter
    }
  }

  private static func isMark(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar)?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }
}
