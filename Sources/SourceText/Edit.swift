/// A change of a range of bytes into other text. A fix is a set of these, so what it does not name keeps its bytes.
public struct Edit: Hashable, Sendable {
  /// The bytes that go, as offsets in the original; empty to insert.
  public var range: Range<Int>
  /// The text that comes.
  public var replacement: String

  /// An edit from its parts.
  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Whether two edits touch the same bytes, or insert at the same place, so that only one of them can be made at a time.
  public func overlaps(_ other: Edit) -> Bool {
    range.lowerBound == other.range.lowerBound
      || (range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound)
  }
}

extension Sequence<Edit> {
  /// The bytes with all edits made. The edits must lie within the bytes and must not overlap.
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var copied = 0
    for edit in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      precondition(edit.range.lowerBound >= copied && edit.range.upperBound <= bytes.count, "edits overlap")
      result.append(contentsOf: bytes[copied..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement.utf8)
      copied = edit.range.upperBound
    }
    result.append(contentsOf: bytes[copied...])
    return result
  }
}
