import InterfaceBuilder
import SourceText
import XMLTree

/// Outlets, actions and segues.
extension SpecBuilder {
  /// Writes the outlets and actions of all objects in an element, without those of cells that are roots of their own.
  func writeConnections(in root: XMLNode) {
    var isOpen = false
    forEachConnection(in: root) { connection, owner in
      guard let name = xml.name(of: connection), name != names.segue else { return }
      if !isOpen {
        isOpen = true
        out.key("connections")
        out.beginArray()
      }
      write(connection, name, of: owner)
    }
    if isOpen { out.endArray() }
  }

  private func forEachConnection(in root: XMLNode, _ body: (_ connection: XMLNode, _ owner: XMLNode) -> Void) {
    var next = xml.firstChild(of: root)
    while let node = next {
      next = xml.nextSibling(of: node)
      guard let name = xml.name(of: node) else { continue }
      if name == names.connections {
        mark(node)
        for connection in xml.children(of: node) where xml.isElement(connection) { body(connection, root) }
      } else if xml.firstChild(of: node) != nil, !nestedRoots.contains(node) {
        forEachConnection(in: node, body)
      }
    }
  }

  private func write(_ connection: XMLNode, _ name: XMLName, of owner: XMLNode) {
    let kind = xml.names[name]
    guard ["outlet", "outletCollection", "action", "accessibilityConnection", "binding"].contains(kind) else { return }
    mark(connection)
    out.beginObject()
    for (index, key) in ["id", "kind", "from"].enumerated() {
      out.key(key)
      switch index {
      case 0: if let id = taken(names.id, of: connection) { writeString(id) } else { out.null() }
      case 1: out.value(kind)
      default: writeID(of: owner)
      }
    }
    for (attribute, key) in Self.connectionKeys {
      guard let value = taken(xml.names.intern(attribute), of: connection) else { continue }
      out.key(key)
      if let isYes = isYes(value), attribute == "appends" { out.value(isYes) } else { writeString(value) }
    }
    writeBindingOptions(connection)
    out.endObject()
  }

  /// Writes the options of a binding, and the connection that it follows.
  private func writeBindingOptions(_ connection: XMLNode) {
    if let previous = taken(xml.names.intern("previousBinding"), of: connection) {
      out.key("previousBinding")
      writeString(previous)
    }
    for child in xml.children(of: connection) where xml.isElement(child) {
      guard let key = xml.attribute(names.key, of: child) else { continue }
      let text = xml.stringValue(of: key)
      if text == "options", xml.nameText(of: child) == "dictionary" {
        markElement(child)
        out.key("options")
        writeDictionary(child)
      }
    }
  }

  /// Writes a dictionary of scalars.
  func writeDictionary(_ element: XMLNode) {
    out.beginObject()
    for entry in xml.children(of: element) where xml.isElement(entry) {
      guard let key = xml.attribute(names.key, of: entry) else { continue }
      markElement(entry)
      out.key(xml.stringValue(of: key))
      if let value = taken(names.value, of: entry) {
        if let isYes = isYes(value) {
          out.value(isYes)
        } else if let number = number(value) {
          out.value(number)
        } else {
          writeString(value)
        }
      } else if xml.name(of: entry) == names.string {
        writeTextContent(entry)
      } else {
        out.null()
      }
    }
    out.endObject()
  }

  static let connectionKeys: [(attribute: String, key: String)] = [
    ("property", "property"), ("selector", "selector"), ("destination", "to"), ("target", "to"), ("eventType", "event"),
    ("collectionClass", "collectionClass"), ("appends", "appends"), ("name", "binding"), ("keyPath", "keyPath"),
  ]

  // MARK: Segues

  /// Writes the member `flow`: all segues of the document.
  func writeFlow() {
    out.key("flow")
    out.beginArray()
    for node in xml.allNodes where xml.name(of: node) == names.segue {
      guard let list = xml.parent(of: node),
        xml.name(of: list) == names.connections || xml.name(of: list) == names.segue,
        xml.attribute(names.destination, of: node) != nil || xml.name(of: list) == names.segue
      else { continue }
      write(segue: node, in: list)
    }
    out.endArray()
  }

  static let segueKeys: [(attribute: String, key: String)] = [
    ("kind", "kind"), ("destination", "to"), ("identifier", "identifier"), ("relationship", "relationship"),
    ("key", "preview"), ("inheritsFrom", "inheritsFrom"), ("unwindAction", "unwindAction"), ("action", "action"),
    ("destinationCreationSelector", "destinationCreationSelector"),
    ("modalPresentationStyle", "modalPresentationStyle"),
    ("modalTransitionStyle", "modalTransitionStyle"), ("popoverAnchorView", "popoverAnchorView"),
    ("popoverAnchorBarButtonItem", "popoverAnchorBarButtonItem"), ("splitViewControllerTargetIndex", "targetIndex"),
    ("animates", "animates"), ("customClass", "customClass"), ("customModule", "module"),
    ("customModuleProvider", "moduleProvider"), ("userLabel", "name"), ("popoverBehavior", "popoverBehavior"),
    ("popoverBackgroundViewClass", "popoverBackgroundViewClass"),
    ("modularPresentationStyle", "modularPresentationStyle"),
    ("trigger", "triggerKind"), ("preferredEdge", "preferredEdge"),
  ]

  private func write(segue: XMLNode, in list: XMLNode) {
    mark(segue)
    mark(list)
    var owner = xml.parent(of: list)
    while let candidate = owner, xml.attribute(names.id, of: candidate) == nil || xml.name(of: candidate) == names.segue
    {
      owner = xml.parent(of: candidate)
    }
    out.beginObject()
    out.key("id")
    if let id = taken(names.id, of: segue) { writeString(id) } else { out.null() }
    out.key("from")
    if let controller = owner.flatMap(controller(of:)) { writeID(of: controller) } else { out.null() }
    out.key("trigger")
    if let owner { writeID(of: owner) } else { out.null() }
    for (attribute, key) in Self.segueKeys {
      guard let value = taken(xml.names.intern(attribute), of: segue) else { continue }
      out.key(key)
      if attribute == "animates", let isYes = isYes(value) { out.value(isYes) } else { writeString(value) }
    }
    for child in xml.children(of: segue) where xml.isElement(child) {
      // Both elements have their own names for keys.
      guard let name = xml.name(of: child), xml.attribute(names.key, of: child).map(interned) ?? name == name else {
        continue
      }
      if name == names.popoverArrowDirection {
        markElement(child)
        out.key("popoverArrowDirections")
        out.beginArray(inline: true)
        for name in ["up", "down", "left", "right"] {
          guard let flag = taken(xml.names.intern(name), of: child), isYes(flag) == true else { continue }
          out.value(name)
        }
        out.endArray()
      } else if name == names.popoverPassthroughViews {
        markElement(child)
        out.key("popoverPassthroughViews")
        out.beginArray(inline: true)
        for view in xml.children(of: child) where xml.isElement(view) {
          guard let reference = taken(names.reference, of: view) else { continue }
          mark(view)
          writeString(reference)
        }
        out.endArray()
      }
    }
    writeSource(segue)
    out.endObject()
  }

  /// The controller of the scene that an object is in.
  private func controller(of object: XMLNode) -> XMLNode? {
    var current: XMLNode? = object
    while let node = current {
      if plan(of: node)?.role == .controller { return node }
      if xml.name(of: node) == names.scene {
        return xml.firstChild(of: node, named: names.objects).flatMap { list in
          xml.children(of: list).first { plan(of: $0)?.role == .controller }
        }
      }
      current = xml.parent(of: node)
    }
    return nil
  }
}
