import SourceText

/// The folders of languages (`de.lproj`) in a folder, and what they hold.
struct TranslationFolders: Sendable {
  /// The names of files in the folders, by the names of the languages; the folders are sorted by their bytes.
  let folders: [(language: String, files: Set<String>)]

  /// The languages in a folder; none where it cannot be read.
  init(in folder: String) {
    let entries =
      (try? FileSystem.entries(inDirectory: folder) {
        ($0.kind == .directory || $0.kind == .link) && $0.name.hasSuffix(".lproj")
      }) ?? []
    folders = entries.map { entry in
      let files = try? FileSystem.names(inDirectory: Path.join(folder, entry.name))
      return (String(entry.name.dropLast(6)), Set(files ?? []))
    }
  }
}
