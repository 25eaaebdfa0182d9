/// The hash SHA-256 (FIPS 180-4).
public enum SHA256 {
  /// The hash of bytes, in hexadecimal.
  public static func hex(of bytes: [UInt8]) -> String {
    var text = ""
    text.reserveCapacity(64)
    for word in hash(of: bytes) {
      let digits = String(word, radix: 16)
      text += String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }
    return text
  }

  private static func hash(of bytes: [UInt8]) -> [UInt32] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    var schedule = [UInt32](repeating: 0, count: 64)
    let whole = bytes.count & ~63
    var tail = Array(bytes[whole...]) + [0x80]
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = UInt64(bytes.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) { tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift))) }
    state.withUnsafeMutableBufferPointer { state in
      schedule.withUnsafeMutableBufferPointer { schedule in
        constants.withUnsafeBufferPointer { constants in
          bytes.withUnsafeBufferPointer { mix($0, 0..<whole, state, schedule, constants) }
          tail.withUnsafeBufferPointer { mix($0, 0..<$0.count, state, schedule, constants) }
        }
      }
    }
    return state
  }

  /// Mixes blocks of 64 bytes into the state.
  private static func mix(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ state: UnsafeMutableBufferPointer<UInt32>,
    _ w: UnsafeMutableBufferPointer<UInt32>, _ k: UnsafeBufferPointer<UInt32>
  ) {
    guard let base = bytes.baseAddress else { return }
    var start = range.lowerBound
    while start < range.upperBound {
      let block = UnsafeRawPointer(base + start)
      for index in 0..<16 {
        w[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
      }
      for index in 16..<64 {
        let a = w[index &- 15]
        let b = w[index &- 2]
        let s0 = rotated(a, 7) ^ rotated(a, 18) ^ (a >> 3)
        let s1 = rotated(b, 17) ^ rotated(b, 19) ^ (b >> 10)
        w[index] = w[index &- 16] &+ s0 &+ w[index &- 7] &+ s1
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      // Eight rounds bring every part back to its own name, so that none is moved from one to the next.
      for index in stride(from: 0, to: 64, by: 8) {
        round(a, b, c, &d, e, f, g, &h, k[index] &+ w[index])
        round(h, a, b, &c, d, e, f, &g, k[index &+ 1] &+ w[index &+ 1])
        round(g, h, a, &b, c, d, e, &f, k[index &+ 2] &+ w[index &+ 2])
        round(f, g, h, &a, b, c, d, &e, k[index &+ 3] &+ w[index &+ 3])
        round(e, f, g, &h, a, b, c, &d, k[index &+ 4] &+ w[index &+ 4])
        round(d, e, f, &g, h, a, b, &c, k[index &+ 5] &+ w[index &+ 5])
        round(c, d, e, &f, g, h, a, &b, k[index &+ 6] &+ w[index &+ 6])
        round(b, c, d, &e, f, g, h, &a, k[index &+ 7] &+ w[index &+ 7])
      }
      state[0] &+= a
      state[1] &+= b
      state[2] &+= c
      state[3] &+= d
      state[4] &+= e
      state[5] &+= f
      state[6] &+= g
      state[7] &+= h
      start += 64
    }
  }

  /// One round; `word` is the word of the schedule and its constant.
  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32,
    _ word: UInt32
  ) {
    let first = h &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ (g ^ (e & (f ^ g))) &+ word
    d = d &+ first
    h = first &+ (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ ((a & b) | (c & (a | b)))
  }

  @inline(__always)
  private static func rotated(_ value: UInt32, _ count: UInt32) -> UInt32 {
    value &>> count | value &<< (32 &- count)
  }

  private static let constants: [UInt32] = [
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
  ]
}
