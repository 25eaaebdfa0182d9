import SourceText
import YAMLTree

extension Rule.Option {
  /// An entry of `options` of a rule file; `nil`, with errors in the log, when it is wrong.
  init?(yaml entry: YAMLNode.Entry, log: YAMLErrorLog) {
    let name = log.attempt { () throws(YAMLError) in
      let name = try entry.key.variableName()
      if name == "severity" {
        throw entry.key.error("`severity` is what the configuration calls a rule's severity; choose another name")
      }
      return name
    }
    guard var reader = MappingReader(entry.value, log: log) else { return nil }
    let type = reader.required("type") { node throws(YAMLError) in
      try node.name(of: "type of option", as: OptionType.self)
    }
    let help = reader.required("help") { node throws(YAMLError) in try node.line() }
    let choices = reader.optional("choices") { node throws(YAMLError) in try node.strings() }
    let value = reader.value("default")
    reader.finish()
    if type == .choice, (choices ?? []).count < 2 {
      log.add(entry.value.error("an option of type `choice` needs `choices`, a list of at least two texts"))
    } else if let type, type != .choice, choices != nil {
      log.add(entry.value.error("`choices` goes with `type: choice`, but the type is `\(type.rawValue)`"))
    }
    guard let value else {
      log.add(entry.value.error("the key `default` is missing: the value when the configuration is silent"))
      return nil
    }
    guard let name, let type, let help else { return nil }
    self.init(name, type, default: .null, choices: choices ?? [], help: help)
    guard let value = log.attempt({ () throws(YAMLError) in try check(value) }) else { return nil }
    defaultValue = value
  }

  /// The value that a node gives the option; it throws where the node is of another type.
  public func check(_ node: YAMLNode) throws(YAMLError) -> OptionValue {
    switch type {
    case .number: return .number(try node.number())
    case .string: return .string(try node.string())
    case .boolean: return .boolean(try node.boolean())
    case .choice: return .string(try node.name(of: "value of `\(name)`", among: choices))
    case .numbers:
      var numbers: [OptionValue] = []
      for element in try node.list() { numbers.append(.number(try element.number())) }
      return .list(numbers)
    case .strings:
      var strings: [OptionValue] = []
      for element in try node.list() { strings.append(element.isNull ? .null : .string(try element.string())) }
      return .list(strings)
    case .map:
      _ = try node.mapping()
      return try OptionValue(textsOf: node)
    }
  }
}

extension OptionValue {
  /// A value whose scalars are texts, as the values of attributes are: `16` and `NO` in a map are what a document says.
  init(textsOf node: YAMLNode) throws(YAMLError) {
    switch node.value {
    case .scalar(let scalar): self = node.isNull ? .null : .string(scalar.text)
    case .sequence(let nodes):
      var values: [OptionValue] = []
      for node in nodes { values.append(try OptionValue(textsOf: node)) }
      self = .list(values)
    case .mapping(let entries):
      var values: [String: OptionValue] = [:]
      for entry in entries { values[entry.name] = try OptionValue(textsOf: entry.value) }
      self = .map(values)
    }
  }
}

extension [Rule.Option] {
  /// The values that a mapping of names to values gives some of the options; what is wrong goes into the log.
  public func values(in node: YAMLNode, log: YAMLErrorLog) -> [String: OptionValue] {
    guard let entries = log.attempt({ () throws(YAMLError) in try node.mapping() }) else { return [:] }
    var values: [String: OptionValue] = [:]
    for entry in entries {
      values[entry.name] = log.attempt { () throws(YAMLError) in
        guard let option = first(where: { $0.name == entry.name }) else {
          throw entry.key.unknown("option", entry.name, among: map(\.name))
        }
        return try option.check(entry.value)
      }
    }
    return values
  }
}
