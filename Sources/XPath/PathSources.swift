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

  override func scan(_ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    guard let node = firstNode(context) else { return true }
    return body(node)
  }
}

/// Predicates on an expression that is no step, which count its nodes in document order: `(//a)[1]`.
final class FilterExpression: NodesExpression {
  private let source: XPathExpression
  private let predicates: PredicateList

  init(source: XPathExpression, predicates: PredicateList) {
    self.source = source
    self.predicates = predicates
    let order: NodeOrder = predicates.mode == .plain || source.order.isOrdered ? source.order : .sorted
    super.init(order: predicates.allowsOne ? .single : order, focus: source.focus)
  }

  override func scan(_ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    var inner = context
    switch predicates.mode {
    case .none: return source.scan(context, body)
    case .plain:
      return source.scan(context) {
        inner.node = $0
        return predicates.condition?.boolean(inner) == false || body($0)
      }
    case .counted:
      var positions = predicates.startPositions
      var isStopped = false
      source.forEachNode(context) {
        inner.node = $0
        if predicates.hold(&inner, &positions), !body($0) {
          isStopped = true
          return false
        }
        return !positions.isExhausted
      }
      return !isStopped
    case .sized:
      for node in predicates.filter(source.nodes(context), context) where !body(node) { return false }
      return true
    }
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
}
