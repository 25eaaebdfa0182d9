import SourceText

/// Reads texts of the form `"key" = "text";`. After a fault it goes on behind the next semicolon or in the next line.
struct StringsParser {
  /// The texts by their keys.
  private(set) var texts: [String: String] = [:]
  /// What is wrong, in the order of the file.
  private(set) var errors: [ResourceError] = []

  private let source: SourceFile
  private let bytes: [UInt8]
  private var offset: Int

  /// What stops the reading of one entry.
  private struct Fault: Error {
    let offset: Int
    let message: String
    /// Whether the next entry begins at once, so that nothing must be passed over.
    var isBetweenEntries = false
  }

  init(_ source: SourceFile) {
    self.source = source
    bytes = source.bytes
    offset = source.hasByteOrderMark ? 3 : 0
  }

  /// Reads the whole file.
  mutating func parse() {
    var isBraced = false
    while true {
      do throws(Fault) {
        try skipSpace()
        guard let byte = bytes[at: offset] else { return }
        if !isBraced, texts.isEmpty, byte == UInt8(ascii: "{") {
          isBraced = true
          offset += 1
        } else if isBraced, byte == UInt8(ascii: "}") {
          offset += 1
        } else {
          try readEntry()
        }
      } catch {
        errors.append(
          ResourceError(path: source.path, position: source.position(at: error.offset), message: error.message))
        if !error.isBetweenEntries { recover() }
      }
    }
  }

  private mutating func readEntry() throws(Fault) {
    var end: Int
    let key = try readText("A key")
    end = offset
    try skipSpace()
    if take("=") {
      try skipSpace()
      texts[key] = try readText("A text in quotes")
      end = offset
      try skipSpace()
    } else if bytes[at: offset] == UInt8(ascii: ";") {
      // A key alone is its own text.
      texts[key] = key
    } else {
      throw Fault(offset: end, message: "`=` is missing after the key `\(key)`")
    }
    if !take(";") {
      throw Fault(offset: end, message: "`;` is missing after the text of `\(key)`", isBetweenEntries: true)
    }
  }

  /// Passes over white space and comments.
  private mutating func skipSpace() throws(Fault) {
    while let byte = bytes[at: offset] {
      if byte <= 0x20 {
        offset += 1
      } else if byte == UInt8(ascii: "/"), bytes[at: offset + 1] == UInt8(ascii: "/") {
        while let byte = bytes[at: offset], byte != 0x0A, byte != 0x0D { offset += 1 }
      } else if byte == UInt8(ascii: "/"), bytes[at: offset + 1] == UInt8(ascii: "*") {
        let start = offset
        offset += 2
        while !(bytes[at: offset] == UInt8(ascii: "*") && bytes[at: offset + 1] == UInt8(ascii: "/")) {
          guard offset < bytes.count else {
            throw Fault(offset: start, message: "The comment that begins here has no end")
          }
          offset += 1
        }
        offset += 2
      } else {
        return
      }
    }
  }

  private mutating func readText(_ expected: String) throws(Fault) -> String {
    if let byte = bytes[at: offset], byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return try readQuoted(byte)
    }
    let start = offset
    while let byte = bytes[at: offset], Self.isPlain(byte), !isCommentStart { offset += 1 }
    guard offset > start else { throw Fault(offset: offset, message: "\(expected) is expected here") }
    return source.text(in: start..<offset)
  }

  private mutating func readQuoted(_ quote: UInt8) throws(Fault) -> String {
    let start = offset
    offset += 1
    var units: [UInt8] = []
    while let byte = bytes[at: offset] {
      offset += 1
      if byte == quote { return String(decoding: units, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { readEscape(into: &units) } else { units.append(byte) }
    }
    offset = start + 1
    throw Fault(offset: start, message: "The text that begins here has no closing quote")
  }

  /// Reads what follows a backslash.
  private mutating func readEscape(into units: inout [UInt8]) {
    guard let byte = bytes[at: offset] else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "a"): units.append(0x07)
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "v"): units.append(0x0B)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      guard var scalar = readDigits(4, radix: 16) else { return units.append(byte) }
      let next = offset
      if 0xD800..<0xDC00 ~= scalar, take("\\"), take("U") || take("u"), let low = readDigits(4, radix: 16),
        0xDC00..<0xE000 ~= low
      {
        scalar = 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00)
      } else {
        offset = next
      }
      units.append(contentsOf: String(Unicode.Scalar(UInt32(scalar)) ?? "\u{FFFD}").utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      let scalar = readDigits(3, radix: 8) ?? 0
      units.append(contentsOf: String(Unicode.Scalar(UInt32(scalar)) ?? "\u{FFFD}").utf8)
    default: units.append(byte)
    }
  }

  /// A number of at most so many digits.
  private mutating func readDigits(_ limit: Int, radix: Int) -> Int? {
    var end = offset
    while end < min(offset + limit, bytes.count), Unicode.Scalar(bytes[end]).isDigit(ofRadix: radix) { end += 1 }
    defer { offset = end }
    return Int(String(decoding: bytes[offset..<end], as: UTF8.self), radix: radix)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard bytes[at: offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Goes behind the next semicolon or to the next line, whichever comes first.
  private mutating func recover() {
    while let byte = bytes[at: offset] {
      offset += 1
      if byte == UInt8(ascii: ";") || byte == 0x0A || byte == 0x0D { return }
    }
  }

  private var isCommentStart: Bool {
    guard bytes[at: offset] == UInt8(ascii: "/"), let next = bytes[at: offset + 1] else { return false }
    return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
  }

  /// The characters of texts without quotes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "_$/:.-".utf8.contains(byte)
    }
  }
}

extension [UInt8] {
  /// The byte at an offset; `nil` past the end.
  fileprivate subscript(at offset: Int) -> UInt8? { offset < count ? self[offset] : nil }
}

extension Unicode.Scalar {
  fileprivate func isDigit(ofRadix radix: Int) -> Bool {
    switch value {
    case 0x30...0x39: Int(value) - 0x30 < radix
    case 0x41...0x46, 0x61...0x66: radix == 16
    default: false
    }
  }
}
