import SourceText
import YAMLTree

/// A file to lint.
public struct FoundFile: Sendable {
  /// Its path: relative to the working directory where it lies below it, else absolute.
  public let path: String
  /// The rules that run on it.
  public let rules: ResolvedRules
}

/// Finds the documents that the paths of a command line mean.
///
/// Files are taken as they are named, even when the configuration excludes them, unless exclusion is forced. Directories are
/// walked for `.xib` and `.storyboard` files; those that other tools fill are passed over unless they are named. A directory
/// that is named is walked even when a pattern of `exclude` covers it.
///
/// Links to directories are followed, after everything else, so that a file has the name that it has without links; a
/// directory is walked once, and a link to a directory above is not followed. A file with two names is found once.
public struct FileFinder {
  /// The extensions of Interface Builder documents, in lower case.
  public static let documentExtensions = ["xib", "storyboard"]
  /// The names of directories that are passed over.
  public static let skippedDirectories = FileSystem.directoriesOfOtherTools

  /// What was found.
  public struct Result: Sendable {
    /// The files, sorted by the bytes of their paths; none is there twice.
    public var files: [FoundFile] = []
    /// Paths that were named but cannot be linted: there is nothing, or no file or directory.
    public var wrongPaths: [FileError] = []
    /// What was met on the way and could not be read.
    public var problems: [FileError] = []
  }

  private let configurations: ConfigurationFinder
  private let forcesExclusion: Bool

  /// A finder; with `forcesExclusion`, the configuration also excludes what is named.
  public init(_ configurations: ConfigurationFinder, forcesExclusion: Bool = false) {
    self.configurations = configurations
    self.forcesExclusion = forcesExclusion
  }

  /// The documents that paths mean, relative to the working directory; none: the working directory. It throws where a
  /// configuration is wrong.
  public func find(_ paths: [String]) throws(YAMLErrors) -> Result {
    let walk = DirectoryWalk(configurations, forcesExclusion: forcesExclusion)
    var result = Result()
    for path in paths.isEmpty ? ["."] : paths {
      do throws(FileError) {
        // Joined with the working directory it would be that directory; the system has no such path.
        if path.isEmpty { throw FileError(path: path, reason: "The path is empty") }
        let place = Path.join(configurations.workingDirectory, path)
        let status = try FileSystem.inspect(place)
        let absolutePath = absolute(place)
        switch status.kind {
        case .directory: walk.roots.append(absolutePath)
        case .file: walk.files.append(.init(path: absolutePath, inode: status.identity.inode, isNamed: true))
        case .other: throw FileError(path: path, reason: "It is not a regular file")
        }
      } catch {
        result.wrongPaths.append(FileError(path: path, reason: error.reason))
      }
    }
    try walk.run()
    result.problems = walk.problems
    for file in Self.unique(walk.files) {
      let scope = try configurations.scope(forDirectory: Path.directory(of: file.path) ?? "/")
      if file.isNamed, forcesExclusion, !DirectoryWalk.includes(file.path, scope.configuration) { continue }
      let path = Path.relative(file.path, to: configurations.workingDirectory)
      result.files.append(FoundFile(path: path, rules: scope.rules(for: file.path)))
    }
    result.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return result
  }

  /// An absolute path without `.` and `..`. Behind a link, `..` is not the directory that the text says.
  private func absolute(_ path: String) -> String {
    let names = Path.names(in: path)
    guard names.contains("..") else { return Path.absolute(path, in: "/") }
    if names.last == ".." { return FileSystem.resolved(path) ?? path }
    let directory = Path.directory(of: path) ?? "/"
    return Path.join(FileSystem.resolved(directory) ?? directory, Path.name(of: path))
  }

  /// The files without second names. Of several names the one that is no link stays, or the first by its bytes.
  private static func unique(_ files: [DirectoryWalk.File]) -> [DirectoryWalk.File] {
    let byInode = files.indices.sorted { (files[$0].inode, $0) < (files[$1].inode, $1) }
    var dropped: Set<Int> = []
    var end = 0
    while end < byInode.count {
      let start = end
      while end < byInode.count, files[byInode[end]].inode == files[byInode[start]].inode { end += 1 }
      let group = byInode[start..<end]
      if group.count == 1 { continue }
      // Numbers may be equal in two file systems; so now each file is asked.
      let named = group.map { (index: $0, path: files[$0].path, isLink: FileSystem.isLink(files[$0].path)) }
        .sorted { ($0.isLink ? 1 : 0, $0.path) < ($1.isLink ? 1 : 0, $1.path) }
      var seen: Set<FileSystem.Identity> = []
      for file in named {
        if let identity = FileSystem.status(of: file.path)?.identity, !seen.insert(identity).inserted {
          dropped.insert(file.index)
        }
      }
    }
    return files.indices.filter { !dropped.contains($0) }.map { files[$0] }
  }
}
