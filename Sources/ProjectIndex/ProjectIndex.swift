import SourceText
import YAMLTree

/// What lies around documents and belongs to them: asset catalogues, and texts in other languages.
///
/// One index serves a whole run, from any thread. Nothing is read before something is asked, and no folder and no colour set twice;
/// what it keeps grows with the names of assets and with those that were used, not with the number of documents.
///
/// The catalogues of a document are all those below the root of its project. Upwards from the document, the first folder
/// that holds a repository (`.git`) or a workspace (`*.xcworkspace`) is the root. Where there is neither, it is the nearest one
/// that holds a project (`*.xcodeproj`) or a package (`Package.swift`); without one, the run's root if the document lies below
/// it, else the document's own folder. `Pods`, `Carthage`, `.build`, `DerivedData`, `node_modules` and `.git` are passed over, and
/// links are followed only where a catalogue is one. A document within such a folder has what lies with it in the folder
/// directly below, or in its own project there.
public final class ProjectIndex: @unchecked Sendable {
  private let workingDirectory: String
  private let lock = Lock()

  // All that follows is guarded by the lock.
  private var roots: ProjectRoots
  private var tables: [String: AssetTable] = [:]
  private var colors: [String: NamedColor?] = [:]
  private var images: [String: ImageAsset?] = [:]
  private var symbols: [String: SymbolAsset?] = [:]
  private var translations: [String: TranslationFolders] = [:]
  private var found: Set<ResourceError> = []

  /// An index for a run.
  ///
  /// - Parameters:
  ///   - root: The directory that the run is about, for documents that lie in no project.
  ///   - workingDirectory: The absolute path that relative ones are seen from.
  public init(root: String, workingDirectory: String) {
    self.workingDirectory = workingDirectory
    roots = ProjectRoots(runRoot: Path.absolute(root, in: workingDirectory))
  }

  /// The asset catalogues that belong to a document, which need not be there.
  public func catalogs(for documentPath: String) -> AssetCatalogs {
    let path = Path.absolute(documentPath, in: workingDirectory)
    return AssetCatalogs(index: self, folder: Path.directory(of: path) ?? "/")
  }

  /// The texts of a document in other languages.
  public func localization(of documentPath: String) -> Localization {
    Localization(index: self, path: Path.absolute(documentPath, in: workingDirectory))
  }

  /// What was wrong in the files that were read so far, sorted by their paths and by the places in them.
  public var errors: [ResourceError] {
    lock.withLock { found }.sorted { first, second in
      if first.path != second.path { return first.path.utf8.lexicographicallyPrecedes(second.path.utf8) }
      return (first.position.line, first.position.column, first.message)
        < (second.position.line, second.position.column, second.message)
    }
  }

  // MARK: What is kept

  /// The root of the project that an absolute path of a folder belongs to.
  func root(of folder: String) -> String {
    lock.withLock { roots.root(of: folder) }
  }

  /// The names of the assets of the project that a folder belongs to.
  func table(for folder: String) -> AssetTable {
    lock.withLock {
      let root = roots.root(of: folder)
      if let table = tables[root] { return table }
      let table = AssetTable(root: root)
      tables[root] = table
      found.formUnion(table.errors)
      return table
    }
  }

  /// The colour set in a folder, which is called by a name.
  func color(named name: String, path: String) -> NamedColor? {
    asset(in: \.colors, path) { contents, log in
      NamedColor(name: name, path: path, contents: contents, log: log)
    }
  }

  /// The image set in a folder, which is called by a name.
  func image(named name: String, path: String) -> ImageAsset? {
    asset(in: \.images, path) { contents, log in
      let files = (try? FileSystem.names(inDirectory: path)) ?? []
      return ImageAsset(name: name, path: path, contents: contents, files: Set(files), log: log)
    }
  }

  /// The symbol set in a folder, which is called by a name.
  func symbol(named name: String, path: String) -> SymbolAsset? {
    asset(in: \.symbols, path) { contents, log in
      SymbolAsset(name: name, path: path, contents: contents, log: log)
    }
  }

  private func asset<Asset>(
    in cache: ReferenceWritableKeyPath<ProjectIndex, [String: Asset?]>, _ path: String,
    _ make: (YAMLNode, YAMLErrorLog) -> Asset
  ) -> Asset? {
    lock.withLock {
      if let asset = self[keyPath: cache][path] { return asset }
      let log = YAMLErrorLog()
      var asset: Asset?
      do throws(ResourceError) { asset = make(try SetContents.read(path), log) } catch { found.insert(error) }
      found.formUnion(log.errors.map(ResourceError.init))
      self[keyPath: cache][path] = .some(asset)
      return asset
    }
  }

  /// The folders of languages in a folder.
  func translations(in folder: String) -> TranslationFolders {
    lock.withLock {
      if let folders = translations[folder] { return folders }
      let folders = TranslationFolders(in: folder)
      translations[folder] = folders
      return folders
    }
  }

  /// Takes note of errors.
  func add(_ errors: [ResourceError]) {
    if !errors.isEmpty { lock.withLock { found.formUnion(errors) } }
  }
}
