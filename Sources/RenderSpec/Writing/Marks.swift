import XMLTree

/// What became of every element and attribute of a document. What is never marked was not understood.
struct Marks {
  /// What became of a node.
  enum Fate: UInt8 {
    case unseen, represented, designTime, unsupported
  }

  private var elements: [Fate]
  private var attributes: [Fate]

  init(_ document: XMLDocument) {
    elements = Array(repeating: .unseen, count: document.nodeCount)
    attributes = Array(repeating: .unseen, count: document.attributeCount)
  }

  subscript(node: XMLNode) -> Fate {
    @inline(__always) get {
      node.isAttribute ? attributes[node.attributeIndex] : elements[Int(node.rawValue)]
    }
    @inline(__always) set {
      if node.isAttribute {
        attributes[node.attributeIndex] = newValue
      } else {
        elements[Int(node.rawValue)] = newValue
      }
    }
  }
}
