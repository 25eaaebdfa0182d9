/// Patterns for paths, and the folder that they are relative to.
public struct PathPatterns: Hashable, Sendable {
  /// The absolute path of the folder.
  public let directory: String
  /// The patterns.
  public let globs: [Glob]

  /// Patterns relative to a folder, whose path is absolute.
  public init(_ globs: [Glob], in directory: String) {
    self.directory = directory
    self.globs = globs
  }

  /// Whether one of the patterns matches a path, which is absolute.
  public func matches(_ path: String) -> Bool {
    if globs.isEmpty { return false }
    let names = GlobPath(Path.reference(to: path, from: directory))
    return globs.contains { $0.matches(names) }
  }

  /// Whether one of the patterns matches a folder as a whole; its path is absolute.
  public func covers(_ folder: String) -> Bool {
    if globs.isEmpty { return false }
    let names = GlobPath(Path.reference(to: folder, from: directory))
    return globs.contains { $0.covers(names) }
  }

  /// The patterns without those that match a folder as a whole; its path is absolute.
  public func removingThoseThatCover(_ folder: String) -> PathPatterns {
    let names = GlobPath(Path.reference(to: folder, from: directory))
    return PathPatterns(globs.filter { !$0.covers(names) }, in: directory)
  }
}
