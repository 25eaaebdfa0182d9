/// JSON writes characters beyond U+FFFF as two escapes (`\uD83D\uDE00`), which libyaml refuses; joined into the one escape of
/// YAML (`\U0001F600`) they can be read.
enum SurrogatePairs {
  /// The bytes with every pair joined, and the offsets in them at which the joined escapes end; `nil` when there is no pair.
  static func joined(in bytes: [UInt8]) -> (bytes: [UInt8], ends: [Int])? {
    var result: [UInt8] = []
    var ends: [Int] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      if let high = escape(in: bytes, at: index), 0xD800..<0xDC00 ~= high,
        let low = escape(in: bytes, at: index + 6), 0xDC00..<0xE000 ~= low
      {
        let scalar = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
        let digits = String(scalar, radix: 16, uppercase: true)
        result.append(contentsOf: "\\U".utf8)
        result.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 8 - digits.utf8.count))
        result.append(contentsOf: digits.utf8)
        ends.append(result.count)
        index += 12
      } else {
        // The next character is escaped, so a backslash there begins no escape.
        let end = min(index + 2, bytes.count)
        result.append(contentsOf: bytes[index..<end])
        index = end
      }
    }
    return ends.isEmpty ? nil : (result, ends)
  }

  /// The value of the escape `\uXXXX` at an index.
  private static func escape(in bytes: [UInt8], at index: Int) -> Int? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return Int(String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
  }
}
