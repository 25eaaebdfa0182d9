import YAMLTree

/// A symbol set of an asset catalogue: an image that is drawn like a letter, in the weights and scales of the system's symbols.
public struct SymbolAsset: Sendable {
  /// The name by which documents use it, with the namespaces before it.
  public let name: String
  /// The absolute path of the set's folder.
  public let path: String
  /// The names of its files, in the order of the set; places that are left empty are not among them.
  public let filenames: [String]
}

extension SymbolAsset {
  /// A symbol set from its `Contents.json`. Entries that are wrong go into the log and are left out.
  init(name: String, path: String, contents: YAMLNode, log: YAMLErrorLog) {
    self.name = name
    self.path = path
    let entries = log.attempt { () throws(YAMLError) in try contents.mapping()["symbols"]?.list() ?? [] } ?? []
    filenames = entries.compactMap { entry in
      log.attempt { () throws(YAMLError) in try entry.mapping()["filename"]?.string() } ?? nil
    }
  }
}
