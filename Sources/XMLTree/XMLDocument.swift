import SourceText

/// A document as flat arrays in document order: no object a node, no string a name or value.
///
/// Every node knows its bytes in the source, so a finding has an exact place and a fix names exact bytes. Nodes of a document
/// are valid only with it. White space between tags is no node. An instance belongs to the thread that read it.
public final class XMLDocument {
  /// The file that was read.
  public let source: SourceFile
  /// The table that the names are interned in.
  public let names: XMLNameTable
  @usableFromInline let nodes: [NodeRecord]
  @usableFromInline let attributes: [AttributeRecord]
  private let occurringNames: [Bool]

  /// What is kept of a node. Node 0 is the document.
  @usableFromInline struct NodeRecord {
    /// The code of an element's name, or one of the negative codes below.
    @usableFromInline var name: Int32
    @usableFromInline var parent: Int32
    /// The index after the last descendant; children of a node lie between its index and this.
    @usableFromInline var subtreeEnd: Int32
    /// The index of the first attribute; the next node's is the end.
    @usableFromInline var firstAttribute: Int32
    /// Where the node begins: the `<` of an element, the first byte of a text.
    @usableFromInline var start: Int32
    /// Where an element's start tag ends.
    @usableFromInline var startTagEnd: Int32
    @usableFromInline var end: Int32

    static let text: Int32 = -1
    static let comment: Int32 = -2
    static let document: Int32 = -3
  }

  /// What is kept of an attribute.
  @usableFromInline struct AttributeRecord {
    @usableFromInline var name: Int32
    @usableFromInline var owner: Int32
    @usableFromInline var nameStart: Int32
    @usableFromInline var valueStart: Int32
    @usableFromInline var valueEnd: Int32
    /// Whether the bytes are not yet the value: they hold a reference or white space other than spaces.
    @usableFromInline var isEscaped: Bool
  }

  init(
    source: SourceFile, names: XMLNameTable, nodes: [NodeRecord], attributes: [AttributeRecord], occurringNames: [Bool]
  ) {
    self.source = source
    self.names = names
    self.nodes = nodes
    self.attributes = attributes
    self.occurringNames = occurringNames
  }

  /// Whether any element or attribute of the document has a name.
  public func contains(_ name: XMLName) -> Bool {
    name.code < occurringNames.count && occurringNames[Int(name.code)]
  }

  /// The number of nodes that are not attributes, the document node included.
  @inlinable public var nodeCount: Int { nodes.count }

  /// The number of attributes of all elements.
  @inlinable public var attributeCount: Int { attributes.count }

  /// The root element.
  public var root: XMLNode {
    var index: Int32 = 1
    while nodes[Int(index)].name < 0 { index += 1 }
    return XMLNode(rawValue: index)
  }

  /// All nodes but attributes, in document order, the document node first.
  @inlinable public var allNodes: NodeRange { NodeRange(start: 0, end: Int32(nodes.count)) }

  /// Nodes that follow one another in document order.
  public struct NodeRange: Sequence, IteratorProtocol, Sendable {
    @usableFromInline var start: Int32
    @usableFromInline let end: Int32

    @inlinable
    init(start: Int32, end: Int32) {
      self.start = start
      self.end = end
    }

    /// The next node.
    @inlinable
    public mutating func next() -> XMLNode? {
      guard start < end else { return nil }
      defer { start += 1 }
      return XMLNode(rawValue: start)
    }
  }

  // MARK: What a node is

  /// What the node is.
  @inlinable
  public func kind(of node: XMLNode) -> XMLNode.Kind {
    if node.isAttribute { return .attribute }
    switch nodes[Int(node.rawValue)].name {
    case -1: return .text
    case -2: return .comment
    case -3: return .document
    default: return .element
    }
  }

  /// Whether the node is an element.
  @inlinable
  public func isElement(_ node: XMLNode) -> Bool {
    !node.isAttribute && nodes[Int(node.rawValue)].name >= 0
  }

  /// The name of an element or attribute; other nodes have none.
  @inlinable
  public func name(of node: XMLNode) -> XMLName? {
    let code = node.isAttribute ? record(node).name : nodes[Int(node.rawValue)].name
    return code >= 0 ? XMLName(code: code) : nil
  }

  /// The code of an element's or attribute's name; negative for other nodes: -1 for a text, -2 for a comment.
  @inlinable
  public func nameCode(of node: XMLNode) -> Int32 {
    node.isAttribute ? record(node).name : nodes[Int(node.rawValue)].name
  }

  /// The name of an element or attribute as text; empty for other nodes.
  public func nameText(of node: XMLNode) -> String {
    name(of: node).map { names[$0] } ?? ""
  }

  @inlinable
  func record(_ attribute: XMLNode) -> AttributeRecord { attributes[Int(-1 - attribute.rawValue)] }

  // MARK: Where a node stands in the tree

