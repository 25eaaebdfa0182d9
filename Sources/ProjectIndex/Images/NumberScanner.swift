/// Reads decimal numbers and marks that white space separates.
struct NumberScanner {
  private let bytes: [UInt8]
  private var offset: Int

  init(bytes: [UInt8], offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Passes over a character, if it is the next one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// The next number; `nil` where there is something else.
  mutating func number() -> Double? {
    skipSpace()
    let start = offset
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") { offset += 1 }
    while offset < bytes.count, bytes[offset] == UInt8(ascii: ".") || Self.isDigit(bytes[offset]) { offset += 1 }
    // An exponent, but not the `em` of a unit.
    if offset + 1 < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e"),
      Self.isDigit(bytes[offset + 1])
        || (offset + 2 < bytes.count && "+-".utf8.contains(bytes[offset + 1]) && Self.isDigit(bytes[offset + 2]))
    {
      offset += 2
      while offset < bytes.count, Self.isDigit(bytes[offset]) { offset += 1 }
    }
    guard let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), abs(number) < 1e9 else {
      offset = start
      return nil
    }
    return number
  }

  /// What follows, in lower case without white space around it.
  mutating func rest() -> String {
    skipSpace()
    return String(decoding: bytes[offset...], as: UTF8.self).lowercased()
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
