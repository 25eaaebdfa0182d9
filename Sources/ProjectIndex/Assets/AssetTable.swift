import SourceText
import YAMLTree

/// The names of all assets below the root of a project, and where their sets lie. No set has been read for it.
struct AssetTable: Sendable {
  /// How many folders are looked into at most; a root with more is no project.
  private static let folderLimit = 200_000

  /// The absolute paths of the catalogues, sorted by their names from the root down.
  private(set) var catalogs: [String] = []
  /// What is wrong with folders and groups.
  private(set) var errors: [ResourceError] = []

  private var places: [AssetKind: [String: [Place]]] = [:]
  private var folderCount = 0

  /// Where a set lies.
  struct Place: Sendable {
    /// The number of its catalogue in `catalogs`.
    let catalog: Int
    /// The absolute path of its folder.
    let path: String
  }

  /// The table of a root, which is walked for it.
  init(root: String) {
    walk(root)
    if folderCount > Self.folderLimit {
      errors.append(
        ResourceError(
          path: root, message: "More than \(Self.folderLimit) folders lie here; the catalogues in the rest are not used"
        ))
    }
  }

  /// The places of a name: all that there are, in the order of the catalogues.
  func places(of kind: AssetKind, named name: String) -> [Place] {
    places[kind]?[name] ?? []
  }

  /// The names of a kind, sorted by their bytes.
  func names(of kind: AssetKind) -> [String] {
    (places[kind] ?? [:]).keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: The walk

  private mutating func walk(_ folder: String) {
    for entry in entries(of: folder, where: { $0.kind == .directory || ($0.kind == .link && Self.isCatalog($0.name)) })
    {
      let path = Path.join(folder, entry.name)
      if Self.isCatalog(entry.name) {
        if entry.kind == .link, FileSystem.status(of: path)?.kind != .directory { continue }
        catalogs.append(path)
        walkGroup(path, prefix: "")
      } else if !FileSystem.directoriesOfOtherTools.contains(entry.name) {
        walk(path)
      }
    }
  }

  /// Adds the sets of a catalogue or of a folder in it; `prefix` is the namespace with its slash.
  private mutating func walkGroup(_ folder: String, prefix: String) {
    let entries = entries(of: folder) { $0.kind == .directory || $0.name == "Contents.json" }
    var prefix = prefix
    if !Self.isCatalog(folder), entries.contains(where: { $0.kind != .directory }), providesNamespace(folder) {
      prefix += Self.nameWithoutExtension(of: folder) + "/"
    }
    for entry in entries where entry.kind == .directory {
      let path = Path.join(folder, entry.name)
      guard let kind = AssetKind(rawValue: Path.fileExtension(of: entry.name)) else {
        walkGroup(path, prefix: prefix)
        continue
      }
      let name = prefix + Self.nameWithoutExtension(of: entry.name)
      places[kind, default: [:]][name, default: []].append(Place(catalog: catalogs.count - 1, path: path))
      if kind.isGroup { walkGroup(path, prefix: prefix) }
    }
  }

  private mutating func providesNamespace(_ folder: String) -> Bool {
    let log = YAMLErrorLog()
    defer { errors += log.errors.map(ResourceError.init) }
    do throws(ResourceError) {
      let contents = try SetContents.read(folder)
      let members = log.attempt { () throws(YAMLError) in try contents.mapping() } ?? []
      return AssetProperties(members, log: log).providesNamespace
    } catch {
      errors.append(error)
      return false
    }
  }

  private mutating func entries(
    of folder: String, where isWanted: (FileSystem.DirectoryEntry) -> Bool
  ) -> [FileSystem.DirectoryEntry] {
    folderCount += 1
    guard folderCount <= Self.folderLimit else { return [] }
    do throws(FileError) {
      return try FileSystem.entries(inDirectory: folder, where: isWanted)
    } catch {
      errors.append(ResourceError(error))
      return []
    }
  }

  private static func isCatalog(_ path: String) -> Bool {
    path.utf8.last == UInt8(ascii: "s") && path.hasSuffix(".xcassets")
  }

  private static func nameWithoutExtension(of path: String) -> String {
    let name = Path.name(of: path)
    let isSet = AssetKind(rawValue: Path.fileExtension(of: name)) != nil
    guard isSet, let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[..<dot])
  }
}
