internal import CLibXML2
import SourceText

/// Finds out how a file's text is encoded, and makes it UTF-8.
enum TextEncoding {
  /// The file as UTF-8. The bytes decide where they can; the declaration only where they cannot.
  static func decode(_ bytes: consuming [UInt8], path: String) throws(XMLSyntaxError) -> SourceFile {
    if let name = nameByShape(of: bytes) {
      return try convert(bytes, from: name, path: path)
    }
    if let zero = bytes.firstOffset(of: 0) {
      throw XMLSyntaxError(
        source: SourceFile(path: path, bytes: bytes), offset: zero,
        message:
          "A NUL byte stands here, which XML does not allow; the file is damaged: restore it from version control.")
    }
    if let declared = declaredName(in: bytes), !isUTF8Compatible(declared) {
      return try convert(bytes, from: declared, path: path)
    }
    return SourceFile(path: path, bytes: bytes)
  }

  /// The encodings that show in the first four bytes: those of 16 or 32 bits.
  private static func nameByShape(of bytes: [UInt8]) -> String? {
    guard bytes.count >= 4 else { return nil }
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0xFF, 0xFE, 0, 0): return "UTF-32LE"
    case (0, 0, 0xFE, 0xFF): return "UTF-32BE"
    case (0x3C, 0, 0, 0): return "UTF-32LE"
    case (0, 0, 0, 0x3C): return "UTF-32BE"
    case (0xFF, 0xFE, _, _), (0x3C, 0, 0x3F, 0), (0x3C, 0, _, 0): return "UTF-16LE"
    case (0xFE, 0xFF, _, _), (0, 0x3C, 0, _): return "UTF-16BE"
    default: return nil
    }
  }

  /// The name in the XML declaration's `encoding`, if there is one in the first line of ASCII.
  private static func declaredName(in bytes: [UInt8]) -> String? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].starts(with: "<?xml".utf8) else { return nil }
    let head = String(decoding: bytes[start...].prefix(256), as: UTF8.self)
    guard let end = head.firstRange(ofBytes: "?>"), let key = head[..<end.lowerBound].firstRange(ofBytes: "encoding")
    else { return nil }
    let rest = head.utf8[key.upperBound..<end.lowerBound].drop { isWhiteSpace($0) || $0 == UInt8(ascii: "=") }
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    return String(decoding: rest.dropFirst().prefix { $0 != quote }, as: UTF8.self)
  }

  /// A file of 8-bit units that declares 16-bit ones was converted without its declaration: it is UTF-8 by its bytes.
  private static func isUTF8Compatible(_ name: String) -> Bool {
    let name = name.uppercased()
    return ["UTF-8", "UTF8", "US-ASCII", "ASCII"].contains(name) || name.hasPrefix("UTF-16") || name.hasPrefix("UTF-32")
      || name.hasPrefix("UCS-")
  }

  private static func convert(_ bytes: [UInt8], from name: String, path: String) throws(XMLSyntaxError) -> SourceFile {
    guard let handler = xmlFindCharEncodingHandler(name) else {
      throw XMLSyntaxError(
        source: SourceFile(path: path, bytes: bytes), offset: 0,
        message: "The file declares the encoding “\(name)”, which is unknown here; save it as UTF-8.")
    }
    defer { xmlCharEncCloseFunc(handler) }
    let input = xmlBufferCreateSize(bytes.count + 1)
    let output = xmlBufferCreateSize(bytes.count * 2 + 16)
    defer {
      xmlBufferFree(input)
      xmlBufferFree(output)
    }
    // libxml2 would print what it cannot convert to standard error.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    xmlBufferAdd(input, bytes, Int32(bytes.count))
    while xmlBufferLength(input) > 0 {
      let before = xmlBufferLength(input)
      if xmlCharEncInFunc(handler, output, input) < 0 || xmlBufferLength(input) == before {
        let text = converted(output)
        throw XMLSyntaxError(
          source: SourceFile(path: path, bytes: text, isTranscoded: true), offset: text.count,
          message: "A byte stands here that the encoding “\(name)” does not have; save the file as UTF-8.")
      }
    }
    return SourceFile(path: path, bytes: converted(output), isTranscoded: true)
  }

  /// The text that a buffer holds, without its byte order mark.
  private static func converted(_ buffer: xmlBufferPtr?) -> [UInt8] {
    let text = UnsafeBufferPointer(start: xmlBufferContent(buffer), count: Int(xmlBufferLength(buffer)))
    return Array(text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text[...])
  }
}
