import SourceText

/// The start tag of an SVG file.
struct SVGHeader {
  /// The attributes of the element `svg` that tell a size, by name.
  private var attributes: [String: String] = [:]

  /// A header from the first bytes of a file, which must be UTF-8.
  init(_ bytes: [UInt8]) {
    guard var offset = Self.endOfElementName(in: bytes) else { return }
    while let name = Self.name(in: bytes, at: &offset), let value = Self.value(in: bytes, at: &offset) {
      if ["width", "height", "viewBox"].contains(name), attributes[name] == nil { attributes[name] = value }
    }
  }

  /// The size in points: `width` and `height`, or the size of `viewBox` for what is absent or relative.
  var size: ImageSize? {
    let box = attributes["viewBox"].flatMap(Self.box)
    switch (attributes["width"].flatMap(Self.length), attributes["height"].flatMap(Self.length), box) {
    case (let width?, let height?, _): return ImageSize(width: width, height: height)
    case (let width?, nil, let box?): return ImageSize(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?): return ImageSize(width: height * box.width / box.height, height: height)
    case (nil, nil, let box?): return box
    default: return nil
    }
  }

  private static func box(_ text: String) -> ImageSize? {
    var scanner = NumberScanner(bytes: text.utf8.map { $0 == UInt8(ascii: ",") ? 0x20 : $0 })
    guard scanner.number() != nil, scanner.number() != nil, let width = scanner.number(), let height = scanner.number(),
      width > 0, height > 0
    else { return nil }
    return ImageSize(width: width, height: height)
  }

  /// A length in pixels of CSS, of which 96 are an inch; `nil` where it depends on what is around.
  private static func length(_ text: String) -> Double? {
    var scanner = NumberScanner(bytes: Array(text.utf8))
    guard let number = scanner.number() else { return nil }
    let unit = scanner.rest()
    let factors = ["px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4]
    let name = unit.prefix { !$0.isWhitespace }
    return name.isEmpty ? number : factors[String(name)].map { $0 * number }
  }

  // MARK: The tag

  /// The offset behind `<svg`; comments and declarations before it are passed over.
  private static func endOfElementName(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while let start = bytes.firstOffset(of: UInt8(ascii: "<"), from: offset) {
      let rest = bytes[start...]
      if rest.starts(with: "<!--".utf8) {
        offset = start + 4
        while offset < bytes.count, !bytes[offset...].starts(with: "-->".utf8) { offset += 1 }
      } else if rest.starts(with: "<svg".utf8) || rest.starts(with: "<svg:svg".utf8) {
        return start + (rest.starts(with: "<svg:svg".utf8) ? 8 : 4)
      } else {
        offset = start + 1
      }
    }
    return nil
  }

  /// The name of the next attribute; `nil` at the end of the tag.
  private static func name(in bytes: [UInt8], at offset: inout Int) -> String? {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
    let start = offset
    while offset < bytes.count, bytes[offset] > 0x20, !"=>/".utf8.contains(bytes[offset]) { offset += 1 }
    return start == offset ? nil : String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The value behind a name, without its quotes.
  private static func value(in bytes: [UInt8], at offset: inout Int) -> String? {
    while offset < bytes.count, bytes[offset] <= 0x20 || bytes[offset] == UInt8(ascii: "=") { offset += 1 }
    guard offset < bytes.count, "\"'".utf8.contains(bytes[offset]),
      let end = bytes.firstOffset(of: bytes[offset], from: offset + 1)
    else { return nil }
    defer { offset = end + 1 }
    return String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
  }
}
