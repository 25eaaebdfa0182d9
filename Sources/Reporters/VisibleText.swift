/// Text made safe to print: what a document holds must neither steer a terminal nor break a line-based format.
public enum VisibleText {
  /// The text on one line, with every control character replaced by its picture or its code point.
  public static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars { result += isUnsafe(scalar) ? picture(of: scalar) : String(scalar) }
    return result
  }

  /// Whether a scalar acts on a terminal or on the text around it instead of being seen: control characters, line
  /// separators, and marks that reverse the direction of writing.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE007F, 0x10FE80...0x10FEFF: true
    default: false
    }
  }

  /// What stands for an unsafe scalar: `␛` for escape, `<U+202E>` for one without a picture.
  static func picture(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? ""
    case 0x7F: return "\u{2421}"
    // A byte of a file name that is no UTF-8.
    case 0x10FE80...0x10FEFF: return "\\x" + String(scalar.value & 0xFF, radix: 16, uppercase: true)
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
  }

  /// How many cells of a terminal a scalar takes: 0 for marks that sit on the one before, 2 for wide ones, else 1.
  static func width(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}
