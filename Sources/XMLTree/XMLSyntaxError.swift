import SourceText

/// Why a file is not well-formed XML, or is no XML that is read here, and where.
public struct XMLSyntaxError: Error, Hashable, Sendable {
  /// What kind of fault it is.
  public enum Kind: Sendable {
    /// The XML, or its encoding, is faulty.
    case syntax
    /// Version control left conflict markers in the file.
    case mergeConflict
  }

  /// What kind of fault it is.
  public let kind: Kind
  /// Where reading stopped.
  public let position: TextPosition
  /// The line of the file at that place.
  public let sourceLine: String
  /// What is wrong, without a place, and what to do where that is known.
  public let message: String

  /// A fault at a byte offset of a file; conflict markers are named instead where the file has them.
  init(source: SourceFile, offset: Int, message: String) {
    let conflict = ConflictMarkers.offset(in: source.bytes)
    let placeholder = Self.placeholders.first { source.bytes.starts(with: $0.start.utf8) }
    let offset = conflict ?? (placeholder == nil ? offset : 0)
    kind = conflict == nil ? .syntax : .mergeConflict
    position = source.position(at: offset)
    sourceLine = source.lineText(at: offset)
    if conflict != nil {
      self.message =
        "Version control left conflict markers here, so Xcode cannot open the file: keep one of the two sides and "
        + "delete the markers."
    } else {
      self.message = placeholder?.message ?? message
    }
  }

  private static let compiled =
    "This is a compiled nib, no document of Interface Builder: lint the file that it was made from, and leave this one out."

  /// What stands in a checkout in place of a document whose contents were never fetched or never decrypted.
  private static let placeholders: [(start: String, message: String)] = [
    (
      "version https://git-lfs.github.com/spec/",
      "This is a pointer of Git LFS, and the document itself was not fetched: run `git lfs pull`, or leave the file out."
    ),
    (
      "\0GITCRYPT\0",
      "The file is encrypted with git-crypt, so it cannot be read: run `git-crypt unlock`, or leave the file out."
    ),
    ("bplist00", compiled), ("NIBArchive", compiled),
  ]
}
