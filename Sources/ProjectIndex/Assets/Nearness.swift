import SourceText

/// How near paths lie to a folder.
enum Nearness {
  /// Paths, the nearest first: those that share more folders with the folder, then those of fewer folders, then by their bytes.
  static func sorted(_ paths: [String], from folder: String) -> [String] {
    let names = Path.names(in: folder)
    let keyed = paths.map { path in
      let others = Path.names(in: path)
      let shared = zip(names, others).prefix { $0 == $1 }.count
      return (path: path, shared: shared, depth: others.count)
    }
    return keyed.sorted { first, second in
      if first.shared != second.shared { return first.shared > second.shared }
      if first.depth != second.depth { return first.depth < second.depth }
      return first.path.utf8.lexicographicallyPrecedes(second.path.utf8)
    }
    .map(\.path)
  }
}
