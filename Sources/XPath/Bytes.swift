#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Strings are compared and searched as bytes: XPath compares characters, never canonical equivalents as `String` does.
extension UnsafeBufferPointer<UInt8> {
  /// Whether both hold the same bytes.
  func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard count > 0, let a = baseAddress, let b = other.baseAddress else { return true }
    return memcmp(a, b, count) == 0
  }

  /// Whether the bytes begin with others; every text begins with the empty one.
  func hasPrefix(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    count >= other.count && UnsafeBufferPointer(rebasing: self[..<other.count]).equals(other)
  }

  /// The index at which other bytes first stand; 0 for none.
  func firstIndex(of other: UnsafeBufferPointer<UInt8>) -> Int? {
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

  /// The bytes as text.
  var text: String { String(decoding: self, as: UTF8.self) }
}
