import SourceText
import YAMLTree

/// One file of a configuration and of the chain that it extends, not yet decoded.
struct ConfigurationLayer {
  /// The keys that a configuration may have.
  static let keys = [
    "extends", "rule_sets", "include", "exclude", "rule_folders", "device", "fail_on", "baseline",
    "report_unused_suppressions", "rules", "overrides", "convert",
  ]

  /// The absolute path of the file.
  let path: String
  /// The absolute path of the folder that holds it.
  let directory: String
  private let entries: [YAMLNode.Entry]

  /// A file of a configuration. Unknown keys go into the log; it throws where the file cannot be read or is no mapping.
  init(path: String, workingDirectory: String, log: YAMLErrorLog) throws(YAMLError) {
    self.path = path
    directory = Path.directory(of: path) ?? "/"
    let shownPath = Path.relative(path, to: workingDirectory)
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.read(path, limit: 1 << 20)
    } catch {
      throw YAMLError(
        path: shownPath, position: TextPosition(line: 1, column: 1),
        message: "the configuration cannot be read: \(error.reason)")
    }
    let root = try YAMLTree.parse(bytes: bytes, path: shownPath)
    entries = root.isNull ? [] : try root.mapping()
    for entry in entries where !Self.keys.contains(entry.name) {
      log.add(entry.key.unknown("key", entry.name, among: Self.keys))
    }
  }

  /// The value of a key, unless there is nothing behind it.
  func value(_ key: String) -> YAMLNode? {
    entries.first { $0.name == key }.flatMap { $0.value.isNull ? nil : $0.value }
  }

  /// The file and those that it extends, itself first.
  static func chain(
    from path: String, workingDirectory: String, log: YAMLErrorLog
  ) throws(YAMLError) -> [ConfigurationLayer] {
    var layers = [try ConfigurationLayer(path: path, workingDirectory: workingDirectory, log: log)]
    var visited = [FileSystem.status(of: path)?.identity]
    while let layer = layers.last, let node = layer.value("extends") {
      let parent = Path.absolute(try node.string(), in: layer.directory)
      let status = FileSystem.status(of: parent)
      guard status?.kind == .file else {
        let reason = status == nil ? "does not exist" : "is no file"
        throw node.error("the configuration to extend, \(Path.relative(parent, to: workingDirectory)), \(reason)")
      }
      if visited.contains(status?.identity) {
        let circle = (layers.map(\.path) + [parent]).map { Path.relative($0, to: workingDirectory) }
        throw node.error("the configurations extend each other in a circle: " + circle.joined(separator: " > "))
      }
      visited.append(status?.identity)
      layers.append(try ConfigurationLayer(path: parent, workingDirectory: workingDirectory, log: log))
    }
    return layers
  }
}
