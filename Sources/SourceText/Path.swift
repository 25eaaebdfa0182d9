/// File paths as text; nothing here asks the file system.
///
/// Slashes are looked for as bytes: a name may begin with a combining character, which for Swift would be one with the slash.
public enum Path {
  private static let slash = UInt8(ascii: "/")

  /// Whether a path begins at the root.
  public static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// The path of `name` inside `directory`; an absolute name stays as it is.
  public static func join(_ directory: String, _ name: String) -> String {
    if isAbsolute(name) || directory.isEmpty || directory == "." { return name }
    return directory.utf8.last == slash ? directory + name : directory + "/" + name
  }

  /// The part before the last slash (`/` for a file in the root), or `nil` where there is no slash.
  public static func directory(of path: String) -> String? {
    guard let index = path.utf8.lastIndex(of: slash) else { return nil }
    return index == path.startIndex ? "/" : String(path[..<index])
  }

  /// The part after the last slash.
  public static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The part of the name after its last dot, in lower case; empty where there is none.
  public static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...].lowercased() } ?? ""
  }

  /// The names in a path, without empty ones.
  public static func names(in path: String) -> [Substring] {
    path.utf8.split(separator: slash).map(Substring.init)
  }

  /// The absolute form of a path, with `.`, `..` and doubled slashes resolved as text.
  public static func absolute(_ path: String, in directory: String) -> String {
    var parts: [Substring] = []
    for part in names(in: join(directory, path)) where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// An absolute path seen from a directory: relative when it lies below it, else as it is.
  public static func relative(_ path: String, to directory: String) -> String {
    if path.utf8.elementsEqual(directory.utf8) { return "." }
    let prefix = directory.utf8.last == slash ? directory : directory + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return path }
    return String(Substring(path.utf8.dropFirst(prefix.utf8.count)))
  }

  /// The way to an absolute path from a directory, whose path is absolute too: with `..` where it does not lie below it.
  public static func reference(to path: String, from directory: String) -> String {
    let near = relative(path, to: directory)
    if !isAbsolute(near) { return near }
    let target = names(in: path)
    let start = names(in: directory)
    var shared = 0
    while shared < min(target.count, start.count), target[shared].utf8.elementsEqual(start[shared].utf8) {
      shared += 1
    }
    let steps = repeatElement("..", count: start.count - shared) + target[shared...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
