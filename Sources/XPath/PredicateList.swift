import XMLTree

/// The predicates of a step or filter, one after the other.
struct PredicateList {
  /// What must be known of a node's place to judge it.
  enum Mode {
    /// There are no predicates.
    case none
    /// Nothing: the predicates judge the node alone.
    case plain
    /// Its position.
    case counted
    /// Its position and how many there are.
    case sized
  }

  /// The positions counted so far, for every predicate.
  struct Positions {
    var first = 0
    var others: [Int]
    /// Whether no later node can pass.
    var isExhausted = false
  }

  let mode: Mode
  /// Whether at most one node passes, because a predicate names a position.
  let allowsOne: Bool
  /// All predicates as one condition, if they are plain.
  let condition: XPathExpression?
  private let list: [Predicate]

  init(_ list: [Predicate]) {
    self.list = list
    allowsOne = list.contains { $0.index != nil }
    mode =
      if list.isEmpty {
        .none
      } else if list.contains(where: \.usesSize) {
        .sized
      } else {
        list.contains(where: \.usesPosition) ? .counted : .plain
      }
    let conditions = mode == .plain ? list.map(\.expression) : []
    condition = conditions.dropFirst().reduce(conditions.first) { all, next in
      all.map { LogicExpression(isAnd: true, $0, next) }
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
