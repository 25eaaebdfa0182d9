import XMLTree

extension Document {
  /// The constraints that name a view, or a guide of it, as an item; in document order. Those that are installed in no
  /// environment are left out.
  public func constraints(on view: XMLNode) -> [Constraint] {
    var low = 0
    var high = constraintsByView.count
    while low < high {
      let middle = (low + high) / 2
      if constraintsByView[middle].view < view.rawValue { low = middle + 1 } else { high = middle }
    }
    return constraintsByView[low...].prefix { $0.view == view.rawValue }.map { constraints[$0.index] }
  }

  /// The constraint that an element is.
  public func constraint(at node: XMLNode) -> Constraint? {
    var low = 0
    var high = constraints.count
    while low < high {
      let middle = (low + high) / 2
      if constraints[middle].node == node { return constraints[middle] }
      if xml.precedes(constraints[middle].node, node) { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Where an object is installed, by the masks of variations.
  public func installation(of object: XMLNode) -> Installation {
    masks.isEmpty ? .everywhere : value(vocabulary.id, of: object).map(masks.installation(of:)) ?? .everywhere
  }

  func makeConstraints() -> [Constraint] {
    var result: [Constraint] = []
    for node in xml.allNodes where xml.name(of: node) == vocabulary.constraint {
      guard let list = xml.parent(of: node), xml.name(of: list) == vocabulary.constraints,
        let owner = xml.parent(of: list)
      else { continue }
      result.append(makeConstraint(node, owner: owner))
    }
    return result
  }

  func makeConstraintsByView() -> [(view: Int32, index: Int)] {
    var result: [(view: Int32, index: Int)] = []
    for (index, constraint) in constraints.enumerated() where !constraint.installation.isNowhere {
      if let view = constraint.first.view { result.append((view.rawValue, index)) }
      if let view = constraint.second?.view, view != constraint.first.view { result.append((view.rawValue, index)) }
    }
    return result.sorted { $0 < $1 }
  }

  private func makeConstraint(_ node: XMLNode, owner: XMLNode) -> Constraint {
    let names = vocabulary
    // Only a constant: Interface Builder writes neither a second item nor a second attribute.
    let hasSecond =
      xml.attribute(names.secondItem, of: node) != nil || xml.attribute(names.secondAttribute, of: node) != nil
    return Constraint(
      node: node,
      owner: owner,
      first: anchor(names.firstItem, names.firstAttribute, of: node, owner: owner),
      relation: value(names.relation, of: node).flatMap(Constraint.Relation.init) ?? .equal,
      second: hasSecond ? anchor(names.secondItem, names.secondAttribute, of: node, owner: owner) : nil,
      multiplier: value(names.multiplier, of: node).flatMap(Self.multiplier) ?? 1,
      constant: number(names.constant, of: node) ?? 0,
      priority: number(names.priority, of: node) ?? 1000,
      isPlaceholder: value(names.placeholder, of: node) == "YES",
      installation: installation(of: node),
      variations: variations(of: node))
  }

  private func anchor(
    _ itemName: XMLName, _ attributeName: XMLName, of node: XMLNode, owner: XMLNode
  ) -> Constraint.Anchor {
    let attribute = value(attributeName, of: node).flatMap(LayoutAttribute.init)
    // Without an item the owner is meant.
    let item = xml.attribute(itemName, of: node).map { objects.first(namedBy: $0) } ?? owner
    guard let item else { return Constraint.Anchor(item: nil, view: nil, guide: .none, attribute: attribute) }
    let guide = guide(item)
    let view = guide == .none ? item : viewOfGuide(item)
    return Constraint.Anchor(item: item, view: view, guide: guide, attribute: attribute)
  }

  /// What an item of a constraint is.
  private func guide(_ item: XMLNode) -> Constraint.Guide {
    switch xml.name(of: item) {
    case vocabulary.viewLayoutGuide:
      switch value(vocabulary.key, of: item) {
      case "contentLayoutGuide": .contentLayout
      case "frameLayoutGuide": .frameLayout
      case "layoutMargins": .layoutMargins
      default: .safeArea
      }
    case vocabulary.keyboardLayoutGuide: .keyboard
    case vocabulary.viewControllerLayoutGuide: value(vocabulary.type, of: item) == "bottom" ? .bottom : .top
    default: .none
    }
  }

  /// The view whose edge or area a guide stands for: the one it lies in; for a view controller's guide, its root view.
  private func viewOfGuide(_ guide: XMLNode) -> XMLNode? {
    guard let parent = xml.parent(of: guide) else { return nil }
    if xml.name(of: guide) != vocabulary.viewControllerLayoutGuide { return parent }
    return xml.parent(of: parent).flatMap { child(key: "view", of: $0) }
  }

  private func variations(of node: XMLNode) -> [Constraint.Variation] {
    guard xml.firstChild(of: node) != nil else { return [] }
    return xml.children(of: node, named: vocabulary.variation).compactMap { variation in
      guard let constant = number(vocabulary.constant, of: variation) else { return nil }
      return Constraint.Variation(
        node: variation, key: value(vocabulary.key, of: variation) ?? "", constant: constant)
    }
  }

  /// The number that a text is; `nil` for one that is none, or not finite.
  public static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// An attribute as a number; `nil` where it is absent or no number.
  public func number(_ name: XMLName, of element: XMLNode) -> Double? {
    value(name, of: element).flatMap(Self.number)
  }

  /// The factor that a multiplier's text stands for: `0.8`, `16:9` or `1/3`.
  static func multiplier(_ text: String) -> Double? {
    if let number = number(text) { return number }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
    guard parts.count == 2, let first = number(String(parts[0])), let second = number(String(parts[1])), second != 0
    else { return nil }
    return first / second
  }
}
