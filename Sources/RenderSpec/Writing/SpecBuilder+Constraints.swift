import InterfaceBuilder
import SourceText
import XMLTree

/// Constraints, in the form `first = multiplier * second + constant`.
extension SpecBuilder {
  /// Writes the constraints of a root, without those of cells that are roots of their own.
  func writeConstraints(in root: XMLNode) {
    let all = document.constraints
    out.key("constraints")
    out.beginArray()
    var index = firstConstraint(after: root, in: all)
    while index < all.count, xml.isNode(all[index].node, within: root) {
      if let nested = nestedRoots.first(where: {
        $0 != root && xml.isNode(all[index].node, within: $0) && xml.isNode($0, within: root)
      }) {
        index += 1
        while index < all.count, xml.isNode(all[index].node, within: nested) { index += 1 }
        continue
      }
      write(all[index])
      index += 1
    }
    out.endArray()
  }

  private func firstConstraint(after node: XMLNode, in all: [Constraint]) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if xml.precedes(all[middle].node, node) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func write(_ constraint: Constraint) {
    let node = constraint.node
    mark(node)
    if let list = xml.parent(of: node) { mark(list) }
    out.beginObject()
    out.key("id")
    if let id = taken(names.id, of: node) { writeString(id) } else { out.null() }
    for (name, key) in [
      (names.identifier, "identifier") as (XMLName, StaticString), (names.userLabel, "name"),
      (names.customClass, "customClass"), (names.customModule, "module"),
      (names.customModuleProvider, "moduleProvider"),
    ] {
      guard let attribute = taken(name, of: node) else { continue }
      out.key(key)
      writeString(attribute)
    }
    writeAnchor("first", constraint.first, names.firstItem, names.firstAttribute, of: node)
    out.key("relation")
    out.value(constraint.relation.rawValue)
    if let relation = xml.attribute(names.relation, of: node),
      Constraint.Relation(rawValue: xml.stringValue(of: relation)) != nil
    {
      mark(relation)
    }
    if let second = constraint.second {
      writeAnchor("second", second, names.secondItem, names.secondAttribute, of: node)
    } else {
      out.key("second")
      out.null()
    }
    for (key, name, value) in [
      ("multiplier", names.multiplier, constraint.multiplier) as (StaticString, XMLName, Double),
      ("constant", names.constant, constraint.constant), ("priority", names.priority, constraint.priority),
    ] {
      _ = taken(name, of: node)
      out.key(key)
      out.value(value)
    }
    for (key, name) in [("symbolic", names.symbolic) as (StaticString, XMLName), ("placeholder", names.placeholder)] {
      guard let attribute = xml.attribute(name, of: node), let isYes = isYes(attribute) else { continue }
      mark(attribute)
      out.key(key)
      out.value(isYes)
    }
    out.key("installed")
    out.value(constraint.installation.isByDefault && !constraint.isPlaceholder)
    writeEnvironments(of: constraint.installation)
    writeRuntimeAttributes(node)
    writeVariations(of: constraint)
    writeSource(node)
    out.endObject()
  }

  /// Writes one side of a constraint: the id of the view, the guide where one is meant, and the attribute.
  private func writeAnchor(
    _ key: StaticString, _ anchor: Constraint.Anchor, _ itemName: XMLName, _ attributeName: XMLName, of node: XMLNode
  ) {
    out.key(key)
    let item = xml.attribute(itemName, of: node)
    if let item { mark(item) }
    var text: [UInt8] = []
    if let view = anchor.view, let id = xml.attribute(names.id, of: view) {
      xml.withStringValue(of: id) { text.append(contentsOf: $0) }
    } else if let item {
      xml.withStringValue(of: item) { text.append(contentsOf: $0) }
    }
    let guide: StaticString =
      switch anchor.guide {
      case .none: ""
      case .safeArea: ".safeArea"
      case .layoutMargins: ".layoutMarginsGuide"
      case .contentLayout: ".contentLayoutGuide"
      case .frameLayout: ".frameLayoutGuide"
      case .keyboard: ".keyboard"
      case .top: ".topLayoutGuide"
      case .bottom: ".bottomLayoutGuide"
      }
    text.append(contentsOf: UnsafeBufferPointer(start: guide.utf8Start, count: guide.utf8CodeUnitCount))
    if let attribute = taken(attributeName, of: node) {
      text.append(UInt8(ascii: "."))
      xml.withStringValue(of: attribute) { text.append(contentsOf: $0) }
    }
    text.withUnsafeBufferPointer { out.value($0) }
  }

  private func writeVariations(of constraint: Constraint) {
    if constraint.variations.isEmpty { return }
    out.key("variations")
    out.beginArray()
    for variation in constraint.variations {
      mark(variation.node)
      for name in [names.key, names.constant] { _ = taken(name, of: variation.node) }
      out.beginObject(inline: true)
      out.key("environment")
      out.value(variation.key)
      out.key("constant")
      out.value(variation.constant)
      out.endObject()
    }
    out.endArray()
  }
}
