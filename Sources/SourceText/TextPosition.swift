/// A place in a text file, as people and machines count it.
public struct TextPosition: Hashable, Sendable {
  /// The line, from 1. Lines end at LF, CR LF, or a CR alone.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int
  /// The column, from 1, in UTF-8 bytes.
  public var utf8Column: Int
  /// The byte offset in the file, from 0; `nil` where the file is not UTF-8, so that the bytes read are not the file's.
  public var offset: Int?

  /// A place from its parts.
  public init(line: Int, column: Int, utf8Column: Int? = nil, offset: Int? = nil) {
    self.line = line
    self.column = column
    self.utf8Column = utf8Column ?? column
    self.offset = offset
  }
}
