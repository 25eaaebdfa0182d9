/// A short name for a text that stays the same from run to run: 64 bits of FNV-1a as hexadecimal digits.
enum Fingerprint {
  /// The fingerprint of several texts; where one ends and the next begins makes a difference.
  static func of(_ parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
