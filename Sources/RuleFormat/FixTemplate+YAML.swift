import SourceText
import YAMLTree

extension Rule.FixTemplate {
  /// What `fix` of a rule file says; `nil`, with errors in the log, when it is wrong.
  init?(yaml node: YAMLNode, log: YAMLErrorLog) {
    guard var reader = MappingReader(node, log: log) else { return nil }
    let title = reader.required("title", Rule.Text.init(yaml:))
    let safety = reader.required("safety") { node throws(YAMLError) in
      try node.name(of: "safety", as: Safety.self)
    }
    let when = reader.optional("when", Rule.Text.init(yaml:))
    let nodes = reader.required("edits") { node throws(YAMLError) in try node.list() }
    reader.finish()
    if let nodes, nodes.isEmpty { log.add(node.error("a fix needs at least one edit")) }
    let edits = nodes?.compactMap { Rule.EditTemplate(yaml: $0, log: log) }
    guard let title, let safety, let edits else { return nil }
    self.init(title: title, isSafe: safety == .safe, when: when, edits: edits)
  }

  private enum Safety: String, CaseIterable {
    case safe, unsafe
  }
}

extension Rule.EditTemplate {
  /// One entry of `edits`; `nil`, with errors in the log, when it is wrong.
  init?(yaml node: YAMLNode, log: YAMLErrorLog) {
    guard var reader = MappingReader(node, log: log) else { return nil }
    let text: (YAMLNode) throws(YAMLError) -> Rule.Text = Rule.Text.init(yaml:)
    let operations = ["set", "remove", "insert", "rename"].filter { reader.value($0) != nil }
    guard operations.count == 1, let operation = operations.first else {
      let found = operations.isEmpty ? "" : ", not " + operations.map { "`\($0)`" }.joined(separator: " and ")
      log.add(node.error("an edit is one of `set`, `remove`, `insert` and `rename`\(found)"))
      return nil
    }
    let template: Self?
    switch operation {
    case "set":
      // An attribute may be set to the empty text.
      let to = reader.required("to") { node throws(YAMLError) in
        let scalar = try node.scalar()
        return Rule.Text(scalar.text, at: scalar.contentPosition)
      }
      template = reader.required("set", text).flatMap { path in to.map { .set(path, to: $0) } }
    case "rename":
      let to = reader.required("to", text)
      template = reader.required("rename", text).flatMap { path in to.map { .rename(path, to: $0) } }
    case "remove":
      template = reader.required("remove", text).map { .remove($0) }
    default:
      template = Self.insertion(&reader, text)
    }
    reader.finish()
    guard let template else { return nil }
    self = template
  }

  private static func insertion(
    _ reader: inout MappingReader, _ text: (YAMLNode) throws(YAMLError) -> Rule.Text
  ) -> Self? {
    let xml = reader.required("insert", text)
    let places = Place.allCases.filter { reader.value($0.rawValue) != nil }
    guard places.count == 1, let place = places.first else {
      reader.log.add(reader.node.error("`insert` needs one of `into`, `before` and `after`: the node to insert at"))
      return nil
    }
    return reader.required(place.rawValue, text).flatMap { path in xml.map { .insert($0, place, path) } }
  }
}
