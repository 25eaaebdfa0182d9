/// Why a text is no pattern.
public struct GlobError: Error, Hashable, Sendable {
  /// What is wrong and what to do.
  public let message: String
}
