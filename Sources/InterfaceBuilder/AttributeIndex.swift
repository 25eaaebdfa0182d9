import XMLTree

/// The elements of a document by the value of an attribute, for attributes whose values should be unique.
///
/// The index of an attribute is made when it is first asked for.
struct AttributeIndex {
  private let xml: XMLDocument
  private var elementsByValue: [XMLName: [String: [XMLNode]]] = [:]

  init(_ xml: XMLDocument) {
    self.xml = xml
  }

  /// The elements with a value of an attribute, in document order.
  mutating func elements(_ attribute: XMLName, _ value: String) -> [XMLNode] {
    if let known = elementsByValue[attribute] { return known[value] ?? [] }
    var index: [String: [XMLNode]] = [:]
    for node in xml.allNodes where xml.isElement(node) {
      guard let value = xml.value(of: attribute, on: node) else { continue }
      index[value, default: []].append(node)
    }
    elementsByValue[attribute] = index
    return index[value] ?? []
  }
}
