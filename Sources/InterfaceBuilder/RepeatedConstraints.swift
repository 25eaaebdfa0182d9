import XMLTree

/// The constraints of a document that say what another one before says, whichever way round they are written.
struct RepeatedConstraints {
  /// The repeating constraints, in document order.
  private(set) var nodes: [XMLNode] = []
  /// The first constraint that says the same, by the repeating one.
  private(set) var originals: [XMLNode: XMLNode] = [:]

  init(_ document: Document) {
    var seen: [Meaning: XMLNode] = [:]
    for constraint in document.constraints where !constraint.installation.isNowhere {
      guard let meaning = Meaning(constraint, in: document) else { continue }
      if let original = seen[meaning] {
        nodes.append(constraint.node)
        originals[constraint.node] = original
      } else {
        seen[meaning] = constraint.node
      }
    }
  }

  /// What a constraint says, in one of the two ways in which it can be written.
  fileprivate struct Meaning: Hashable {
    let first: Side
    let second: Side?
    let relation: Constraint.Relation
    let multiplier: Int
    let constant: Int
    let priority: Int
    let isPlaceholder: Bool
    let installation: Installation
    let variations: [String: Int]

    /// What tells most constraints apart; the rest is only compared.
    func hash(into hasher: inout Hasher) {
      hasher.combine(first)
      hasher.combine(second)
    }

    struct Side: Hashable {
      let item: XMLNode
      let attribute: LayoutAttribute

      init?(_ anchor: Constraint.Anchor) {
        guard let item = anchor.item, let attribute = anchor.attribute else { return nil }
        self.item = item
        self.attribute = attribute
      }

      static func < (a: Self, b: Self) -> Bool {
        (a.item.rawValue, a.attribute.rawValue) < (b.item.rawValue, b.attribute.rawValue)
      }
    }

    /// `nil` for a constraint that is incomplete, or of which not all is known.
    init?(_ constraint: Constraint, in document: Document) {
      guard let first = Side(constraint.first) else { return nil }
      let own = document.xml.children(of: constraint.node, named: document.vocabulary.variation)
      // A variation of anything but the constant makes a constraint one of its kind.
      guard own.count == constraint.variations.count else { return nil }
      guard let anchor = constraint.second else {
        self.init(first, nil, constraint, factor: 1, multiplier: 1, isSwapped: false)
        return
      }
      guard let second = Side(anchor), constraint.multiplier != 0 else { return nil }
      if second < first {
        // a = m * b + c is b = 1/m * a - c/m.
        let factor = -1 / constraint.multiplier
        self.init(second, first, constraint, factor: factor, multiplier: 1 / constraint.multiplier, isSwapped: true)
      } else {
        self.init(first, second, constraint, factor: 1, multiplier: constraint.multiplier, isSwapped: false)
      }
    }

    private init(
      _ first: Side, _ second: Side?, _ constraint: Constraint, factor: Double, multiplier: Double, isSwapped: Bool
    ) {
      self.first = first
      self.second = second
      let isTurned = isSwapped && multiplier > 0
      relation =
        switch constraint.relation {
        case .lessThanOrEqual where isTurned: .greaterThanOrEqual
        case .greaterThanOrEqual where isTurned: .lessThanOrEqual
        default: constraint.relation
        }
      self.multiplier = Self.rounded(multiplier)
      constant = Self.rounded(constraint.constant * factor)
      priority = Self.rounded(constraint.priority)
      isPlaceholder = constraint.isPlaceholder
      installation = constraint.installation
      var constants: [String: Int] = [:]
      for variation in constraint.variations { constants[variation.key] = Self.rounded(variation.constant * factor) }
      variations = constants
    }

    /// In ten-thousandths, so that values that were printed differently are equal; bounded, whatever a document says.
    private static func rounded(_ value: Double) -> Int {
      Int(max(-1e12, min(1e12, (value * 10_000).rounded())))
    }
  }
}
