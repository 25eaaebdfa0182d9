import XMLTree

/// One step of a path: from every node of its source to the nodes on an axis that pass the node test and the predicates.
final class StepExpression: NodesExpression {
  let axis: Axis
  let test: NodeTest
  private let source: XPathExpression
  private let predicates: PredicateList
  private let start: Start
  /// What the predicates ask, if they judge a node alone.
  let condition: XPathExpression?

  /// How the nodes are found that the step starts from.
  private enum Start {
    /// The context node.
    case context
    /// The only node of the source.
    case single
    /// The nodes in the order of the source, which finds each once.
    case scan
    /// The nodes without duplicates, or a step would multiply them.
    case sorted
  }

  init(
    source: XPathExpression, axis: Axis, test: NodeTest = NodeTest(.node), predicates: PredicateList = PredicateList([])
  ) {
    self.source = source
    self.axis = axis
    self.test = test
    self.predicates = predicates
    condition = predicates.condition
    let sourceOrder = source.order.isUnique ? source.order : .sorted
    start =
      if source is ContextNodeExpression {
        .context
      } else if sourceOrder.isSingle {
        .single
      } else {
        source.order.isUnique ? .scan : .sorted
      }
    let order = sourceOrder.stepping(axis, isNamed: test.kind == .name)
    super.init(order: sourceOrder.isSingle && predicates.allowsOne ? .single : order, focus: source.focus)
  }

  override func scan(_ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    switch start {
    case .context: return visit(context.node, context, body)
    case .single:
      guard let node = source.firstNode(context) else { return true }
      return visit(node, context, body)
    case .scan: return source.scan(context) { visit($0, context, body) }
    case .sorted: return source.forEachNode(context) { visit($0, context, body) }
    }
  }

  /// Takes the step from one node.
  private func visit(_ node: XMLNode, _ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    switch predicates.mode {
    case .none, .plain: return walk(from: node, context, body)
    case .counted:
      var inner = context
      var positions = predicates.startPositions
      var isStopped = false
      _ = walk(from: node, context) {
        inner.node = $0
        if predicates.hold(&inner, &positions), !body($0) {
          isStopped = true
          return false
        }
        return !positions.isExhausted
      }
      return !isStopped
    case .sized:
      var candidates: [XMLNode] = []
      _ = walk(from: node, context) {
        candidates.append($0)
        return true
      }
      for node in predicates.filter(candidates, context) where !body(node) { return false }
      return true
    }
  }
}
