import SourceText

/// The asset catalogues that belong to a document. Nothing is read before something is asked.
///
/// All catalogues below the root of the document's project belong to it (`ProjectIndex` says which folder that is). Where a name
/// is in several of them, the nearest catalogue has it: the one that shares most folders with the document; of those, the one
/// that lies in fewer folders; of those, the first by its path.
public struct AssetCatalogs: Sendable {
  private let index: ProjectIndex
  private let folder: String

  /// The catalogues for the documents of a folder, which is absolute.
  init(index: ProjectIndex, folder: String) {
    self.index = index
    self.folder = folder
  }

  /// The absolute path of the project's root.
  public var root: String { index.root(of: folder) }

  /// The absolute paths of the catalogues, the nearest first.
  public var paths: [String] {
    Nearness.sorted(index.table(for: folder).catalogs, from: folder)
  }

  /// The colour set with a name, which is written with its namespaces; `nil` where there is none.
  public func color(named name: String) -> NamedColor? {
    path(of: .color, named: name).flatMap { index.color(named: name, path: $0) }
  }

  /// The image set with a name, which is written with its namespaces; `nil` where there is none.
  public func image(named name: String) -> ImageAsset? {
    path(of: .image, named: name).flatMap { index.image(named: name, path: $0) }
  }

  /// The symbol set with a name, which is written with its namespaces; `nil` where there is none.
  public func symbol(named name: String) -> SymbolAsset? {
    path(of: .symbol, named: name).flatMap { index.symbol(named: name, path: $0) }
  }

  /// The absolute path of the folder of a set; `nil` where there is none. The set itself is not read.
  public func path(of kind: AssetKind, named name: String) -> String? {
    let table = index.table(for: folder)
    let places = table.places(of: kind, named: name)
    guard places.count > 1 else { return places.first?.path }
    let nearest = Nearness.sorted(places.map { table.catalogs[$0.catalog] }, from: folder).first
    return places.first { table.catalogs[$0.catalog] == nearest }?.path
  }

  /// The names of all sets of a kind, sorted by their bytes. The sets themselves are not read.
  public func names(of kind: AssetKind) -> [String] {
    index.table(for: folder).names(of: kind)
  }
}
