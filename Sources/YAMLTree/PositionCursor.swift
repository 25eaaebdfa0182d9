import SourceText

/// Walks over UTF-8 text and counts lines and columns, so that the positions of a whole document cost one pass.
///
/// libyaml counts lines as YAML 1.1 does (U+2028 ends one); editors do not, so only its count of characters is used.
struct PositionCursor {
  private let bytes: [UInt8]
  /// Where pairs of escapes were joined into one that is two bytes shorter: the offsets of their ends, ascending.
  private let joins: [Int]
  private var nextJoin = 0
  private var index = 0
  private var scalars = 0
  var position: TextPosition

  /// A cursor at the start of `bytes`, which begin at `offset` of the file.
  init(bytes: [UInt8], joins: [Int], offset: Int) {
    self.bytes = bytes
    self.joins = joins
    position = TextPosition(line: 1, column: 1, utf8Column: 1 + offset, offset: offset)
  }

  /// The byte at the cursor; `nil` at the end.
  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Moves to a character, counted from the start of the text.
  mutating func advance(toScalar target: Int) {
    while scalars < target, index < bytes.count { advance() }
  }

  /// Moves to a byte, counted from the start of the text.
  mutating func advance(toByte target: Int) {
    while index < target, index < bytes.count { advance() }
  }

  /// Moves over one character.
  mutating func advance() {
    let start = index
    let first = bytes[index]
    index += 1
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    scalars += 1
    var width = index - start
    var columns = 1
    if nextJoin < joins.count, joins[nextJoin] == index {
      nextJoin += 1
      width += 2
      columns += 2
    }
    position.offset = position.offset.map { $0 + width }
    if first == 0x0A || (first == 0x0D && byte != 0x0A) {
      position.line += 1
      position.column = 1
      position.utf8Column = 1
    } else {
      position.column += columns
      position.utf8Column += width
    }
  }
}
