import SourceText
import YAMLTree

/// Walks directories and collects the documents in them.
final class DirectoryWalk {
  /// A file that was found or named.
  struct File {
    /// Its absolute path.
    let path: String
    /// Its number in its file system, links followed.
    let inode: UInt64
    /// Whether the command line names it.
    let isNamed: Bool
  }

  /// The absolute paths of the directories to walk.
  var roots: [String] = []
  /// The files so far.
  var files: [File] = []
  /// What could not be read so far.
  private(set) var problems: [FileError] = []

  private let configurations: ConfigurationFinder
  private let forcesExclusion: Bool
  private var visited: Set<FileSystem.Identity> = []
  private var links: [(path: String, root: String)] = []

  init(_ configurations: ConfigurationFinder, forcesExclusion: Bool) {
    self.configurations = configurations
    self.forcesExclusion = forcesExclusion
  }

  /// Walks all roots, and then the links to directories that were met.
  func run() throws(YAMLErrors) {
    for root in roots {
      if forcesExclusion {
        let configuration = try configurations.scope(forDirectory: root).configuration
        if Self.isSkipped(root, configuration) || configuration.exclude.covers(root) { continue }
      }
      try walk(root, root: root, in: nil)
    }
    var next = 0
    while next < links.count {
      let link = links[next]
      next += 1
      if try isWorthFollowing(link.path, root: link.root) { try walk(link.path, root: link.root, in: nil) }
    }
  }

  /// Whether the configuration lets a file be linted that is named.
  static func includes(_ path: String, _ configuration: Configuration) -> Bool {
    let directory = Path.directory(of: path) ?? "/"
    return configuration.includes(path) && !isSkipped(directory, configuration)
  }

  /// Whether a directory or one above it, up to the configuration's, is passed over for its name.
  private static func isSkipped(_ directory: String, _ configuration: Configuration) -> Bool {
    Path.names(in: Path.reference(to: directory, from: configuration.directory)).contains(where: isSkipped)
  }

  private static func isSkipped(_ name: some StringProtocol) -> Bool {
    FileFinder.skippedDirectories.contains { $0 == name }
  }

  private func walk(_ directory: String, root: String, in parent: Filter?) throws(YAMLErrors) {
    let scope = try configurations.scope(forDirectory: directory)
    let filter = parent.flatMap { $0.scope === scope ? $0 : nil } ?? filter(scope, root: root)
    let entries: [FileSystem.DirectoryEntry]
    do throws(FileError) {
      guard visited.insert(try FileSystem.inspect(directory).identity).inserted else { return }
      entries = try FileSystem.entries(inDirectory: directory) { $0.kind != .file || Self.isDocument($0.name) }
    } catch {
      report(error.path, error.reason)
      return
    }
    for entry in entries {
      switch entry.kind {
      case .file: add(Path.join(directory, entry.name), entry.inode, filter)
      case .directory where Self.isSkipped(entry.name): break
      case .directory:
        let path = Path.join(directory, entry.name)
        if !filter.exclude.covers(path) { try walk(path, root: root, in: filter) }
      case .link: follow(Path.join(directory, entry.name), root: root, filter)
      case .other where Self.isDocument(entry.name):
        report(Path.join(directory, entry.name), "It is not a regular file")
      case .other: break
      }
    }
  }

  private func follow(_ link: String, root: String, _ filter: Filter) {
    let isDocument = Self.isDocument(link)
    switch FileSystem.status(of: link) {
    case nil: if isDocument, !filter.exclude.matches(link) { report(link, "The link leads to nothing") }
    case (.file, let identity)?: if isDocument { add(link, identity.inode, filter) }
    case (.directory, _)?:
      if !Self.isSkipped(Path.name(of: link)), !filter.exclude.covers(link) { links.append((link, root)) }
    case (.other, _)?: if isDocument { report(link, "It is not a regular file") }
    }
  }

  /// Whether a link to a directory leads neither upwards nor to where the walk does not go.
  private func isWorthFollowing(_ link: String, root: String) throws(YAMLErrors) -> Bool {
    guard let target = FileSystem.resolved(link),
      let directory = FileSystem.resolved(Path.directory(of: link) ?? "/")
    else { return false }
    if Path.relative(directory, to: target) != directory { return false }
    guard let realRoot = FileSystem.resolved(root) else { return false }
    let inside = Path.relative(target, to: realRoot)
    if Path.isAbsolute(inside) { return true }
    if Path.names(in: inside).contains(where: Self.isSkipped) { return false }
    let place = Path.absolute(inside, in: root)
    return try !filter(configurations.scope(forDirectory: place), root: root).exclude.covers(place)
  }

  /// What a configuration lets through below a root.
  private struct Filter {
    let scope: ConfigurationScope
    let include: PathPatterns?
    let exclude: PathPatterns
  }

  private func filter(_ scope: ConfigurationScope, root: String) -> Filter {
    let exclude = scope.configuration.exclude
    return Filter(
      scope: scope, include: scope.configuration.include,
      exclude: forcesExclusion ? exclude : exclude.removingThoseThatCover(root))
  }

  private func add(_ path: String, _ inode: UInt64, _ filter: Filter) {
    guard filter.include?.matches(path) ?? true, !filter.exclude.matches(path) else { return }
    files.append(File(path: path, inode: inode, isNamed: false))
  }

  private func report(_ path: String, _ reason: String) {
    problems.append(FileError(path: Path.relative(path, to: configurations.workingDirectory), reason: reason))
  }

  private static func isDocument(_ name: String) -> Bool {
    FileFinder.documentExtensions.contains(Path.fileExtension(of: name))
  }
}
