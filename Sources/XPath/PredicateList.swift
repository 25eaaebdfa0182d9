import XMLTree

/// The predicates of a step or filter, one after the other: first a condition on a node alone, then what depends on the
/// places of the nodes that meet it.
struct PredicateList {
  /// How the places of nodes matter.
  enum Places {
    /// Not at all.
    case ignored
    /// Only the node at one position passes.
    case index(Int)
    /// Only the last node passes.
    case last
    /// By their positions.
    case counted
    /// By their positions and how many there are.
    case sized
  }

  /// The positions counted so far, for every predicate.
  struct Positions {
    var first = 0
    var others: [Int]
    /// Whether no later node can pass.
    var isExhausted = false
  }

  /// What the leading predicates ask of a node, if they judge it alone.
  let condition: XPathExpression?
  let places: Places
  /// Whether at most one node passes, because a predicate names a position.
  let allowsOne: Bool
  /// The predicates after the condition.
  private let list: [Predicate]

  /// Whether the predicates judge every node alone.
  var isPlain: Bool { if case .ignored = places { true } else { false } }

  /// Whether there are no predicates.
  var isEmpty: Bool { condition == nil && list.isEmpty }

  init(_ all: [Predicate]) {
    let conditions = all.prefix { !$0.usesPosition }.map(\.expression)
    condition = conditions.dropFirst().reduce(conditions.first) { all, next in
      all.map { LogicExpression(isAnd: true, $0, next) }
    }
    list = Array(all.dropFirst(conditions.count))
    allowsOne = list.contains { $0.index != nil || $0.expression is LastFunction }
    places =
      if list.isEmpty {
        .ignored
      } else if list.count == 1, let index = list[0].index, let whole = Int(exactly: index), whole > 0 {
        .index(whole)
      } else if list.count == 1, list[0].expression is LastFunction {
        .last
      } else {
        list.contains(where: \.usesSize) ? .sized : .counted
      }
  }

  var startPositions: Positions {
    Positions(others: list.count > 1 ? Array(repeating: 0, count: list.count - 1) : [])
  }

  /// Whether all predicates hold for the next node, which `context` has; its position is counted.
  func hold(_ context: inout XPathContext, _ positions: inout Positions) -> Bool {
    for (number, predicate) in list.enumerated() {
      let position: Int
      if number == 0 {
        positions.first += 1
        position = positions.first
      } else {
        positions.others[number - 1] += 1
        position = positions.others[number - 1]
      }
      context.position = position
      if let index = predicate.index, Double(position) >= index { positions.isExhausted = true }
      if !predicate.holds(context) { return false }
    }
    return true
  }

  /// Those of the nodes that pass all predicates.
  func filter(_ candidates: [XMLNode], _ context: XPathContext) -> [XMLNode] {
    var nodes = candidates
    var inner = context
    for predicate in list {
      inner.size = nodes.count
      var position = 0
      nodes.removeAll { node in
        position += 1
        inner.node = node
        inner.position = position
        return !predicate.holds(inner)
      }
    }
    return nodes
  }
}
