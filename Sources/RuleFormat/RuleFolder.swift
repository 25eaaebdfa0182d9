import SourceText
import YAMLTree

/// The rules and sets in a folder: `<category>/<id>.yml`, and `sets/<name>.yml`.
public struct RuleFolder: Sendable {
  /// The rules, sorted by id.
  public let rules: [Rule]
  /// The sets, sorted by name.
  public let sets: [RuleSet]

  /// Rules and sets from their files. `knownSets` are further sets that rules may belong to.
  ///
  /// It throws all errors of all files.
  public init(files: [String], knownSets: [String] = []) throws(YAMLErrors) {
    let log = YAMLErrorLog()
    let files = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let (setFiles, ruleFiles) = (files.filter(Self.isSet), files.filter { !Self.isSet($0) })
    let setNames = knownSets + setFiles.map(Self.stem)
    var rules: [Rule] = []
    var paths: [String: String] = [:]
    for file in ruleFiles {
      guard let root = Self.root(of: file, log) else { continue }
      let id = Self.stem(of: file)
      if let other = paths.updateValue(file, forKey: id) {
        log.add(root.error("the rule `\(id)` is there already, in \(other); rename one of the two"))
      }
      let category = Path.directory(of: file).map(Path.name) ?? ""
      if let rule = Rule(yaml: root, id: id, category: category, sets: setNames, log: log) { rules.append(rule) }
    }
    // A set names rules, and a rule that could not be read is no news there.
    let areRulesComplete = log.errors.isEmpty
    var sets: [RuleSet] = []
    for file in setFiles where areRulesComplete {
      guard let root = Self.root(of: file, log) else { continue }
      if let set = RuleSet(yaml: root, name: Self.stem(of: file), rules: rules, log: log) { sets.append(set) }
    }
    try log.throwIfAny()
    self.rules = rules.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
    self.sets = sets.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The rules and sets in the files `*.yml` and `*.yaml` below a folder (or in one such file). Hidden files are passed over.
  public static func load(_ path: String, knownSets: [String] = []) throws(YAMLErrors) -> RuleFolder {
    var files: [String] = []
    var visited: Set<FileSystem.Identity> = []
    do throws(FileError) {
      try collect(path, into: &files, visited: &visited)
    } catch {
      throw YAMLErrors([Self.error(error)])
    }
    return try RuleFolder(files: files, knownSets: knownSets)
  }

  private static func collect(
    _ path: String, into files: inout [String], visited: inout Set<FileSystem.Identity>
  ) throws(FileError) {
    guard let status = FileSystem.status(of: path) else {
      throw FileError(path: path, reason: "No such file or directory")
    }
    switch status.kind {
    case .file: files.append(path)
    case .other: break
    case .directory:
      // A link to a folder above would go round for ever.
      guard visited.insert(status.identity).inserted else { return }
      for name in try FileSystem.names(inDirectory: path) where !name.hasPrefix(".") {
        let child = Path.join(path, name)
        let kind = FileSystem.status(of: child)?.kind
        if kind == .directory || (kind == .file && ["yml", "yaml"].contains(Path.fileExtension(of: name))) {
          try collect(child, into: &files, visited: &visited)
        }
      }
    }
  }

  private static func root(of file: String, _ log: YAMLErrorLog) -> YAMLNode? {
    do throws(FileError) {
      let bytes = try FileSystem.read(file, limit: 1 << 20)
      return log.attempt { () throws(YAMLError) in try YAMLTree.parse(bytes: bytes, path: file) }
    } catch {
      log.add(Self.error(error))
      return nil
    }
  }

  private static func error(_ error: FileError) -> YAMLError {
    YAMLError(path: error.path, position: TextPosition(line: 1, column: 1), message: error.reason)
  }

  private static func isSet(_ file: String) -> Bool {
    Path.directory(of: file).map(Path.name) == "sets"
  }

  private static func stem(of file: String) -> String {
    let name = Path.name(of: file)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
