/// What is known, before evaluation, of the nodes that a path finds and the order in which it does.
struct NodeOrder {
  /// There is at most one.
  var isSingle: Bool
  /// They come in document order, each once.
  var isOrdered: Bool
  /// None lies within another.
  var isDisjoint: Bool
  /// Each comes once.
  var isUnique: Bool

  static let single = NodeOrder(isSingle: true, isOrdered: true, isDisjoint: true, isUnique: true)
  static let sorted = NodeOrder(isSingle: false, isOrdered: true, isDisjoint: false, isUnique: true)
  static let unknown = NodeOrder(isSingle: false, isOrdered: false, isDisjoint: false, isUnique: false)

  /// What is known after a step from such nodes, each of which is visited once. `isNamed` tells that the step tests for
  /// one name.
  func stepping(_ axis: Axis, isNamed: Bool) -> NodeOrder {
    switch axis {
    case .selfNode: return self
    case .namespace: return .single
    case .attribute:
      return NodeOrder(isSingle: isSingle && isNamed, isOrdered: isOrdered, isDisjoint: true, isUnique: true)
    case .child:
      return NodeOrder(
        isSingle: false, isOrdered: isOrdered && isDisjoint, isDisjoint: isDisjoint, isUnique: true)
    case .descendant, .descendantOrSelf:
      return NodeOrder(
        isSingle: false, isOrdered: isOrdered && isDisjoint, isDisjoint: false, isUnique: isDisjoint)
    case _ where !isSingle: return .unknown
    case .parent: return .single
    case .followingSibling: return NodeOrder(isSingle: false, isOrdered: true, isDisjoint: true, isUnique: true)
    case .following: return .sorted
    case .precedingSibling: return NodeOrder(isSingle: false, isOrdered: false, isDisjoint: true, isUnique: true)
    case .ancestor, .ancestorOrSelf, .preceding:
      return NodeOrder(isSingle: false, isOrdered: false, isDisjoint: false, isUnique: true)
    }
  }
}
