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

  /// The bytes as text.
  var text: String { String(decoding: self, as: UTF8.self) }
}
