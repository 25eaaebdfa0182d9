import SourceText

/// Specs whose documents are gone.
extension ConvertRun {
  /// The specs under the directory that no document in the working directory stands behind any more, sorted. Nothing is deleted:
  /// they may be the only copy of what somebody needs.
  func orphans() -> [String] {
    guard let directory else { return [] }
    let converted = Set(Self.names(of: inputs).map { $0 + ".json" })
    return specs(in: "").filter { name in
      if converted.contains(name) { return false }
      let document = Path.join(workingDirectory, String(name.dropLast(".json".count)))
      return FileSystem.status(of: document) == nil
    }.map { Path.join(directory, $0) }
  }

  /// The specs in a folder under the directory, by their paths in it.
  private func specs(in folder: String) -> [String] {
    guard let directory else { return [] }
    let path = folder.isEmpty ? directory : Path.join(directory, folder)
    // A folder that cannot be read holds nothing that can be compared.
    let entries = (try? FileSystem.entries(inDirectory: path)) ?? []
    return entries.flatMap { entry -> [String] in
      let name = folder.isEmpty ? entry.name : Path.join(folder, entry.name)
      switch entry.kind {
      case .directory: return specs(in: name)
      case .file: return name.hasSuffix(".xib.json") || name.hasSuffix(".storyboard.json") ? [name] : []
      default: return []
      }
    }
  }
}
