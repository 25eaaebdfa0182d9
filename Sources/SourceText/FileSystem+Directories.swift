#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileSystem {
  /// The names of directories that other tools fill, and that a search of a project passes over.
  public static let directoriesOfOtherTools = [
    "Pods", "Carthage", ".build", "DerivedData", "node_modules", ".git",
  ]

  /// An entry of a directory, as the directory itself says it: nothing was asked of the entry.
  public struct DirectoryEntry: Hashable, Sendable {
    /// The name.
    public let name: String
    /// What it is; links are not followed.
    public let kind: EntryKind
    /// The number of the file in its file system, equal for two names of one file; of a link, the link's own.
    public let inode: UInt64
  }

  /// What an entry of a directory is.
  public enum EntryKind: Sendable {
    case file, directory, link, other
  }

  /// The entries of a directory, sorted by the bytes of their names, without `.` and `..`.
  ///
  /// Directories know the kinds of their entries, so that walking a large tree asks nothing of each file. Where a file system
  /// does not tell, the entry is asked. Entries for which `isWanted` is false are left out before the rest is sorted.
  public static func entries(
    inDirectory path: String, where isWanted: (DirectoryEntry) -> Bool = { _ in true }
  ) throws(FileError) -> [DirectoryEntry] {
    guard let directory = Path.withSystemPath(path, { opendir($0) }) else { throw FileError.last(path) }
    defer { closedir(directory) }
    var entries: [DirectoryEntry] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          isSelfOrParent($0) ? nil : Path.text(ofSystemPath: $0)
        }
      }
      guard let name else { continue }
      let kind = kind(ofEntryType: Int(entry.pointee.d_type)) ?? linkStatus(of: Path.join(path, name))
      let found = DirectoryEntry(name: name, kind: kind, inode: UInt64(entry.pointee.d_ino))
      if isWanted(found) { entries.append(found) }
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func isSelfOrParent(_ name: UnsafePointer<CChar>) -> Bool {
    let dot = CChar(UInt8(ascii: "."))
    return name[0] == dot && (name[1] == 0 || (name[1] == dot && name[2] == 0))
  }

  /// The names in a directory, sorted by their bytes, without `.` and `..`.
  public static func names(inDirectory path: String) throws(FileError) -> [String] {
    try entries(inDirectory: path).map(\.name)
  }

  private static func kind(ofEntryType type: Int) -> EntryKind? {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .directory
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }

  /// What stands at a path; links are not followed.
  static func linkStatus(of path: String) -> EntryKind {
    var info = stat()
    guard Path.withSystemPath(path, { lstat($0, &info) }) == 0 else { return .other }
    return switch info.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    case S_IFLNK: .link
    default: .other
    }
  }
}
