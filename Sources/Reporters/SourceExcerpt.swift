import RuleEngine

/// A source line as it is shown under a finding, and the part of it to underline.
///
/// Indentation goes, tabs become spaces, control characters become visible, and a long line is cut around the range.
struct SourceExcerpt {
  /// The line, ready to print.
  let text: String
  /// The cells of the terminal before the underlined part.
  let underlineStart: Int
  /// The cells that the underlined part takes; at least 1.
  let underlineWidth: Int

  /// The cells that the line may take.
  private static let width = 100
  /// The bytes that are shown before the range when the line is cut.
  private static let lead = 30
  private static let tabWidth = 4

  /// The excerpt for a finding; `nil` where its line is not known.
  init?(_ diagnostic: Diagnostic) {
    let bytes = Array(diagnostic.sourceLine.utf8)
    guard !bytes.isEmpty else { return nil }
    let start = Self.offset(ofColumn: diagnostic.start.column, in: bytes)
    let isOneLine = diagnostic.end.line == diagnostic.start.line
    let end = isOneLine ? max(start, Self.offset(ofColumn: diagnostic.end.column, in: bytes)) : bytes.count
    let indent = min(start, bytes.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? 0)
    let shown = Self.window(of: bytes, indent: indent, start: start)

    var cells = 0
    var offset = shown.lowerBound
    var startCell: Int?
    var endCell: Int?
    var drawn: [UInt8] = []
    if offset > indent {
      drawn += "…".utf8
      cells = 1
    }
    for scalar in String(decoding: bytes[shown], as: UTF8.self).unicodeScalars {
      if offset >= start, startCell == nil { startCell = cells }
      if offset >= end, endCell == nil { endCell = cells }
      let (piece, width) = Self.drawn(scalar, atCell: cells)
      if cells + width > Self.width {
        drawn += "…".utf8
        break
      }
      if let piece { drawn += piece.utf8 } else { drawn += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter }
      cells += width
      offset += UTF8.width(scalar)
    }
    text = String(decoding: drawn, as: UTF8.self)
    underlineStart = startCell ?? cells
    underlineWidth = max(1, (endCell ?? cells) - underlineStart)
  }

  /// The bytes to draw: from the first visible one, or in a long line from a little before the range.
  private static func window(of bytes: [UInt8], indent: Int, start: Int) -> Range<Int> {
    var first = indent
    if bytes.count - indent > width, start - indent > lead {
      first = max(indent, start - max(lead, width - (bytes.count - start)))
      while first < start, bytes[first] & 0xC0 == 0x80 { first += 1 }
    }
    return first..<min(bytes.count, first + 4 * (width + 1))
  }

  /// What is drawn for a scalar, `nil` for the scalar itself, and the cells that it takes.
  private static func drawn(_ scalar: Unicode.Scalar, atCell cell: Int) -> (piece: String?, width: Int) {
    if scalar == "\t" {
      let width = tabWidth - cell % tabWidth
      return (String(repeating: " ", count: width), width)
    }
    if VisibleText.isUnsafe(scalar) {
      let picture = VisibleText.picture(of: scalar)
      return (picture, picture.unicodeScalars.count)
    }
    return (nil, VisibleText.width(of: scalar))
  }

  /// The byte offset of a column, which counts scalars from 1; the line's end for one past it.
  private static func offset(ofColumn column: Int, in bytes: [UInt8]) -> Int {
    var remaining = column
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      remaining -= 1
      if remaining <= 0 { return offset }
    }
    return bytes.count
  }
}
