/// The bytes that a text in base 64 stands for; white space and padding are skipped.
func decodeBase64(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  var result: [UInt8] = []
  var bits: UInt32 = 0
  var count = 0
  for byte in text {
    let value: UInt32
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    default: continue
    }
    bits = bits << 6 | value
    count += 6
    if count >= 8 {
      count -= 8
      result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return result
}
