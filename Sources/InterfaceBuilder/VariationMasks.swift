import XMLTree

/// What the variations of a document install and leave out.
///
/// An object is excluded or included by its id; the key `default` speaks for every environment that no other key names.
struct VariationMasks {
  private var excludedByDefault: Set<String> = []
  private var keysByID: [String: (included: [String], excluded: [String])] = [:]

  /// Whether everything is installed everywhere.
  var isEmpty: Bool { excludedByDefault.isEmpty && keysByID.isEmpty }

  init(_ document: Document) {
    let xml = document.xml
    let vocabulary = document.vocabulary
    for node in xml.allNodes where xml.name(of: node) == vocabulary.mask {
      guard let variation = xml.parent(of: node), let key = document.value(vocabulary.key, of: variation)
      else { continue }
      for entry in xml.children(of: node) {
        guard let id = document.value(vocabulary.reference, of: entry) else { continue }
        let isIncluded = xml.name(of: entry) == vocabulary.include
        if key == "default" {
          if !isIncluded { excludedByDefault.insert(id) }
        } else if isIncluded {
          keysByID[id, default: ([], [])].included.append(key)
        } else {
          keysByID[id, default: ([], [])].excluded.append(key)
        }
      }
    }
  }

  func installation(of id: String) -> Installation {
    let keys = keysByID[id]
    if excludedByDefault.contains(id) { return .only(in: keys?.included ?? []) }
    return keys.map { $0.excluded.isEmpty ? .everywhere : .except(in: $0.excluded) } ?? .everywhere
  }
}
