import XMLTree

/// The context node: `.`, and where a relative path starts.
final class ContextNodeExpression: NodesExpression {
  init() { super.init(order: .single, focus: []) }

  override func boolean(_ context: XPathContext) -> Bool { true }

  override func firstNode(_ context: XPathContext) -> XMLNode? { context.node }

  override func scan(_ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool { body(context.node) }
}

/// The document node: `/`, and where an absolute path starts.
final class RootExpression: NodesExpression {
  init() { super.init(order: .single, focus: []) }

  override func boolean(_ context: XPathContext) -> Bool { true }

  override func firstNode(_ context: XPathContext) -> XMLNode? { .document }

  override func scan(_ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool { body(.document) }
}

/// An attribute of the context node by name: `@name`.
final class AttributeExpression: NodesExpression {
  let name: XMLName

  init(name: XMLName) {
    self.name = name
    super.init(order: .single, focus: [])
  }

  override func boolean(_ context: XPathContext) -> Bool { firstNode(context) != nil }

  override func firstNode(_ context: XPathContext) -> XMLNode? {
    context.document.attribute(name, of: context.node)
  }

  override func namesNeeded(for truth: Bool) -> Set<XMLName> { truth ? [name] : [] }

  override func scan(_ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    guard let node = firstNode(context) else { return true }
    return body(node)
  }
}

/// Predicates on an expression that is no step, which count its nodes in document order: `(//a)[1]`.
final class FilterExpression: SelectionExpression {
  private let source: XPathExpression

  init(source: XPathExpression, predicates: PredicateList) {
    self.source = source
    let order: NodeOrder = predicates.isPlain || source.order.isOrdered ? source.order : .sorted
    super.init(predicates: predicates, order: predicates.allowsOne ? .single : order, focus: source.focus)
  }

  override func scan(_ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    select(from: context.node, context, body)
  }

  override func namesNeeded(for truth: Bool) -> Set<XMLName> {
    truth && source.type == .nodes ? source.namesNeeded(for: true) : []
  }

  override func candidates(from node: XMLNode, _ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    predicates.isPlain
      ? source.scan(context) { pass($0, context, body) } : source.forEachNode(context) { pass($0, context, body) }
  }
}

/// The nodes of several expressions together: `a | b`.
final class UnionExpression: NodesExpression {
  private let left: XPathExpression
  private let right: XPathExpression

  init(_ left: XPathExpression, _ right: XPathExpression) {
    self.left = left
    self.right = right
    super.init(order: .unknown, focus: left.focus.union(right.focus))
  }

  override func scan(_ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    left.scan(context, body) && right.scan(context, body)
  }

  override func namesNeeded(for truth: Bool) -> Set<XMLName> {
    truth ? left.namesNeeded(for: true).intersection(right.namesNeeded(for: true)) : []
  }
}