  /// The parent; for an attribute the element that carries it. Only the document has none.
  @inlinable
  public func parent(of node: XMLNode) -> XMLNode? {
    if node.isAttribute { return XMLNode(rawValue: record(node).owner) }
    return node.rawValue == 0 ? nil : XMLNode(rawValue: nodes[Int(node.rawValue)].parent)
  }

  /// The first child: element, text or comment.
  @inlinable
  public func firstChild(of node: XMLNode) -> XMLNode? {
    guard !node.isAttribute, nodes[Int(node.rawValue)].subtreeEnd > node.rawValue + 1 else { return nil }
    return XMLNode(rawValue: node.rawValue + 1)
  }

  /// The next node with the same parent.
  @inlinable
  public func nextSibling(of node: XMLNode) -> XMLNode? {
    guard node.rawValue > 0 else { return nil }
    let record = nodes[Int(node.rawValue)]
    return record.subtreeEnd < nodes[Int(record.parent)].subtreeEnd ? XMLNode(rawValue: record.subtreeEnd) : nil
  }

  /// The children, in order.
  @inlinable
  public func children(of node: XMLNode) -> Children { Children(document: self, next: firstChild(of: node)) }

  /// The child elements with a name, in order.
  public func children(of node: XMLNode, named name: XMLName) -> [XMLNode] {
    children(of: node).filter { nodes[Int($0.rawValue)].name == name.code }
  }

  /// The first child element with a name.
  public func firstChild(of node: XMLNode, named name: XMLName) -> XMLNode? {
    var child = firstChild(of: node)
    while let candidate = child {
      if nodes[Int(candidate.rawValue)].name == name.code { return candidate }
      child = nextSibling(of: candidate)
    }
    return nil
  }

  /// The children of a node, one after the other.
  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let document: XMLDocument
    @usableFromInline var following: XMLNode?

    @inlinable
    init(document: XMLDocument, next: XMLNode?) {
      self.document = document
      self.following = next
    }

    /// The next child.
    @inlinable
    public mutating func next() -> XMLNode? {
      guard let node = following else { return nil }
      following = document.nextSibling(of: node)
      return node
    }
  }

  /// All descendants but attributes, in document order, without the node itself.
  @inlinable
  public func descendants(of node: XMLNode) -> NodeRange {
    if node.isAttribute { return NodeRange(start: 0, end: 0) }
    return NodeRange(start: node.rawValue + 1, end: nodes[Int(node.rawValue)].subtreeEnd)
  }

  /// The index after a node's last descendant, which is that of the next sibling where there is one. The node is no
  /// attribute.
  @inlinable
  public func subtreeEnd(of node: XMLNode) -> Int32 { nodes[Int(node.rawValue)].subtreeEnd }

  /// Whether `node` is `ancestor` or lies below it; attributes lie below their element.
  @inlinable
  public func isNode(_ node: XMLNode, within ancestor: XMLNode) -> Bool {
    if node == ancestor { return true }
    guard !ancestor.isAttribute else { return false }
    let index = node.isAttribute ? record(node).owner : node.rawValue
    return index >= ancestor.rawValue && index < nodes[Int(ancestor.rawValue)].subtreeEnd
  }

  /// Whether the first node comes before the second in document order; attributes come right after their element.
  @inlinable
  public func precedes(_ a: XMLNode, _ b: XMLNode) -> Bool {
    let first = a.isAttribute ? record(a).owner : a.rawValue
    let second = b.isAttribute ? record(b).owner : b.rawValue
    if first != second { return first < second }
    if a.isAttribute != b.isAttribute { return b.isAttribute }
    return a.rawValue > b.rawValue
  }

  // MARK: Attributes

  /// The attributes of an element, in the order in which they are written.
  @inlinable
  public func attributes(of node: XMLNode) -> Attributes {
    guard !node.isAttribute else { return Attributes(start: 0, end: 0) }
    let index = Int(node.rawValue)
    let end = index + 1 < nodes.count ? nodes[index + 1].firstAttribute : Int32(attributes.count)
    return Attributes(start: nodes[index].firstAttribute, end: end)
  }

  /// The attribute of an element by name.
  @inlinable
  public func attribute(_ name: XMLName, of node: XMLNode) -> XMLNode? {
    attributes(of: node).first { attributes[Int(-1 - $0.rawValue)].name == name.code }
  }

  /// The attributes of an element, one after the other.
  public struct Attributes: Sequence, IteratorProtocol, Sendable {
    @usableFromInline var start: Int32
    @usableFromInline let end: Int32

    @inlinable
    init(start: Int32, end: Int32) {
      self.start = start
      self.end = end
    }

    /// The next attribute.
    @inlinable
    public mutating func next() -> XMLNode? {
      guard start < end else { return nil }
      defer { start += 1 }
      return XMLNode(rawValue: -1 - start)
    }
  }
}
