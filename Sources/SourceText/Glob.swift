/// A pattern for paths, as in `.gitignore`: `*` and `?` stay within a folder, `**` goes through any number of folders, `[a-z]` and
/// `[!a-z]` are sets of characters, and `\` takes the next character as it is.
///
/// - A pattern matches a path and, when the path is a folder, everything below it: `Pods`, `Modules/Legacy`.
/// - A pattern without a slash matches at any depth: `Pods` is any folder of that name, `*.storyboard` any storyboard.
/// - A pattern with a slash before its end begins at the folder that it is relative to: `App/Generated`, `./App` or `/App` (only
///   the one at the top), `**/Legacy` (at any depth).
/// - With `/` or `/**` at its end a pattern means what lies below the folder.
///
/// Matching takes at most the length of the path times that of the pattern, whatever they are.
public struct Glob: Hashable, Sendable {
  /// The pattern as it was written.
  public let pattern: String
  private let steps: [Step]
  /// Whether only what lies below the folder matches, not a file of the name.
  private let needsChild: Bool

  private enum Step: Hashable, Sendable {
    case anyFolders
    case name([UInt8])
    case wildcard(Wildcard)
  }

  /// A pattern from its text; an error where it is empty or a `[` is not closed.
  public init(_ pattern: String) throws(GlobError) {
    if pattern.isEmpty { throw GlobError(message: "the pattern is empty; `**` stands for everything") }
    self.pattern = pattern
    var parts = pattern.utf8.split(separator: 0x2F, omittingEmptySubsequences: false).map(Substring.init)[...]
    var isRooted = parts.count > 1
    var needsChild = false
    while let last = parts.last, last.isEmpty || last == "**", parts.count > 1 {
      // `Pods/` has no slash before its end; `Pods/**` has.
      if parts.count == 2, last.isEmpty, !needsChild { isRooted = false }
      parts.removeLast()
      needsChild = true
    }
    let names = parts.filter { !$0.isEmpty && $0 != "." }
    var steps: [Step] = isRooted || names.isEmpty ? [] : [.anyFolders]
    for name in names {
      if name == "**" {
        if steps.last != .anyFolders { steps.append(.anyFolders) }
      } else {
        steps.append(try Self.step(name))
      }
    }
    self.steps = steps
    self.needsChild = needsChild
  }

  /// Whether the pattern matches a path, which is relative to the pattern's folder.
  public func matches(_ path: String) -> Bool {
    matches(GlobPath(path))
  }

  /// Whether the pattern matches a folder as a whole, so that everything below it matches; the path is relative to the
  /// pattern's folder.
  public func covers(_ folder: String) -> Bool {
    covers(GlobPath(folder))
  }

  /// Whether the pattern matches a path that has been cut into names.
  func matches(_ path: GlobPath) -> Bool {
    match(path, needsChild: needsChild)
  }

  /// Whether the pattern covers a folder whose path has been cut into names.
  func covers(_ folder: GlobPath) -> Bool {
    match(folder, needsChild: false)
  }

  /// Whether the steps match the first names of a path, and, with `needsChild`, at least one more name follows.
  ///
  /// `**` first takes no name, and one more each time the steps behind it fail. What came before the last `**` need never be
  /// tried again: what it leaves to the rest could only be less.
  private func match(_ path: GlobPath, needsChild: Bool) -> Bool {
    let end = needsChild ? path.count - 1 : path.count
    var step = 0
    var index = 0
    var retry: (step: Int, index: Int)?
    while true {
      if step == steps.count { return index <= end }
      if case .anyFolders = steps[step] {
        retry = (step + 1, index)
        step += 1
      } else if index < path.count, match(steps[step], path[index]) {
        step += 1
        index += 1
      } else if let last = retry, last.index < path.count {
        retry = (last.step, last.index + 1)
        step = last.step
        index = last.index + 1
      } else {
        return false
      }
    }
  }

  private func match(_ step: Step, _ name: ArraySlice<UInt8>) -> Bool {
    switch step {
    case .anyFolders: true
    case .name(let bytes): name.elementsEqual(bytes)
    case .wildcard(let wildcard): wildcard.matches(name)
    }
  }

  private static func step(_ name: Substring) throws(GlobError) -> Step {
    if name.utf8.contains(where: { "*?[\\".utf8.contains($0) }) { return .wildcard(try Wildcard(name)) }
    return .name(Array(name.utf8))
  }
}
