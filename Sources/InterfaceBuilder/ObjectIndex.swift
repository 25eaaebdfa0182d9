import XMLTree

/// The elements of a document by object id.
///
/// Ids are opaque, and bad merges repeat them, so an id has a list of elements. The index is a hash table of attribute
/// nodes: it makes no string. (A class: as a structure its parts would be retained one by one at every look-up.)
public final class ObjectIndex {
  private let xml: XMLDocument
  /// Attribute nodes by the hash of their value; `XMLNode.document` marks a free slot.
  private let slots: [XMLNode]
  /// The elements with an object id, in document order.
  public let elements: [XMLNode]
  /// The `id` attributes whose value an element before has, too; in document order.
  public let repeated: [XMLNode]

  init(_ document: Document) {
    let xml = document.xml
    let vocabulary = document.vocabulary
    self.xml = xml
    var elements: [XMLNode] = []
    var identifiers: [XMLNode] = []
    for node in xml.allNodes {
      guard let identifier = xml.attribute(vocabulary.id, of: node), xml.isElement(node) else { continue }
      // These carry ids of devices and their variants.
      let name = xml.name(of: node)
      if name == vocabulary.device || name == vocabulary.adaptation { continue }
      elements.append(node)
      identifiers.append(identifier)
    }
    self.elements = elements
    var capacity = 16
    while capacity < identifiers.count * 2 { capacity *= 2 }
    var slots = [XMLNode](repeating: .document, count: capacity)
    var repeated: [XMLNode] = []
    for identifier in identifiers {
      xml.withStringValue(of: identifier) { bytes in
        var slot = Self.hash(bytes) & (capacity - 1)
        var isRepeated = false
        while slots[slot] != .document {
          let isEqual = xml.withStringValue(of: slots[slot]) { $0.count == bytes.count && $0.elementsEqual(bytes) }
          isRepeated = isRepeated || isEqual
          slot = (slot + 1) & (capacity - 1)
        }
        slots[slot] = identifier
        if isRepeated { repeated.append(identifier) }
      }
    }
    self.slots = slots
    self.repeated = repeated
  }

  /// The first element with an id.
  public func first(_ id: String) -> XMLNode? {
    var found: XMLNode?
    forEach(id) {
      found = $0
      return false
    }
    return found
  }

  /// The first element whose id is the value of an attribute.
  public func first(namedBy attribute: XMLNode) -> XMLNode? {
    xml.withStringValue(of: attribute) { bytes in
      var found: XMLNode?
      forEach(bytes) {
        found = $0
        return false
      }
      return found
    }
  }

  /// All elements with an id, in document order.
  public func all(_ id: String) -> [XMLNode] {
    var found: [XMLNode] = []
    forEach(id) {
      found.append($0)
      return true
    }
    return found
  }

  /// All elements whose id is the value of a node, in document order.
  public func all(namedBy node: XMLNode) -> [XMLNode] {
    var found: [XMLNode] = []
    xml.withStringValue(of: node) { bytes in
      forEach(bytes) {
        found.append($0)
        return true
      }
    }
    return found
  }

  private func forEach(_ id: String, _ body: (XMLNode) -> Bool) {
    var id = id
    id.withUTF8 { forEach($0, body) }
  }

  private func forEach(_ id: UnsafeBufferPointer<UInt8>, _ body: (XMLNode) -> Bool) {
    var slot = Self.hash(id) & (slots.count - 1)
    while slots[slot] != .document {
      let isEqual = xml.withStringValue(of: slots[slot]) { $0.count == id.count && $0.elementsEqual(id) }
      if isEqual, let element = xml.parent(of: slots[slot]), !body(element) { return }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  /// FNV-1a.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 32)) & Int.max
  }
}
