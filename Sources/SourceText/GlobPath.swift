/// A path cut into the names of its folders and its file, once for all patterns.
struct GlobPath {
  private let bytes: [UInt8]
  private let names: [Range<Int>]

  /// The names of a path; empty ones and `.` are passed over.
  init(_ path: String) {
    let bytes = Array(path.utf8)
    var names: [Range<Int>] = []
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == UInt8(ascii: "/") {
      let isDot = index == start + 1 && bytes[start] == UInt8(ascii: ".")
      if index > start, !isDot { names.append(start..<index) }
      start = index + 1
    }
    self.bytes = bytes
    self.names = names
  }

  /// How many names there are.
  var count: Int { names.count }

  /// The bytes of a name.
  subscript(index: Int) -> ArraySlice<UInt8> { bytes[names[index]] }
}
