#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Double {
  /// The number as Interface Builder writes the parts of rectangles: 17 significant digits, `0.0` for 0.
  public var interfaceBuilderText: String {
    if self == 0 { return "0.0" }
    var bytes = [CChar](repeating: 0, count: 32)
    let count = withVaList([self]) { vsnprintf(&bytes, bytes.count, "%.17g", $0) }
    return String(decoding: bytes.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
