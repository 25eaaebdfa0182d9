/// A name in a file system is bytes, which need not be UTF-8; a path here is a `String`, which always is. A byte that is no UTF-8
/// becomes a private character (U+10FE80 to U+10FEFF), and becomes that byte again when the system is asked for the file.
extension Path {
  private static let escapeBase: UInt32 = 0x10FE00

  /// The text for the bytes of a path, as the system or the command line gives them. Every path has a text of its own.
  public static func text(of bytes: some Sequence<UInt8>) -> String {
    let bytes = Array(bytes)
    var text = String.UnicodeScalarView()
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var index = 0
    while true {
      let length: Int
      var scalar: Unicode.Scalar?
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return String(text)
      case .error(let count): length = count
      case .valid(let encoded):
        length = encoded.count
        scalar = UTF8.decode(encoded)
      }
      // A private character that stands in the name itself must not be taken for a byte later.
      if let scalar, !isEscape(scalar) {
        text.append(scalar)
      } else {
        for byte in bytes[index..<(index + length)] { text.append(escape(byte)) }
      }
      index += length
    }
  }

  /// The bytes of a path, as the system wants them: the inverse of `text(of:)`.
  public static func bytes(of path: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(path.utf8.count)
    for scalar in path.unicodeScalars {
      if isEscape(scalar) {
        bytes.append(UInt8(scalar.value - escapeBase))
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return bytes
  }

  /// The value of `body`, which gets the bytes of a path with a zero at the end.
  static func withSystemPath<Value>(_ path: String, _ body: (UnsafePointer<CChar>) -> Value) -> Value {
    // Every private character begins with this byte, and hardly any path holds it.
    guard path.contains(byte: 0xF4) else { return path.withCString(body) }
    return (bytes(of: path) + [0]).withUnsafeBytes { buffer in
      let characters = buffer.bindMemory(to: CChar.self)
      return characters.baseAddress.map(body) ?? path.withCString(body)
    }
  }

  /// The text for a path that the system gives, with a zero at the end.
  static func text(ofSystemPath pointer: UnsafePointer<CChar>) -> String {
    if let text = String(validatingCString: pointer), !text.contains(byte: 0xF4) { return text }
    var bytes: [UInt8] = []
    var index = 0
    while pointer[index] != 0 {
      bytes.append(UInt8(bitPattern: pointer[index]))
      index += 1
    }
    return text(of: bytes)
  }

  private static func isEscape(_ scalar: Unicode.Scalar) -> Bool {
    (escapeBase + 0x80)...(escapeBase + 0xFF) ~= scalar.value
  }

  private static func escape(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(escapeBase + UInt32(byte)) ?? Unicode.Scalar(byte)
  }
}
