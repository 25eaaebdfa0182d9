/// Finds the characters that join the emoji before them: the second letter of a flag, and what follows a joiner.
struct EmojiSequence {
  private var isHalfFlag = false

  /// Whether a character is part of the emoji before it. To be asked for each flag letter in turn.
  mutating func swallows(_ scalar: UInt32, after previous: UInt32) -> Bool {
    if Self.isFlagLetter(scalar) {
      isHalfFlag = !(isHalfFlag && Self.isFlagLetter(previous))
      return !isHalfFlag
    }
    return previous == 0x200D && CharacterClass(scalar) == .emoji
  }

  private static func isFlagLetter(_ scalar: UInt32) -> Bool { 0x1F1E6...0x1F1FF ~= scalar }
}
