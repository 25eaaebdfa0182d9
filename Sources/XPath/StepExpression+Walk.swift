import XMLTree

extension StepExpression {
  /// Calls `body` with the nodes on the axis from a node that pass the node test, in the order of the axis, until it
  /// returns `false`. Returns `false` if it did.
  func walk(from node: XMLNode, in document: XMLDocument, _ body: (XMLNode) -> Bool) -> Bool {
    switch axis {
    case .child: return walkChildren(of: node, in: document, body)
    case .attribute: return walkAttributes(of: node, in: document, body)
    case .selfNode: return !test.matches(node, in: document) || body(node)
    case .parent:
      guard let parent = document.parent(of: node), test.matches(parent, in: document) else { return true }
      return body(parent)
    case .descendant: return walkDescendants(of: node, in: document, body)
    case .descendantOrSelf:
      if test.matches(node, in: document), !body(node) { return false }
      return walkDescendants(of: node, in: document, body)
    case .ancestor: return walkAncestors(from: document.parent(of: node), in: document, body)
    case .ancestorOrSelf: return walkAncestors(from: node, in: document, body)
    case .followingSibling:
      guard let parent = document.parent(of: node), !node.isAttribute else { return true }
      return walkSiblings(from: document.subtreeEnd(of: node), end: document.subtreeEnd(of: parent), in: document, body)
    case .following:
      guard let start = node.isAttribute ? document.parent(of: node)?.rawValue : document.subtreeEnd(of: node) - 1
      else { return true }
      return walkNodes(from: start + 1, end: Int32(document.nodeCount), in: document, body)
    case .precedingSibling: return walkPrecedingSiblings(of: node, in: document, body)
    case .preceding: return walkPreceding(node, in: document, body)
    case .namespace: return true
    }
  }

  private func walkChildren(of node: XMLNode, in document: XMLDocument, _ body: (XMLNode) -> Bool) -> Bool {
    if node.isAttribute { return true }
    return walkSiblings(from: node.rawValue + 1, end: document.subtreeEnd(of: node), in: document, body)
  }

  /// The nodes from an index on that follow one another as siblings.
  private func walkSiblings(
    from start: Int32, end: Int32, in document: XMLDocument, _ body: (XMLNode) -> Bool
  ) -> Bool {
    var index = start
    while index < end {
      let node = XMLNode(rawValue: index)
      if test.matches(node, in: document), !body(node) { return false }
      index = document.subtreeEnd(of: node)
    }
    return true
  }

  private func walkDescendants(of node: XMLNode, in document: XMLDocument, _ body: (XMLNode) -> Bool) -> Bool {
    if node.isAttribute { return true }
    return walkNodes(from: node.rawValue + 1, end: document.subtreeEnd(of: node), in: document, body)
  }

  private func walkNodes(
    from start: Int32, end: Int32, in document: XMLDocument, _ body: (XMLNode) -> Bool
  ) -> Bool {
    var index = start
    while index < end {
      let node = XMLNode(rawValue: index)
      if test.matches(node, in: document), !body(node) { return false }
      index += 1
    }
    return true
  }

  private func walkAttributes(of node: XMLNode, in document: XMLDocument, _ body: (XMLNode) -> Bool) -> Bool {
    for attribute in document.attributes(of: node)
    where test.matchesAttribute(document.nameCode(of: attribute), at: attribute, in: document) {
      // A tag has an attribute once.
      if !body(attribute) { return false }
      if test.kind == .name { return true }
    }
    return true
  }

  private func walkAncestors(from start: XMLNode?, in document: XMLDocument, _ body: (XMLNode) -> Bool) -> Bool {
    var next = start
    while let node = next {
      if test.matches(node, in: document), !body(node) { return false }
      next = document.parent(of: node)
    }
    return true
  }

  /// The node before a node in document order is its parent or lies within its previous sibling.
  private func walkPrecedingSiblings(
    of node: XMLNode, in document: XMLDocument, _ body: (XMLNode) -> Bool
  ) -> Bool {
    guard !node.isAttribute, let parent = document.parent(of: node) else { return true }
    var index = node.rawValue - 1
    while index > parent.rawValue {
      var sibling = XMLNode(rawValue: index)
      while let above = document.parent(of: sibling), above != parent { sibling = above }
      if test.matches(sibling, in: document), !body(sibling) { return false }
      index = sibling.rawValue - 1
    }
    return true
  }

  private func walkPreceding(_ node: XMLNode, in document: XMLDocument, _ body: (XMLNode) -> Bool) -> Bool {
    guard let origin = node.isAttribute ? document.parent(of: node) : node else { return true }
    var ancestor = document.parent(of: origin)
    var index = origin.rawValue - 1
    while index > 0 {
      let candidate = XMLNode(rawValue: index)
      index -= 1
      if candidate == ancestor {
        ancestor = document.parent(of: candidate)
      } else if test.matches(candidate, in: document), !body(candidate) {
        return false
      }
    }
    return true
  }
}
