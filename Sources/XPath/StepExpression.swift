import XMLTree

/// One step of a path: from every node of its source to the nodes on an axis that pass the node test and the predicates.
final class StepExpression: SelectionExpression {
  let axis: Axis
  let test: NodeTest
  private let source: XPathExpression
  private let start: Start

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
    super.init(
      predicates: predicates, order: sourceOrder.isSingle && predicates.allowsOne ? .single : order, focus: source.focus
    )
  }

  override func scan(_ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    switch start {
    case .context: return select(from: context.node, context, body)
    case .single:
      guard let node = source.firstNode(context) else { return true }
      return select(from: node, context, body)
    case .scan: return source.scan(context) { select(from: $0, context, body) }
    case .sorted: return source.forEachNode(context) { select(from: $0, context, body) }
    }
  }

  override func namesNeeded(for truth: Bool) -> Set<XMLName> {
    guard truth else { return [] }
    let names = source.type == .nodes ? source.namesNeeded(for: true) : []
    return test.name.map { names.union([$0]) } ?? names
  }

  override func candidates(from node: XMLNode, _ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    walk(from: node, context, body)
  }
}
