import XMLTree

/// The names of images and colours that the objects of a document use.
struct ResourceUse {
  private var names: Set<String> = []

  init(_ document: Document) {
    let xml = document.xml
    let resources = document.vocabulary.resources
    let lists = xml.children(of: xml.root, named: document.vocabulary.names.intern("resources"))
    for node in xml.allNodes where xml.isElement(node) && !lists.contains(where: { xml.isNode(node, within: $0) }) {
      for attribute in xml.attributes(of: node) {
        guard let name = xml.name(of: attribute), resources.mayNameResource(name) else { continue }
        names.insert(xml.stringValue(of: attribute))
      }
    }
  }

  /// Whether an attribute outside of the resources has a name as its value.
  func contains(_ name: String) -> Bool { names.contains(name) }
}

/// Which attributes may hold the name of an image or colour. A verdict is kept for each name of a table.
final class ResourceAttributes {
  private let names: XMLNameTable
  private var verdicts: [Bool?] = []

  init(names: XMLNameTable) {
    self.names = names
  }

  /// Whether the attributes of a name may hold the name of a resource.
  func mayNameResource(_ name: XMLName) -> Bool {
    let code = Int(name.code)
    if code >= verdicts.count { verdicts.append(contentsOf: repeatElement(nil, count: code + 64 - verdicts.count)) }
    if let known = verdicts[code] { return known }
    let text = names[name]
    // `image`, `backgroundImage`, `alternateImage` …; runtime attributes and colours.
    let verdict =
      text.hasSuffix("mage") || text.hasSuffix("mageName")
      || ["name", "value", "systemColor", "cocoaTouchSystemColor", "resourceName"].contains(text)
    verdicts[code] = verdict
    return verdict
  }
}

extension Document {
  /// Whether anything in the document uses an entry of its resources.
  public func isUsed(_ resource: XMLNode) -> Bool {
    value(vocabulary.name, of: resource).map(resourceUse.contains) ?? true
  }
}
