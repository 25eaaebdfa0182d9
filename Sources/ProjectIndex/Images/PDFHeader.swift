import SourceText

/// The start of a PDF file, as far as the size of its first page stands there.
///
/// The box may stand in the page, in what encloses it, or in an object of its own. One in a compressed stream is not found.
struct PDFHeader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The size of the first page in points, as it is seen: the media box, turned where the page is turned.
  var size: ImageSize? {
    guard let box = firstBox else { return nil }
    let (width, height) = (abs(box[2] - box[0]), abs(box[3] - box[1]))
    return isTurned ? ImageSize(width: height, height: width) : ImageSize(width: width, height: height)
  }

  private var firstBox: [Double]? {
    var offset = 0
    while let found = Self.offset(of: "/MediaBox", in: bytes, from: offset) {
      offset = found + 9
      var scanner = NumberScanner(bytes: bytes, offset: offset)
      if let box = Self.box(&scanner) { return box }
      // A reference, such as `5 0 R`.
      scanner = NumberScanner(bytes: bytes, offset: offset)
      guard let object = scanner.number(), let generation = scanner.number(), scanner.take("R") else { continue }
      let name = "\n\(Int(object)) \(Int(generation)) obj"
      guard let target = Self.offset(of: name, in: bytes, from: 0) else { continue }
      scanner = NumberScanner(bytes: bytes, offset: target + name.utf8.count)
      if let box = Self.box(&scanner) { return box }
    }
    return nil
  }

  private var isTurned: Bool {
    guard let found = Self.offset(of: "/Rotate", in: bytes, from: 0) else { return false }
    var scanner = NumberScanner(bytes: bytes, offset: found + 7)
    guard let angle = scanner.number() else { return false }
    return abs(angle) == 90 || abs(angle) == 270
  }

  private static func box(_ scanner: inout NumberScanner) -> [Double]? {
    guard scanner.take("[") else { return nil }
    var box: [Double] = []
    while box.count < 4 {
      guard let number = scanner.number() else { return nil }
      box.append(number)
    }
    return box
  }

  /// Where a text stands; each candidate is found by its first byte.
  private static func offset(of text: String, in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = text.utf8.first else { return nil }
    var offset = start
    while let found = bytes.firstOffset(of: first, from: offset) {
      if bytes[found...].starts(with: text.utf8) { return found }
      offset = found + 1
    }
    return nil
  }
}
