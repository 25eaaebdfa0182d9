import SourceText

/// A file of texts in the old format: `"key" = "text";`, with comments.
public struct StringsFile: Sendable {
  /// The texts by their keys. Of a key that occurs twice the last text counts, as it does for the system.
  public let texts: [String: String]
  /// What is wrong, in the order of the file. What is right between two faults is read.
  public let errors: [ResourceError]

  /// The texts in the bytes of a file, which may be UTF-8 or UTF-16.
  public init(bytes: [UInt8], path: String) {
    if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8) {
      texts = [:]
      errors = [
        ResourceError(
          path: path, message: "This is a property list, not texts of the form `\"key\" = \"text\";`; it is not read")
      ]
      return
    }
    let (text, isTranscoded, isWhole) = Self.decode(bytes)
    var parser = StringsParser(SourceFile(path: path, bytes: text, isTranscoded: isTranscoded))
    parser.parse()
    texts = parser.texts
    errors =
      (isWhole
        ? [] : [ResourceError(path: path, message: "Some bytes are neither UTF-8 nor UTF-16; save the file as UTF-8")])
      + parser.errors
  }

  /// The text as UTF-8; whether it was converted; whether no byte was wrong.
  private static func decode(_ bytes: [UInt8]) -> (text: [UInt8], isTranscoded: Bool, isWhole: Bool) {
    let isBigEndian: Bool
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): isBigEndian = false
    case (0xFE, 0xFF): isBigEndian = true
    // The first character is ASCII, so a zero byte tells 16-bit text without a mark.
    case (0, .some): isBigEndian = true
    case (.some, 0): isBigEndian = false
    default:
      return (bytes, false, String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes))
    }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    let text = String(decoding: units.first == 0xFEFF ? units[1...] : units[...], as: UTF16.self)
    return (Array(text.utf8), true, bytes.count % 2 == 0)
  }
}
