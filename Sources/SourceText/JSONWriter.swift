/// Writes JSON in the order in which it is told, so that equal input gives equal bytes.
///
/// Values are written with `value`, members with `key` before their value; commas and indents come by themselves.
public struct JSONWriter {
  /// What has been written so far, as UTF-8.
  public private(set) var bytes: [UInt8] = []
  /// Spaces an indent step; `nil` writes everything on one line.
  public let indent: Int?
  private var isEmpty: [Bool] = []
  private var isAfterKey = false

  /// A writer; `indent: nil` for a compact form.
  public init(indent: Int? = 2) {
    self.indent = indent
  }

  /// Writes an object whose members `body` writes.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    container("{", "}", body)
  }

  /// Writes an array whose elements `body` writes.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    container("[", "]", body)
  }

  /// Writes the key of the member whose value is written next.
  public mutating func key(_ name: String) {
    separate()
    string(name)
    bytes.append(contentsOf: indent == nil ? ":".utf8 : ": ".utf8)
    isAfterKey = true
  }

  /// Writes a string.
  public mutating func value(_ value: String) {
    separate()
    string(value)
  }

  /// Writes an integer.
  public mutating func value(_ value: Int) {
    separate()
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Writes true or false.
  public mutating func value(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes null.
  public mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a member whose value is a string, or null.
  public mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { self.value(value) } else { null() }
  }

  /// Writes a member whose value is an integer, or null.
  public mutating func member(_ name: String, _ value: Int?) {
    key(name)
    if let value { self.value(value) } else { null() }
  }

  /// Takes what has been written so far out of the writer, to print it while the rest is still to come.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  private mutating func container(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(contentsOf: open.utf8)
    isEmpty.append(true)
    body(&self)
    if isEmpty.removeLast() == false { newLine() }
    bytes.append(contentsOf: close.utf8)
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let last = isEmpty.indices.last else { return }
    if !isEmpty[last] { bytes.append(UInt8(ascii: ",")) }
    isEmpty[last] = false
    newLine()
  }

  private mutating func newLine() {
    guard let indent else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent * isEmpty.count))
  }

  private mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)])
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      // Characters that nobody sees, and line ends of JavaScript and YAML, which read JSON too.
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
        let digits = String(scalar.value, radix: 16)
        bytes.append(contentsOf: "\\u".utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
