import SourceText

/// The start of a PDF file, as far as the size of its first page stands there.
///
/// The box may stand in the page, in what encloses it, or in an object of its own. One in a compressed stream is not found.
struct PDFHeader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The size of the first page in points, as it is seen: the media box, turned where the page is turned.
  var size: ImageSize? {
    guard let box = firstBox else { return nil }
    let (width, height) = (abs(box[2] - box[0]), abs(box[3] - box[1]))
    return isTurned ? ImageSize(width: height, height: width) : ImageSize(width: width, height: height)
  }

  private var firstBox: [Double]? {
    var offset = 0
    while let found = Self.offset(of: "/MediaBox", in: bytes, from: offset) {
      offset = found + 9
      var scanner = NumberScanner(bytes: bytes, offset: offset)
      if let box = Self.box(&scanner) { return box }
      // A reference, such as `5 0 R`.
      scanner = NumberScanner(bytes: bytes, offset: offset)
      guard let object = scanner.number(), let generation = scanner.number(), scanner.take("R") else { continue }
      let name = "\n\(Int(object)) \(Int(generation)) obj"
      guard let target = Self.offset(of: name, in: bytes, from: 0) else { continue }
      scanner = NumberScanner(bytes: bytes, offset: target + name.utf8.count)
      if let box = Self.box(&scanner) { return box }
    }
    return nil
  }

  private var isTurned: Bool {
    guard let found = Self.offset(of: "/Rotate", in: bytes, from: 0) else { return false }
    var scanner = NumberScanner(bytes: bytes, offset: found + 7)
    guard let angle = scanner.number() else { return false }
    return abs(angle) == 90 || abs(angle) == 270
  }

  private static func box(_ scanner: inout NumberScanner) -> [Double]? {
    guard scanner.take("[") else { return nil }
    var box: [Double] = []
    while box.count < 4 {
      guard let number = scanner.number() else { return nil }
      box.append(number)
    }
    return box
  }

  /// Where a text stands; each candidate is found by its first byte.
  private static func offset(of text: String, in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = text.utf8.first else { return nil }
    var offset = start
    while let found = bytes.firstOffset(of: first, from: offset) {
      if bytes[found...].starts(with: text.utf8) { return found }
      offset = found + 1
    }
    return nil
  }
}

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
