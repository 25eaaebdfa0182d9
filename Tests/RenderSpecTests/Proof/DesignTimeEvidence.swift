import XMLTree

@testable import RenderSpec

/// Finds the entry of the list that a part of a document is under, from the tree alone.
struct DesignTimeEvidence {
  private let xml: XMLDocument

  init(_ xml: XMLDocument) { self.xml = xml }

  /// Whether an element, or one that it lies in, is on the list.
  func covers(_ element: XMLNode) -> Bool {
    var current: XMLNode? = element
    while let step = current, xml.isElement(step) {
      let name = xml.nameText(of: step)
      let isOnList = DesignTime.entries.contains { entry in
        entry.attribute == nil && entry.element == name && (entry.key == nil || entry.key == value("key", of: step))
          && holds(entry.condition, step)
      }
      if isOnList { return true }
      current = xml.parent(of: step)
    }
    return false
  }

  /// Whether an attribute, or an element that it lies in, is on the list.
  func covers(_ attribute: XMLNode, of element: XMLNode) -> Bool {
    let (name, owner) = (xml.nameText(of: attribute), xml.nameText(of: element))
    return DesignTime.entries.contains { entry in
      entry.attribute == name && (entry.element == "*" || entry.element == owner) && holds(entry.condition, element)
    } || covers(element)
  }

  private func holds(_ condition: DesignTime.Condition, _ element: XMLNode) -> Bool {
    switch condition {
    case .always: true
    case .empty: !xml.children(of: element).contains(where: xml.isElement)
    case .besideName:
      ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor", "name"].contains { name in
        value(name, of: element) != nil
      }
    case .outsideCustomSpace: value("colorSpace", of: element) != "custom"
    case .valueElsewhere: isResource(element)
    }
  }

  private func isResource(_ element: XMLNode) -> Bool {
    var current = xml.parent(of: element)
    while let step = current, xml.isElement(step) {
      if xml.nameText(of: step) == "resources" { return true }
      current = xml.parent(of: step)
    }
    return false
  }

  private func value(_ name: String, of element: XMLNode) -> String? {
    xml.attributes(of: element).first { xml.nameText(of: $0) == name }.map(xml.stringValue(of:))
  }
}
