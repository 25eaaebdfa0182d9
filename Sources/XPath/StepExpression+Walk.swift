import XMLTree

extension StepExpression {
  /// Calls `body` with the nodes on the axis from a node that pass the node test, and the condition if there is one, in
  /// the order of the axis, until it returns `false`. Returns `false` if it did.
  func walk(from node: XMLNode, _ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    let document = context.document
    switch axis {
    case .child: return walkChildren(of: node, context, body)
    case .attribute: return walkAttributes(of: node, context, body)
    case .selfNode: return !test.matches(node, in: document) || pass(node, context, body)
    case .parent:
      guard let parent = document.parent(of: node), test.matches(parent, in: document) else { return true }
      return pass(parent, context, body)
    case .descendant: return walkDescendants(of: node, context, body)
    case .descendantOrSelf:
      if test.matches(node, in: document), !pass(node, context, body) { return false }
      return walkDescendants(of: node, context, body)
    case .ancestor: return walkAncestors(from: document.parent(of: node), context, body)
    case .ancestorOrSelf: return walkAncestors(from: node, context, body)
    case .followingSibling:
      guard let parent = document.parent(of: node), !node.isAttribute else { return true }
      return walkSiblings(from: document.subtreeEnd(of: node), end: document.subtreeEnd(of: parent), context, body)
    case .following:
      guard let start = node.isAttribute ? document.parent(of: node)?.rawValue : document.subtreeEnd(of: node) - 1
      else { return true }
      return walkNodes(from: start + 1, end: Int32(document.nodeCount), context, body)
    case .precedingSibling: return walkPrecedingSiblings(of: node, context, body)
    case .preceding: return walkPreceding(node, context, body)
    case .namespace: return true
    }
  }

  private func walkChildren(of node: XMLNode, _ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    let document = context.document
    if node.isAttribute { return true }
    return walkSiblings(from: node.rawValue + 1, end: document.subtreeEnd(of: node), context, body)
  }

  /// The nodes from an index on that follow one another as siblings.
  private func walkSiblings(
    from start: Int32, end: Int32, _ context: XPathContext, _ body: (XMLNode) -> Bool
  ) -> Bool {
    let document = context.document
    var index = start
    while index < end {
      let node = XMLNode(rawValue: index)
      if test.matches(node, in: document), !pass(node, context, body) { return false }
      index = document.subtreeEnd(of: node)
    }
    return true
  }

  private func walkDescendants(of node: XMLNode, _ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    let document = context.document
    if node.isAttribute { return true }
    return walkNodes(from: node.rawValue + 1, end: document.subtreeEnd(of: node), context, body)
  }

  private func walkNodes(
    from start: Int32, end: Int32, _ context: XPathContext, _ body: (XMLNode) -> Bool
  ) -> Bool {
    let document = context.document
    var index = start
    while index < end {
      let node = XMLNode(rawValue: index)
      if test.matches(node, in: document), !pass(node, context, body) { return false }
      index += 1
    }
    return true
  }

  private func walkAttributes(of node: XMLNode, _ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    let document = context.document
    for attribute in document.attributes(of: node)
    where test.matchesAttribute(document.nameCode(of: attribute), at: attribute, in: document) {
      // A tag has an attribute once.
      if !pass(attribute, context, body) { return false }
      if test.kind == .name { return true }
    }
    return true
  }

  private func walkAncestors(from start: XMLNode?, _ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    let document = context.document
    var next = start
    while let node = next {
      if test.matches(node, in: document), !pass(node, context, body) { return false }
      next = document.parent(of: node)
    }
    return true
  }

  /// The node before a node in document order is its parent or lies within its previous sibling.
  private func walkPrecedingSiblings(
    of node: XMLNode, _ context: XPathContext, _ body: (XMLNode) -> Bool
  ) -> Bool {
    let document = context.document
    guard !node.isAttribute, let parent = document.parent(of: node) else { return true }
    var index = node.rawValue - 1
    while index > parent.rawValue {
      var sibling = XMLNode(rawValue: index)
      while let above = document.parent(of: sibling), above != parent { sibling = above }
      if test.matches(sibling, in: document), !pass(sibling, context, body) { return false }
      index = sibling.rawValue - 1
    }
    return true
  }

  private func walkPreceding(_ node: XMLNode, _ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    let document = context.document
    guard let origin = node.isAttribute ? document.parent(of: node) : node else { return true }
    var ancestor = document.parent(of: origin)
    var index = origin.rawValue - 1
    while index > 0 {
      let candidate = XMLNode(rawValue: index)
      index -= 1
      if candidate == ancestor {
        ancestor = document.parent(of: candidate)
      } else if test.matches(candidate, in: document), !pass(candidate, context, body) {
        return false
      }
    }
    return true
  }
}
