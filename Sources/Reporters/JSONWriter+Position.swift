import SourceText

extension JSONWriter {
  /// Writes a member that is a place: line, column in Unicode scalars, byte offset.
  mutating func member(_ name: String, _ position: TextPosition) {
    key(name)
    object {
      $0.member("line", position.line)
      $0.member("column", position.column)
      $0.member("offset", position.offset)
    }
  }

  /// Writes a member that is a range in two places, as most formats have it.
  mutating func rangeMember(
    _ name: String, _ range: (start: TextPosition, end: TextPosition), column: KeyPath<TextPosition, Int>
  ) {
    key(name)
    object {
      for (key, position) in [("start", range.start), ("end", range.end)] {
        $0.key(key)
        $0.object {
          $0.member("line", position.line)
          $0.member("column", position[keyPath: column])
        }
      }
    }
  }
}
