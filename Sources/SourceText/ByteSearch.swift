#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension [UInt8] {
  /// The offset of the first such byte from an offset on, as fast as the C library finds it.
  public func firstOffset(of byte: UInt8, from start: Int = 0) -> Int? {
    withUnsafeBytes { buffer in
      guard start < buffer.count, let base = buffer.baseAddress,
        let found = memchr(base + start, Int32(byte), buffer.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}

extension StringProtocol {
  /// Where another text first stands in this one, byte for byte. The standard library's own search comes with that of
  /// regular expressions, which is not linked.
  @inlinable
  public func firstRange(ofBytes other: String) -> Range<Index>? {
    var start = utf8.startIndex
    while start < utf8.endIndex {
      if utf8[start...].starts(with: other.utf8) { return start..<utf8.index(start, offsetBy: other.utf8.count) }
      utf8.formIndex(after: &start)
    }
    return nil
  }

  /// Whether another text stands in this one, byte for byte.
  @inlinable
  public func contains(bytes other: String) -> Bool { firstRange(ofBytes: other) != nil }
}
