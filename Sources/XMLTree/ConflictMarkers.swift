import SourceText

/// The lines that version control (git, Mercurial, Subversion) writes around the two sides of a conflict.
enum ConflictMarkers {
  private static let labelled = ["<<<<<<< ", "||||||| ", ">>>>>>> "].map { Array($0.utf8) }
  private static let separator = Array("=======".utf8)

  /// The offset of a line in a file that begins with a marker: the first that begins a conflict, else one of the others,
  /// which a careless merge may have left. A line of equals signs may be text, and does not count.
  static func offset(in bytes: [UInt8]) -> Int? {
    for marker in labelled {
      var index = 0
      while let start = bytes.firstOffset(of: marker[0], from: index) {
        let isLineStart = start == 0 || isLineEnd(bytes[start - 1])
        if isLineStart, bytes[start...].starts(with: marker) { return start }
        index = start + 1
      }
    }
    return nil
  }

  /// The offset of the first line in a range of a file that begins with a marker, or is one of equals signs.
  static func offset(in bytes: [UInt8], range: Range<Int>) -> Int? {
    range.first { start in
      guard start == 0 || isLineEnd(bytes[start - 1]) else { return false }
      let line = bytes[start..<range.upperBound].prefix { !isLineEnd($0) }
      return labelled.contains { line.starts(with: $0) } || line.elementsEqual(separator)
    }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

extension XMLDocument {
  /// The offset of a conflict marker in a text node beside elements, where a document of Interface Builder has no text at all:
  /// XML that is well-formed by chance, as after one side was deleted without its markers.
  public func conflictMarker(in text: XMLNode) -> Int? {
    guard let parent = parent(of: text), children(of: parent).contains(where: isElement) else { return nil }
    return ConflictMarkers.offset(in: source.bytes, range: range(of: text))
  }
}
