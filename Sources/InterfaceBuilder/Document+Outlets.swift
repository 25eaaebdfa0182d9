import XMLTree

extension Document {
  /// The outlet of an object by the name of its property.
  public func outlet(_ property: String, of object: XMLNode) -> XMLNode? {
    outlets(of: object).first { value(vocabulary.property, of: $0) == property }
  }

  /// The outlets of an object, in the order in which they are written.
  public func outlets(of object: XMLNode) -> [XMLNode] {
    guard let list = xml.firstChild(of: object, named: vocabulary.connections) else { return [] }
    return xml.children(of: list, named: vocabulary.outlet)
  }

  /// The object that a connection, or another element with `destination`, points at.
  public func destination(of connection: XMLNode) -> XMLNode? {
    xml.attribute(vocabulary.destination, of: connection).flatMap(objects.first(namedBy:))
  }

  /// Whether an outlet or outlet collection of the document points at an object, so that code can reach it.
  public func hasOutlet(_ object: XMLNode) -> Bool {
    outletDestinations.contains(object)
  }

  func makeOutletDestinations() -> Set<XMLNode> {
    let collection = vocabulary.names.intern("outletCollection")
    var found: Set<XMLNode> = []
    for node in xml.allNodes {
      let name = xml.name(of: node)
      guard name == vocabulary.outlet || name == collection, let object = destination(of: node) else { continue }
      found.insert(object)
    }
    return found
  }
}
