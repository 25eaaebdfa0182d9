import SourceText
import YAMLTree

extension Baseline {
  private static let version = 1

  /// The baseline as JSON; equal baselines give equal bytes, and an entry stands on a line of its own.
  public var json: [UInt8] {
    var bytes = Array("{\n  \"version\": \(Self.version),\n  \"findings\": [".utf8)
    var isFirst = true
    for (entry, count) in entries {
      var writer = JSONWriter(indent: nil)
      writer.object { writer in
        writer.member("file", entry.file)
        writer.member("rule", entry.rule)
        if let object = entry.object {
          writer.member("object", object)
        } else {
          writer.member("message", entry.message ?? "")
        }
        writer.member("count", count)
      }
      bytes.append(contentsOf: (isFirst ? "\n    " : ",\n    ").utf8)
      bytes.append(contentsOf: writer.bytes)
      isFirst = false
    }
    bytes.append(contentsOf: (isFirst ? "]\n}\n" : "\n  ]\n}\n").utf8)
    return bytes
  }

  /// Writes the baseline into a file.
  public func write(to path: String) throws(FileError) {
    try FileSystem.writeAtomically(json, to: path)
  }

  /// The baseline in a file, whose path is absolute or relative to the working directory. It throws all that is wrong.
  public static func read(_ path: String, workingDirectory: String) throws(YAMLErrors) -> Baseline {
    let absolutePath = Path.absolute(path, in: workingDirectory)
    let log = YAMLErrorLog()
    var entries: [(entry: Entry, count: Int)] = []
    do throws(FileError) {
      let bytes = try FileSystem.read(absolutePath, limit: 1 << 28)
      let shownPath = Path.relative(absolutePath, to: workingDirectory)
      if let root = log.attempt({ () throws(YAMLError) in try YAMLTree.parse(bytes: bytes, path: shownPath) }) {
        entries = decode(root, log)
      }
    } catch {
      log.add(
        YAMLError(
          path: path, position: TextPosition(line: 1, column: 1),
          message: "the baseline cannot be read: \(error.reason); `--write-baseline` makes one"))
    }
    try log.throwIfAny()
    return Baseline(entries, directory: Path.directory(of: absolutePath) ?? "/")
  }

  private static func decode(_ root: YAMLNode, _ log: YAMLErrorLog) -> [(entry: Entry, count: Int)] {
    guard var reader = MappingReader(root, log: log) else { return [] }
    _ = reader.required("version") { node throws(YAMLError) in
      guard try node.number() == Double(version) else {
        throw node.error("this program reads version \(version) of baselines; write the baseline anew")
      }
    }
    let nodes = reader.required("findings") { node throws(YAMLError) in try node.list() } ?? []
    reader.finish()
    return nodes.compactMap { entry($0, log) }
  }

  private static func entry(_ node: YAMLNode, _ log: YAMLErrorLog) -> (entry: Entry, count: Int)? {
    guard var reader = MappingReader(node, log: log) else { return nil }
    let file = reader.required("file") { node throws(YAMLError) in try node.string() }
    let rule = reader.required("rule") { node throws(YAMLError) in try node.string() }
    let object = reader.optional("object") { node throws(YAMLError) in try node.string() }
    let message = reader.optional("message") { node throws(YAMLError) in try node.string() }
    let count = reader.optional("count") { node throws(YAMLError) in
      guard let count = Int(exactly: try node.number()), count > 0 else {
        throw node.error("a count is a whole number above 0")
      }
      return count
    }
    reader.finish()
    if (object == nil) == (message == nil) {
      log.add(node.error("an entry has either `object`, the id of the object, or `message`"))
    }
    guard let file, let rule else { return nil }
    return (Entry(file: file, rule: rule, object: object, message: message), count ?? 1)
  }
}
