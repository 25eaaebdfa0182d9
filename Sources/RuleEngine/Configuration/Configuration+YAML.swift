import InterfaceBuilder
import RuleFormat
import SourceText
import YAMLTree

extension Configuration {
  /// The configuration that a file says, by its absolute path, with what it extends and with the rules of its folders.
  ///
  /// It throws all that is wrong. Messages name files as they are seen from the working directory.
  public init(file path: String, catalogue: RuleCatalogue, workingDirectory: String) throws(YAMLErrors) {
    let log = YAMLErrorLog()
    self.init(directory: Path.directory(of: path) ?? "/", catalogue: catalogue)
    self.path = path
    let layers =
      log.attempt { () throws(YAMLError) in
        try ConfigurationLayer.chain(from: path, workingDirectory: workingDirectory, log: log)
      } ?? []
    // Rules can be checked only against a catalogue that has the folders' rules.
    if let layer = layers.first(where: { $0.value("rule_folders") != nil }) {
      readRuleFolders(of: layer, workingDirectory: workingDirectory, log)
    }
    // A rule that could not be read is no news where the configuration names it.
    try log.throwIfAny()
    let names = RuleNames(self.catalogue)
    for layer in layers.reversed() { read(layer, names, log) }
    try log.throwIfAny()
  }

  private mutating func readRuleFolders(
    of layer: ConfigurationLayer, workingDirectory: String, _ log: YAMLErrorLog
  ) {
    guard let node = layer.value("rule_folders"),
      let nodes = log.attempt({ () throws(YAMLError) in try node.list() })
    else { return }
    for node in nodes {
      guard let name = log.attempt({ () throws(YAMLError) in try node.string() }) else { continue }
      let path = Path.absolute(name, in: layer.directory)
      guard FileSystem.status(of: path) != nil else {
        log.add(node.error("the rule folder \(Path.relative(path, to: workingDirectory)) does not exist"))
        continue
      }
      do throws(YAMLErrors) {
        switch catalogue.adding(try RuleFolder.load(path, knownSets: catalogue.sets.map(\.name))) {
        case .success(let extended): catalogue = extended
        case .failure(let conflict):
          log.add(
            node.error("the \(conflict.kind) `\(conflict.name)` of this folder exists already; give it another name"))
        }
      } catch {
        for error in error.errors {
          let file = Path.relative(error.path, to: workingDirectory)
          log.add(YAMLError(path: file, position: error.position, message: error.message))
        }
      }
      ruleFolders.append(path)
    }
  }

  private mutating func read(_ layer: ConfigurationLayer, _ names: RuleNames, _ log: YAMLErrorLog) {
    func decode<Value>(_ key: String, _ body: (YAMLNode) throws(YAMLError) -> Value) -> Value? {
      guard let node = layer.value(key) else { return nil }
      return log.attempt { () throws(YAMLError) in try body(node) }
    }
    if let node = layer.value("rule_sets"),
      let nodes = log.attempt({ () throws(YAMLError) in try node.list() })
    {
      ruleSets = nodes.compactMap { node in
        log.attempt { () throws(YAMLError) in try node.name(of: "set", among: names.sets) }
      }
    }
    if let node = layer.value("include") { include = PathPatterns(yaml: node, in: layer.directory, log) }
    if let node = layer.value("exclude") { exclude = PathPatterns(yaml: node, in: layer.directory, log) }
    device =
      decode("device") { node throws(YAMLError) in try node.name(of: "device", among: Device.table.map(\.id)) }
      ?? device
    failLevel = decode("fail_on") { node throws(YAMLError) in try node.failLevel() } ?? failLevel
    baseline =
      decode("baseline") { node throws(YAMLError) in Path.absolute(try node.string(), in: layer.directory) }
      ?? baseline
    reportsUnusedSuppressions =
      decode("report_unused_suppressions") { node throws(YAMLError) in try node.boolean() }
      ?? reportsUnusedSuppressions
    convert = layer.value("convert") ?? convert
    if let node = layer.value("rules") {
      rules.merge(names.settings(in: node, log)) { parent, child in child.over(parent) }
    }
    if let node = layer.value("overrides"),
      let nodes = log.attempt({ () throws(YAMLError) in try node.list() })
    {
      overrides = nodes.compactMap { Override(yaml: $0, in: layer.directory, names, log) }
    }
  }
}

extension Configuration.Override {
  /// An entry of `overrides`; `nil`, with errors in the log, when it is wrong.
  init?(yaml node: YAMLNode, in directory: String, _ names: RuleNames, _ log: YAMLErrorLog) {
    guard var reader = MappingReader(node, log: log) else { return nil }
    let files = reader.required("files") { node throws(YAMLError) in node }
    let rules = reader.value("rules")
    reader.finish()
    guard let files else { return nil }
    self.init(
      files: PathPatterns(yaml: files, in: directory, log),
      rules: rules.map { $0.isNull ? [:] : names.settings(in: $0, log) } ?? [:])
  }
}

extension PathPatterns {
  /// A list of patterns; what is wrong goes into the log.
  init(yaml node: YAMLNode, in directory: String, _ log: YAMLErrorLog) {
    let nodes = log.attempt { () throws(YAMLError) in node.isNull ? [] : try node.list() } ?? []
    let globs = nodes.compactMap { node in
      log.attempt { () throws(YAMLError) in
        // An absolute path below the folder is a path in it; else a slash at the front is the folder itself.
        let text = try node.string()
        let relative = Path.relative(text, to: directory)
        do throws(GlobError) {
          return try Glob(relative == text ? text : "/" + relative)
        } catch {
          throw node.error(error.message)
        }
      }
    }
    self.init(globs, in: directory)
  }
}

extension YAMLNode {
  /// A level of `fail_on`.
  fileprivate func failLevel() throws(YAMLError) -> FailLevel {
    try name(of: "level", as: FailLevel.self)
  }
}
