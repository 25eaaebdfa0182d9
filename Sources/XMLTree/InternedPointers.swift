internal import CLibXML2

/// Codes of names by the pointers under which libxml2's dictionary keeps them: a look-up without hashing the text.
struct InternedPointers {
  private var slots: [(pointer: UInt, code: Int32)]
  private var count = 0
  private var lengths: [Int] = []

  init() {
    slots = Array(repeating: (0, 0), count: 1 << 11)
  }

  /// The code of a name, which is interned in `names` when it is met for the first time.
  mutating func code(
    of name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?, in names: XMLNameTable
  ) -> Int32 {
    if let prefix { return remember(names.intern(String(cString: prefix) + ":" + String(cString: name)), in: names) }
    let pointer = UInt(bitPattern: name)
    var slot = Self.slot(of: pointer, in: slots.count)
    while slots[slot].pointer != 0 {
      if slots[slot].pointer == pointer { return slots[slot].code }
      slot = (slot + 1) & (slots.count - 1)
    }
    let code = remember(names.intern(String(cString: name)), in: names)
    slots[slot] = (pointer, code)
    count += 1
    if count * 2 > slots.count { grow() }
    return code
  }

  /// The number of bytes of a name that `code` returned.
  func length(ofCode code: Int32) -> Int { lengths[Int(code)] }

  private mutating func remember(_ name: XMLName, in names: XMLNameTable) -> Int32 {
    while lengths.count < names.strings.count { lengths.append(names.strings[lengths.count].utf8.count) }
    return name.code
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: (0, 0), count: old.count * 2)
    for entry in old where entry.pointer != 0 {
      var slot = Self.slot(of: entry.pointer, in: slots.count)
      while slots[slot].pointer != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }

  private static func slot(of pointer: UInt, in count: Int) -> Int {
    Int(truncatingIfNeeded: (pointer &* 0x9E37_79B9_7F4A_7C15) >> 40) & (count - 1)
  }
}
