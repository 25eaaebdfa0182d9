extension Double {
  /// The number that text stands for in XPath: digits with at most one point, an optional minus sign before, white space
  /// around; anything else is no number (NaN).
  init(xpath bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var end = bytes.count
    while start < end, bytes[start].isXMLSpace { start += 1 }
    while end > start, bytes[end - 1].isXMLSpace { end -= 1 }
    let isNegative = start < end && bytes[start] == UInt8(ascii: "-")
    if isNegative { start += 1 }
    let magnitude = Self.magnitude(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    self = isNegative ? -magnitude : magnitude
  }

  private static func magnitude(_ bytes: UnsafeBufferPointer<UInt8>) -> Double {
    var digits = 0
    var fractionDigits = 0
    var hasPoint = false
    var mantissa: UInt64 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return .nan }
      digits += 1
      if hasPoint { fractionDigits += 1 }
      mantissa = mantissa &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
    }
    if digits == 0 { return .nan }
    // Up to 15 digits and their power of ten are exact, so that one division rounds right.
    if digits <= 15 { return Double(mantissa) / powersOfTen[fractionDigits] }
    var text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasSuffix(".") { text.removeLast() }
    return Double(text) ?? .nan
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// The number as XPath writes it: no exponent, and no more digits than tell it from its neighbours.
  var xpathString: String {
    if isNaN { return "NaN" }
    if isInfinite { return self < 0 ? "-Infinity" : "Infinity" }
    if magnitude < 1e15, self == rounded(.towardZero) { return String(Int(self)) }
    let text = magnitude.description
    let parts = text.split(separator: "e")
    var digits = Array(parts[0].utf8)
    var point = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.count
    if point < digits.count { digits.remove(at: point) }
    point += parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    while digits.count > 1, digits.count > point, digits.last == UInt8(ascii: "0") { digits.removeLast() }
    let zero = UInt8(ascii: "0")
    if point <= 0 {
      digits.insert(contentsOf: [UInt8](repeating: zero, count: 1 - point), at: 0)
      point = 1
    }
    if digits.count < point { digits.append(contentsOf: [UInt8](repeating: zero, count: point - digits.count)) }
    if digits.count > point { digits.insert(UInt8(ascii: "."), at: point) }
    return (self < 0 ? "-" : "") + String(decoding: digits, as: UTF8.self)
  }

  /// Whether the number counts as true: neither zero nor NaN.
  var xpathBoolean: Bool { !(self == 0 || isNaN) }

  /// The nearest whole number, of two as near the greater one.
  var xpathRounded: Double {
    let floor = rounded(.down)
    return self - floor >= 0.5 ? floor + 1 : floor
  }
}

extension UInt8 {
  /// Whether the byte is white space in XML and XPath.
  var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}
