import SourceText

extension ImageSize {
  /// The size that a file of an image set states: pixels of PNG, JPEG and GIF, units of PDF and SVG. `nil` where the file cannot
  /// be read, is of another kind, or does not tell.
  ///
  /// Only as much is read as is needed: the first bytes of bitmaps and SVG, at most a megabyte of a PDF.
  init?(ofFile path: String) {
    let bytes = Bytes(path: path)
    let size =
      switch bytes.prefix(4) {
      case [0x89, 0x50, 0x4E, 0x47]: Self.png(bytes)
      case let start where start.starts(with: [0xFF, 0xD8]): Self.jpeg(bytes)
      case Array("GIF8".utf8): Self.gif(bytes)
      case Array("%PDF".utf8): PDFHeader(bytes.prefix(1 << 20)).size
      default: Path.fileExtension(of: path) == "svg" ? SVGHeader(bytes.prefix(1 << 16)).size : nil
      }
    guard let size, size.width > 0, size.height > 0 else { return nil }
    self = size
  }

  /// `IHDR` is the first chunk, or the second where Xcode's own one for devices stands before it.
  private static func png(_ bytes: Bytes) -> ImageSize? {
    var offset = 8
    for _ in 0..<2 {
      guard let length = bytes.number(at: offset, count: 4), let kind = bytes.number(at: offset + 4, count: 4) else {
        return nil
      }
      if kind == 0x4948_4452 { return size(bytes, width: offset + 8, height: offset + 12, count: 4) }
      offset += length + 12
    }
    return nil
  }

  /// The size stands in the segment that starts the frame; the segments before it may hold other images and are passed over.
  private static func jpeg(_ bytes: Bytes) -> ImageSize? {
    var offset = 2
    // A file of a photo has about ten segments before its frame.
    for _ in 0..<1000 {
      guard bytes.number(at: offset, count: 1) == 0xFF, let marker = bytes.number(at: offset + 1, count: 1) else {
        return nil
      }
      switch marker {
      case 0xFF: offset += 1
      case 0x01, 0xD0...0xD8: offset += 2
      case 0xC4, 0xC8, 0xCC: offset += 2 + (bytes.number(at: offset + 2, count: 2) ?? 0)
      case 0xC0...0xCF: return size(bytes, width: offset + 7, height: offset + 5, count: 2)
      case 0xD9, 0xDA: return nil
      default: offset += 2 + (bytes.number(at: offset + 2, count: 2) ?? 0)
      }
    }
    return nil
  }

  private static func gif(_ bytes: Bytes) -> ImageSize? {
    let numbers = bytes.prefix(10)
    guard numbers.count == 10 else { return nil }
    return ImageSize(
      width: Double(Int(numbers[6]) | Int(numbers[7]) << 8), height: Double(Int(numbers[8]) | Int(numbers[9]) << 8))
  }

  private static func size(_ bytes: Bytes, width: Int, height: Int, count: Int) -> ImageSize? {
    guard let width = bytes.number(at: width, count: count), let height = bytes.number(at: height, count: count) else {
      return nil
    }
    return ImageSize(width: Double(width), height: Double(height))
  }

  /// The bytes of a file, read where they are asked for.
  private final class Bytes {
    private static let windowSize = 1 << 12
    private let path: String
    private var start = 0
    private var window: [UInt8]

    init(path: String) {
      self.path = path
      window = Self.read(path, from: 0, count: Self.windowSize)
    }

    /// The first bytes; fewer where the file ends before.
    func prefix(_ count: Int) -> [UInt8] {
      if start == 0, window.count >= count || window.count < Self.windowSize { return Array(window.prefix(count)) }
      return Self.read(path, from: 0, count: count)
    }

    /// The number in some bytes, the highest first; `nil` past the end.
    func number(at offset: Int, count: Int) -> Int? {
      if offset < start || offset + count > start + window.count {
        start = offset
        window = Self.read(path, from: offset, count: Self.windowSize)
      }
      guard offset + count <= start + window.count else { return nil }
      return window[(offset - start)..<(offset - start + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func read(_ path: String, from offset: Int, count: Int) -> [UInt8] {
      (try? FileSystem.read(path, from: offset, count: count)) ?? []
    }
  }
}
