import SourceText
import YAMLTree

extension Rule {
  /// The rule that the root node of its file says; `id` and `category` are the names of the file and of its folder.
  ///
  /// `sets` are the sets that exist. All that is wrong goes into the log; then there is no rule.
  public init?(yaml node: YAMLNode, id: String, category: String, sets: [String], log: YAMLErrorLog) {
    let errorsBefore = log.errors.count
    guard var reader = MappingReader(node, log: log) else { return nil }
    _ = reader.required("id") { node throws(YAMLError) in try node.ruleID(expected: id) }
    let summary = reader.required("summary") { node throws(YAMLError) in try node.line() }
    let severity = reader.required("severity") { node throws(YAMLError) in
      try node.name(of: "severity", as: Severity.self)
    }
    let setNames = reader.optional("sets") { node throws(YAMLError) in try node.setNames(among: sets) }
    let elements = reader.required("element") { node throws(YAMLError) in try node.elementNames() }
    let bindings = reader.value("let").map { Self.bindings($0, log) } ?? []
    let when = reader.optional("when", Text.init(yaml:))
    let forEach = reader.optional("for", ForEach.init(yaml:))
    let condition = Self.condition(&reader)
    let at = reader.optional("at", Text.init(yaml:))
    let also = reader.optional("also", Text.init(yaml:))
    let why = reader.required("why") { node throws(YAMLError) in try node.paragraphs() }
    let fix = reader.value("fix").flatMap { FixTemplate(yaml: $0, log: log) }
    let options = reader.value("options").map { Self.options($0, log) } ?? []
    let aliases = reader.optional("aliases") { node throws(YAMLError) in try node.strings() }
    let references = reader.optional("references") { node throws(YAMLError) in try node.strings() }
    let examples = reader.value("examples").map { Self.examples($0, options, log) } ?? []
    reader.finish()
    Self.checkNames(of: bindings, and: options, in: node, log)
    guard log.errors.count == errorsBefore, let summary, let severity, let elements, let condition, let why else {
      return nil
    }
    self.init(
      id: id, category: category, summary: summary, severity: severity, sets: setNames ?? [], elements: elements,
      bindings: bindings, when: when, forEach: forEach, condition: condition, at: at, also: also, why: why, fix: fix,
      options: options, aliases: aliases ?? [], references: references ?? [], examples: examples)
    file = node.path
  }

  private static func bindings(_ node: YAMLNode, _ log: YAMLErrorLog) -> [Binding] {
    log.attempt { () throws(YAMLError) in try node.mapping() }?.compactMap { entry in
      log.attempt { () throws(YAMLError) in
        Binding(try entry.key.variableName(), try Text(yaml: entry.value))
      }
    } ?? []
  }

  private static func options(_ node: YAMLNode, _ log: YAMLErrorLog) -> [Option] {
    log.attempt { () throws(YAMLError) in try node.mapping() }?.compactMap { Option(yaml: $0, log: log) } ?? []
  }

  private static func examples(_ node: YAMLNode, _ options: [Option], _ log: YAMLErrorLog) -> [Example] {
    log.attempt { () throws(YAMLError) in try node.list() }?
      .compactMap { Example(yaml: $0, options: options, log: log) } ?? []
  }

  /// Exactly one of `assert` with `message`, `fault` with `messages`, and `source`.
  private static func condition(_ reader: inout MappingReader) -> Condition? {
    let source = reader.optional("source") { node throws(YAMLError) in try node.name(of: "source", as: Source.self) }
    if let source {
      let others = ["assert", "message", "fault", "messages"].compactMap { reader.value($0) }
      if let other = others.first {
        reader.log.add(other.error("the rule has a `source` of findings too; remove one of the two"))
      }
      switch source {
      case .engine: return .engine
      }
    }
    let assertion = reader.value("assert")
    let fault = reader.value("fault")
    let message = reader.value("message")
    let messages = reader.value("messages")
    let log = reader.log
    switch (assertion, fault) {
    case (let assertion?, nil):
      if let messages {
        log.add(messages.error("`messages` goes with `fault`; a rule with `assert` has one `message`"))
      }
      guard let message else {
        log.add(reader.node.error("the key `message` is missing: what a finding says"))
        return nil
      }
      return log.attempt { () throws(YAMLError) in
        .assertion(try Text(yaml: assertion), message: try Text(yaml: message))
      }
    case (nil, let fault?):
      if let message { log.add(message.error("`message` goes with `assert`; a rule with `fault` has `messages`")) }
      guard let messages else {
        log.add(reader.node.error("the key `messages` is missing: what a finding of each kind says"))
        return nil
      }
      return log.attempt { () throws(YAMLError) in .fault(try Text(yaml: fault), messages: try kinds(messages)) }
    case (nil, nil):
      log.add(reader.node.error("the rule has no condition; give it `assert` and `message`, or `fault` and `messages`"))
    case (_?, let fault?):
      log.add(fault.error("the rule has `assert` too; remove one of the two"))
    }
    return nil
  }

  /// What makes findings instead of a condition.
  private enum Source: String, CaseIterable {
    case engine
  }

  private static func kinds(_ node: YAMLNode) throws(YAMLError) -> [String: Text] {
    var messages: [String: Text] = [:]
    for entry in try node.mapping() { messages[entry.name] = try Text(yaml: entry.value) }
    if messages.isEmpty { throw node.error("at least one kind of fault needs a message") }
    return messages
  }

  /// A name of `let` hides an option of the same name, which nobody can mean.
  private static func checkNames(
    of bindings: [Binding], and options: [Option], in node: YAMLNode, _ log: YAMLErrorLog
  ) {
    for binding in bindings where options.contains(where: { $0.name == binding.name }) {
      log.add(
        YAMLError(
          path: node.path, position: binding.value.position ?? node.position,
          message: "`\(binding.name)` is an option too; rename one of the two"))
    }
  }
}
