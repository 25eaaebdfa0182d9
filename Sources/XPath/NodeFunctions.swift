import XMLTree

/// `last()`
final class LastFunction: NumberExpression {
  init() { super.init(focus: .size) }

  override func number(_ context: XPathContext) -> Double { Double(context.size) }
}

/// `position()`
final class PositionFunction: NumberExpression {
  init() { super.init(focus: .position) }

  override func number(_ context: XPathContext) -> Double { Double(context.position) }
}

/// `count(nodes)`
final class CountFunction: NumberExpression {
  let counted: XPathExpression

  init(_ counted: XPathExpression) {
    self.counted = counted
    super.init(focus: counted.focus)
  }

  override func number(_ context: XPathContext) -> Double { Double(counted.count(context, limit: .max)) }
}

/// `sum(nodes)`
final class SumFunction: NumberExpression {
  private let nodes: XPathExpression

  init(_ nodes: XPathExpression) {
    self.nodes = nodes
    super.init(focus: nodes.focus)
  }

  override func number(_ context: XPathContext) -> Double {
    var sum = 0.0
    nodes.forEachNode(context) {
      sum += context.document.number(of: $0)
      return true
    }
    return sum
  }
}

/// `name(nodes)`, `local-name(nodes)` and `namespace-uri(nodes)`: of the first node. Namespaces are not resolved.
final class NameFunction: StringExpression {
  enum Part {
    case whole, local, namespace
  }

  private let part: Part
  private let nodes: XPathExpression

  init(_ part: Part, of nodes: XPathExpression) {
    self.part = part
    self.nodes = nodes
    super.init(focus: nodes.focus)
  }

  override func string(_ context: XPathContext) -> String {
    guard part != .namespace, let node = nodes.firstNode(context) else { return "" }
    let name = context.document.nameText(of: node)
    guard part == .local, let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return name }
    return String(name[name.utf8.index(after: colon)...])
  }
}

/// `lang(name)`: whether the nearest `xml:lang` around the context node names the language or a dialect of it.
final class LanguageFunction: BooleanExpression {
  private let attribute: XMLName
  private let language: XPathExpression

  init(attribute: XMLName, _ language: XPathExpression) {
    self.attribute = attribute
    self.language = language
    super.init(focus: language.focus)
  }

  override func boolean(_ context: XPathContext) -> Bool {
    var next: XMLNode? = context.node
    while let node = next {
      if let value = context.document.value(of: attribute, on: node) {
        let actual = Array(value.lowercased().utf8)
        let wanted = Array(language.string(context).lowercased().utf8)
        return actual.starts(with: wanted)
          && (actual.count == wanted.count || actual[wanted.count] == UInt8(ascii: "-"))
      }
      next = context.document.parent(of: node)
    }
    return false
  }
}
