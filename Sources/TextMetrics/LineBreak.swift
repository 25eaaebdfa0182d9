/// Where a line may break: after spaces, after dashes in words, and around ideographs.
enum LineBreak {
  /// Whether a line may break between two characters, the first of which is the last of so many since the line might break
  /// last.
  static func isAllowed(from left: UInt32, to right: UInt32, in length: Int) -> Bool {
    if left == space { return right != space }
    if isIdeograph(left) || isIdeograph(right) { return !mayNotBegin(right) && !mayNotEnd(left) }
    return length > 1 && isDash(left) && isLetter(right)
  }

  /// The only character behind which lines break and that hangs over at their end.
  static var space: UInt32 { 0x20 }

  private static func isIdeograph(_ scalar: UInt32) -> Bool { 0x2E80..<0xD7A4 ~= scalar }

  private static func isDash(_ scalar: UInt32) -> Bool { scalar == 0x2D || scalar == 0x2013 || scalar == 0x2014 }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return 0x61...0x7A ~= scalar | 0x20 }
    return Unicode.Scalar(scalar)?.properties.isAlphabetic ?? false
  }

  /// Whether a line may not begin with a character: spaces and closing punctuation.
  private static func mayNotBegin(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar) {
    case " ", "，", "。", "、", "！", "？", "：", "；", "）", "」", "』", "》", "〉", "】", "〕", "”", "’", "…": return true
    case "!", ")", ",", ".", ":", ";", "?", "]", "}", "%": return true
    default: return false
    }
  }

  /// Whether a line may not end with a character: opening punctuation.
  private static func mayNotEnd(_ scalar: UInt32) -> Bool {
    switch Unicode.Scalar(scalar) {
    case "（", "「", "『", "《", "〈", "【", "〔", "“", "‘", "(", "[", "{": return true
    default: return false
    }
  }
}
