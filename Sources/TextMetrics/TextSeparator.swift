/// The characters that end a line or a paragraph.
enum TextSeparator {
  case newline, carriageReturn, line, paragraph

  /// The kind of a character; `nil` for one that ends nothing.
  init?(_ scalar: UInt32) {
    switch scalar {
    case 0x0A: self = .newline
    case 0x0D: self = .carriageReturn
    case 0x2028: self = .line
    case 0x2029: self = .paragraph
    default: return nil
    }
  }
}
