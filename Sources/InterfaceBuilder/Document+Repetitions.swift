import XMLTree

extension Document {
  /// The `id` attributes whose value an element before has, too; in document order.
  public var repeatedIDs: [XMLNode] { objects.repeated }

  /// The elements before an element that have the same value of an attribute, in document order.
  public func earlier(than element: XMLNode, withSame attribute: XMLName) -> [XMLNode] {
    guard let value = value(attribute, of: element) else { return [] }
    return Array(attributeIndex.elements(attribute, value).prefix { $0 != element })
  }

  /// The segues that lead to an object, in document order.
  public func segues(to object: XMLNode) -> [XMLNode] {
    guard let id = value(vocabulary.id, of: object) else { return [] }
    let segue = vocabulary.names.intern("segue")
    return attributeIndex.elements(vocabulary.destination, id).filter { xml.name(of: $0) == segue }
  }

  /// The prototype cell, or header or footer of a collection view, that a node is or lies in; `nil` where there is none.
  public func prototype(around node: XMLNode) -> XMLNode? {
    var candidate: XMLNode? = node
    while let current = candidate {
      if isPrototype(current) { return current }
      candidate = xml.parent(of: current)
    }
    return nil
  }

  private func isPrototype(_ node: XMLNode) -> Bool {
    guard xml.isElement(node) else { return false }
    let list = xml.parent(of: node).flatMap(xml.name(of:))
    switch xml.name(of: node) {
    case vocabulary.tableViewCell: return list == vocabulary.prototypes
    case vocabulary.collectionViewCell: return list == vocabulary.cells
    case vocabulary.collectionReusableView:
      let key = value(vocabulary.key, of: node)
      return key == "sectionHeaderView" || key == "sectionFooterView"
    default: return false
    }
  }
}
