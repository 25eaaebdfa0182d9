import XMLTree

/// Nodes that predicates select; a subclass finds the candidates.
class SelectionExpression: NodesExpression {
  let predicates: PredicateList
  /// What a candidate must meet before places count.
  let condition: XPathExpression?

  init(predicates: PredicateList, order: NodeOrder, focus: Focus) {
    self.predicates = predicates
    condition = predicates.condition
    super.init(order: order, focus: focus)
  }

  /// Calls `body` with what is found from a node and passes the condition, in the order in which positions count, until
  /// it returns `false`. Returns `false` if it did.
  func candidates(from node: XMLNode, _ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool { true }

  /// Calls `body` with a candidate if it passes the condition.
  ///
  /// The condition is judged here and not by a closure around `body`, whose captured context would be retained for every
  /// node that is looked at.
  @inline(__always)
  final func pass(_ node: XMLNode, _ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    guard let condition else { return body(node) }
    var inner = context
    inner.node = node
    return !condition.boolean(inner) || body(node)
  }

  /// Calls `body` with the candidates from a node that pass all predicates.
  final func select(from node: XMLNode, _ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    switch predicates.places {
    case .ignored: return candidates(from: node, context, body)
    case .index(let index):
      var position = 0
      var isStopped = false
      _ = candidates(from: node, context) {
        position += 1
        guard position == index else { return true }
        isStopped = !body($0)
        return false
      }
      return !isStopped
    case .last:
      var last: XMLNode?
      _ = candidates(from: node, context) {
        last = $0
        return true
      }
      return last.map(body) ?? true
    case .counted: return selectCounted(from: node, context, body)
    case .sized:
      var found: [XMLNode] = []
      _ = candidates(from: node, context) {
        found.append($0)
        return true
      }
      for node in predicates.filter(found, context) where !body(node) { return false }
      return true
    }
  }

  private func selectCounted(from node: XMLNode, _ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    var inner = context
    var positions = predicates.startPositions
    var isStopped = false
    _ = candidates(from: node, context) {
      inner.node = $0
      if predicates.hold(&inner, &positions), !body($0) {
        isStopped = true
        return false
      }
      return !positions.isExhausted
    }
    return !isStopped
  }
}
