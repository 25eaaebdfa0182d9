/// A text file in memory: its name, its bytes as UTF-8, and where its lines are.
///
/// Work inside a file uses byte offsets; lines and columns are made only for what a person is shown.
public final class SourceFile {
  /// The path by which the file was named or found.
  public let path: String
  /// The whole text as UTF-8, a byte order mark included.
  public private(set) var bytes: [UInt8]
  /// Whether `bytes` were converted from another encoding: then no offset is the file's own, and no edit can be made.
  public let isTranscoded: Bool
  /// The offset at which each line starts; made when the first position is asked for.
  public private(set) lazy var lineStarts: [Int] = Self.lineStarts(in: bytes)

  /// A file from its bytes, which must be UTF-8 (faulty sequences are counted byte by byte).
  public init(path: String, bytes: [UInt8], isTranscoded: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isTranscoded = isTranscoded
  }

  /// The position of a byte offset; an offset past the end is taken as the end.
  public func position(at offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    var scalars = 0
    for index in lineStarts[line]..<offset where bytes[index] & 0xC0 != 0x80 { scalars += 1 }
    let hasMark = line == 0 && hasByteOrderMark && offset >= 3
    return TextPosition(
      line: line + 1, column: scalars + (hasMark ? 0 : 1), utf8Column: offset - lineStarts[line] - (hasMark ? 2 : -1),
      offset: isTranscoded ? nil : offset)
  }

  /// The text of the line that holds a byte offset, without its line end.
  public func lineText(at offset: Int) -> String {
    let line = lineIndex(at: min(max(offset, 0), bytes.count))
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    var start = lineStarts[line]
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    if line == 0, hasByteOrderMark { start = min(3, end) }
    return text(in: start..<end)
  }

  /// The text of a range of bytes; faulty UTF-8 becomes U+FFFD.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Calls `body` with the bytes and a NUL byte after them, which is where a C library looks for the end.
  public func withTerminatedBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    bytes.append(0)
    defer { bytes.removeLast() }
    return bytes.withUnsafeBufferPointer(body)
  }

  /// Whether the file begins with the byte order mark of UTF-8, which is no column of the first line.
  public var hasByteOrderMark: Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    if bytes.firstOffset(of: 0x0D) == nil {
      while let end = bytes.firstOffset(of: 0x0A, from: starts[starts.count - 1]) { starts.append(end + 1) }
      return starts
    }
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)) {
        starts.append(index + 1)
      }
    }
    return starts
  }
}
