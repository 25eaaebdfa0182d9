import XMLTree

/// Gathers nodes and brings them into document order, each once, where that is not known to be so.
struct NodeCollector {
  private let document: XMLDocument
  private let isSorted: Bool
  private let isUnique: Bool
  private var nodes: [XMLNode] = []
  /// How many nodes may gather before duplicates are dropped: what a step from every node to every node finds must not
  /// fill the memory.
  private var limit = 4096

  init(document: XMLDocument, isSorted: Bool, isUnique: Bool) {
    self.document = document
    self.isSorted = isSorted
    self.isUnique = isUnique
  }

  mutating func append(_ node: XMLNode) {
    nodes.append(node)
    if !isUnique, nodes.count >= limit {
      sort()
      limit = max(4096, nodes.count * 2)
    }
  }

  consuming func finish() -> [XMLNode] {
    if !isSorted { sort() }
    return nodes
  }

  private mutating func sort() {
    guard nodes.count > 1 else { return }
    if isStrictly({ document.precedes($1, $0) }) {
      nodes.reverse()
      return
    }
    if isStrictly({ document.precedes($0, $1) }) { return }
    nodes.sort { document.precedes($0, $1) }
    var kept = 1
    for index in 1..<nodes.count where nodes[index] != nodes[kept - 1] {
      nodes[kept] = nodes[index]
      kept += 1
    }
    nodes.removeLast(nodes.count - kept)
  }

  private func isStrictly(_ areInOrder: (XMLNode, XMLNode) -> Bool) -> Bool {
    for index in 1..<nodes.count where !areInOrder(nodes[index - 1], nodes[index]) { return false }
    return true
  }
}
