import SourceText

/// Builds nodes from events.
struct YAMLTreeBuilder {
  let parser: YAMLEventParser
  let path: String
  private var anchors: [String: (node: YAMLNode, size: Int)] = [:]
  private var nodeCount = 0
  private var aliasedCount = 0

  init(parser: YAMLEventParser, path: String) {
    self.parser = parser
    self.path = path
  }

  mutating func root() throws(YAMLError) -> YAMLNode {
    var root: YAMLNode?
    while true {
      let event = try parser.next()
      switch event.kind {
      case .streamEnd:
        if let root { return root }
        let scalar = YAMLNode.Scalar(text: "", style: .plain, contentPosition: event.position)
        return YAMLNode(.scalar(scalar), position: event.position, path: path)
      case .documentStart:
        if root != nil { throw error(event, "a second document begins here; the file may hold only one") }
        root = try node(parser.next(), depth: 0)
      default: break
      }
    }
  }

  private mutating func node(_ event: YAMLEvent, depth: Int) throws(YAMLError) -> YAMLNode {
    guard depth <= YAMLTree.depthLimit else {
      throw error(event, "the nesting is deeper than \(YAMLTree.depthLimit) levels")
    }
    if let tag = event.tag { throw error(event, "the tag `\(tag)` has no meaning here; remove it") }
    let countBefore = nodeCount
    nodeCount += 1
    let value: YAMLNode.Value
    switch event.kind {
    case .alias(let name): return try aliased(name, event)
    case .sequenceStart: value = .sequence(try elements(depth: depth))
    case .mappingStart: value = .mapping(try entries(depth: depth))
    case .scalar(let scalar): value = .scalar(scalar)
    default: throw error(event, "a value is expected here")
    }
    let node = YAMLNode(value, position: event.position, path: path)
    if let anchor = event.anchor { anchors[anchor] = (node, nodeCount - countBefore) }
    return node
  }

  private mutating func elements(depth: Int) throws(YAMLError) -> [YAMLNode] {
    var elements: [YAMLNode] = []
    while true {
      let event = try parser.next()
      if case .sequenceEnd = event.kind { return elements }
      elements.append(try node(event, depth: depth + 1))
    }
  }

  private mutating func entries(depth: Int) throws(YAMLError) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    var lines: [String: Int] = [:]
    while true {
      let event = try parser.next()
      if case .mappingEnd = event.kind { return entries }
      let key = try node(event, depth: depth + 1)
      guard case .scalar(let scalar) = key.value else { throw key.error("a key must be a text") }
      if let line = lines.updateValue(event.position.line, forKey: scalar.text) {
        throw key.error("the key `\(scalar.text)` is there already, in line \(line); remove one of the two")
      }
      entries.append(.init(name: scalar.text, key: key, value: try node(parser.next(), depth: depth + 1)))
    }
  }

  private mutating func aliased(_ name: String, _ event: YAMLEvent) throws(YAMLError) -> YAMLNode {
    guard let anchor = anchors[name] else {
      throw error(event, "the alias `*\(name)` names no finished node; write `&\(name)` before a node above it")
    }
    aliasedCount += anchor.size
    nodeCount += anchor.size - 1
    guard aliasedCount <= YAMLTree.aliasLimit else {
      throw error(event, "the aliases stand for more than \(YAMLTree.aliasLimit) nodes")
    }
    return anchor.node
  }

  private func error(_ event: YAMLEvent, _ message: String) -> YAMLError {
    YAMLError(path: path, position: event.position, message: message)
  }
}
