import SourceText

/// A part of a document that its spec does not say.
public struct Unsupported: Hashable, Sendable {
  /// Where it stands: the names of the elements from the root, each with its number among those of the same name.
  public let path: String
  /// The name of the element, or `element@attribute`.
  public let what: String
  /// The line, from 1.
  public let line: Int
}
