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

extension UnsafeBufferPointer<UInt8> {
  /// The offset at which other bytes first stand; 0 for none.
  public func firstOffset(of other: UnsafeBufferPointer<UInt8>) -> Int? {
    guard other.count > 0, let needle = other.baseAddress else { return 0 }
    guard count >= other.count, let base = baseAddress else { return nil }
    var index = 0
    while index <= count - other.count {
      guard let found = memchr(base + index, Int32(other[0]), count - other.count + 1 - index) else { return nil }
      index = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      if memcmp(base + index, needle, other.count) == 0 { return index }
      index += 1
    }
    return nil
  }
}

extension StringProtocol {
  /// Where another text first stands in this one, byte for byte. The standard library's own search comes with that of
  /// regular expressions, which is not linked.
  public func firstRange(ofBytes other: String) -> Range<Index>? {
    var (text, other) = (String(self), other)
    guard let offset = text.withUTF8({ text in other.withUTF8 { text.firstOffset(of: $0) } }) else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: other.utf8.count)
  }

  /// Whether another text stands in this one, byte for byte.
  public func contains(bytes other: String) -> Bool { firstRange(ofBytes: other) != nil }
}

extension String {
  /// Whether a byte stands in the UTF-8 of this text.
  func contains(byte: UInt8) -> Bool {
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
    }
    return found ?? utf8.contains(byte)
  }
}
