/// File paths as text; nothing here asks the file system.
public enum Path {
  /// The path of `name` inside `directory`; an absolute name stays as it is.
  public static func join(_ directory: String, _ name: String) -> String {
    if name.hasPrefix("/") || directory.isEmpty || directory == "." { return name }
    return directory.hasSuffix("/") ? directory + name : directory + "/" + name
  }

  /// The part before the last slash (`/` for a file in the root), or `nil` where there is no slash.
  public static func directory(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The part after the last slash.
  public static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The part of the name after its last dot, in lower case; empty where there is none.
  public static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]).lowercased() } ?? ""
  }

  /// The absolute form of a path, with `.`, `..` and doubled slashes resolved as text.
  public static func absolute(_ path: String, in directory: String) -> String {
    var parts: [Substring] = []
    for part in join(directory, path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// An absolute path seen from a directory: relative when it lies below it, else as it is.
  public static func relative(_ path: String, to directory: String) -> String {
    let prefix = directory.hasSuffix("/") ? directory : directory + "/"
    if path == directory { return "." }
    return path.utf8.starts(with: prefix.utf8) ? String(path.dropFirst(prefix.count)) : path
  }
}
