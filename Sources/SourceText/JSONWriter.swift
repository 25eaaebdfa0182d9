/// Writes JSON in the order in which it is told, so that equal input gives equal bytes.
///
/// Values are written with `value`, members with `key` before their value; commas and indents come by themselves. Arrays and
/// objects that begin with `inline` keep everything within them on one line.
public struct JSONWriter {
  /// What has been written so far, as UTF-8.
  public private(set) var bytes: [UInt8] = []
  /// Spaces an indent step; `nil` writes everything on one line.
  public let indent: Int?
  /// The open containers, the innermost last.
  private var levels: [Level] = []
  private var isAfterKey = false

  private struct Level {
    var isEmpty: Bool
    let isInline: Bool
  }

  /// A writer; `indent: nil` for a compact form, `depth` for text that will stand so many levels deep in another.
  public init(indent: Int? = 2, depth: Int = 0) {
    self.indent = indent
    base = depth
  }

  /// How many levels the text lies deep in the one that it will be put into.
  private let base: Int

  /// Whether nothing has been written.
  public var isEmpty: Bool { bytes.isEmpty }

  /// Writes an object whose members `body` writes.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    beginObject()
    body(&self)
    endObject()
  }

  /// Writes an array whose elements `body` writes.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    beginArray()
    body(&self)
    endArray()
  }

  /// Begins an object; `endObject` must follow its members.
  public mutating func beginObject(inline: Bool = false) {
    begin(UInt8(ascii: "{"), inline: inline)
  }

  /// Ends the innermost object.
  public mutating func endObject() {
    end(UInt8(ascii: "}"))
  }

  /// Begins an array; `endArray` must follow its elements.
  public mutating func beginArray(inline: Bool = false) {
    begin(UInt8(ascii: "["), inline: inline)
  }

  /// Ends the innermost array.
  public mutating func endArray() {
    end(UInt8(ascii: "]"))
  }

  /// Writes the key of the member whose value is written next.
  public mutating func key(_ name: String) {
    separate()
    string(name)
    colon()
  }

  /// Writes the key of the member whose value is written next; it must be ASCII without quotes or control characters.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    colon()
  }

  /// Writes the key of the member whose value is written next; the bytes are that of a JSON string, quotes included.
  public mutating func key(quoted name: [UInt8]) {
    separate()
    bytes.append(contentsOf: name)
    colon()
  }

  /// Writes a string.
  public mutating func value(_ value: String) {
    separate()
    string(value)
  }

  /// Writes a string from its UTF-8.
  public mutating func value(_ utf8: UnsafeBufferPointer<UInt8>) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    escape(utf8)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an integer.
  public mutating func value(_ value: Int) {
    separate()
    digits(value)
  }

  /// Writes a number rounded to three decimals; what is no finite number becomes null.
  public mutating func value(_ value: Double) {
    separate()
    guard value.isFinite else { return bytes.append(contentsOf: "null".utf8) }
    let thousands = (value * 1000).rounded()
    guard thousands.magnitude < 1e15 else { return bytes.append(contentsOf: String(value).utf8) }
    let scaled = Int(thousands)
    if scaled < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(abs(scaled) / 1000)
    var rest = abs(scaled) % 1000
    guard rest != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit = 100
    while rest != 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
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

  /// Writes a value that is JSON already and was made for this depth.
  public mutating func raw(_ json: [UInt8]) {
    separate()
    bytes.append(contentsOf: json)
  }

  /// Writes the elements of an array, or the members of an object, that are JSON already: what another writer wrote between
  /// the brackets of such a container at this depth.
  public mutating func rawItems(_ json: [UInt8]) {
    guard !json.isEmpty else { return }
    separate()
    bytes.append(contentsOf: json)
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

  private mutating func begin(_ bracket: UInt8, inline: Bool) {
    separate()
    bytes.append(bracket)
    levels.append(Level(isEmpty: true, isInline: inline || (levels.last?.isInline ?? false)))
  }

  private mutating func end(_ bracket: UInt8) {
    if let level = levels.popLast(), !level.isEmpty, !level.isInline { newLine() }
    bytes.append(bracket)
  }

  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let last = levels.indices.last else {
      if base > 0, !bytes.isEmpty {
        bytes.append(UInt8(ascii: ","))
        newLine()
      }
      return
    }
    let isFirst = levels[last].isEmpty
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    levels[last].isEmpty = false
    if !levels[last].isInline {
      newLine()
    } else if !isFirst, indent != nil {
      bytes.append(UInt8(ascii: " "))
    }
  }

  private mutating func colon() {
    bytes.append(UInt8(ascii: ":"))
    if indent != nil { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  /// A copy is faster than as many single steps.
  private static let spaces = [UInt8](repeating: UInt8(ascii: " "), count: 64)

  private mutating func newLine() {
    guard let indent else { return }
    bytes.append(UInt8(ascii: "\n"))
    let count = indent * (base + levels.count)
    if count <= Self.spaces.count {
      bytes.append(contentsOf: Self.spaces[..<count])
    } else {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    }
  }

  private mutating func digits(_ value: Int) {
    if value >= 0, value < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(value)) }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest != 0
    bytes[start...].reverse()
  }

  private mutating func string(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { escape($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes text, which is UTF-8, with what may not stand in a JSON string escaped, and with it what nobody sees and the line
  /// ends of JavaScript and YAML, which read JSON too.
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      // Most bytes are letters, digits and the like, and of the others most begin no character that is escaped.
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte >= 0xC2
      else {
        index += 1
        continue
      }
      guard let (scalar, length) = Self.escapedScalar(in: text, at: index) else {
        index += 1
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      index += length
      start = index
      switch scalar {
      case 0x22, 0x5C: bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(scalar)])
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      default:
        let digits = String(scalar, radix: 16)
        bytes.append(contentsOf: "\\u".utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
      }
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// The character that begins at an index, and its length in bytes, where it must be escaped.
  private static func escapedScalar(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> (
    scalar: UInt32, length: Int
  )? {
    let byte = text[index]
    if byte < 0x80 { return (UInt32(byte), 1) }
    if byte == 0xC2 {
      guard index + 1 < text.count, text[index + 1] < 0xA0 else { return nil }
      return (UInt32(text[index + 1]), 2)
    }
    guard byte == 0xE2 || byte == 0xEF, index + 2 < text.count else { return nil }
    let scalar = UInt32(byte & 0xF) << 12 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F)
    return [0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF].contains(scalar) ? (scalar, 3) : nil
  }
}
