import XMLTree

/// A comparison. Nodes are compared existentially: one node (or pair) in the relation is enough.
final class ComparisonExpression: BooleanExpression {
  private let comparison: Comparison
  private let left: XPathExpression
  private let right: XPathExpression
  private let method: Method?

  /// How two types are compared. Where nodes meet another type, they are on the left.
  private enum Method {
    case booleans, numbers, strings, nodesWithNumber, nodesWithString, nodes

    /// The method by the types of both sides, unless one is not known yet.
    init?(_ comparison: Comparison, _ left: XPathType, _ right: XPathType) {
      switch (left, right) {
      case (.any, _), (_, .any): return nil
      case (.nodes, .nodes): self = .nodes
      case (.boolean, _), (_, .boolean): self = comparison.isEquality ? .booleans : .numbers
      case (.nodes, .number): self = .nodesWithNumber
      case (.nodes, _): self = comparison.isEquality ? .nodesWithString : .nodesWithNumber
      case (.number, _), (_, .number): self = .numbers
      default: self = comparison.isEquality ? .strings : .numbers
      }
    }
  }

  /// The cheapest expression for a comparison.
  static func make(_ comparison: Comparison, _ left: XPathExpression, _ right: XPathExpression) -> XPathExpression {
    if right.type == .nodes, left.type != .nodes { return make(comparison.mirrored, right, left) }
    if comparison.isEquality, let attribute = left as? AttributeExpression, let literal = right as? StringLiteral {
      return AttributeComparison(name: attribute.name, isEqual: comparison == .equal, value: literal.bytes)
    }
    if comparison.isEquality, let a = left.constant, let b = right.constant, let areEqual = a.equals(b) {
      return BooleanConstant(areEqual == (comparison == .equal))
    }
    if let count = left as? CountFunction, let literal = right as? NumberLiteral {
      return CountComparison(comparison, of: count.counted, with: literal.literal)
    }
    if let count = right as? CountFunction, let literal = left as? NumberLiteral {
      return CountComparison(comparison.mirrored, of: count.counted, with: literal.literal)
    }
    return ComparisonExpression(comparison, left, right)
  }

  private init(_ comparison: Comparison, _ left: XPathExpression, _ right: XPathExpression) {
    self.comparison = comparison
    self.left = left
    self.right = right
    method = Method(comparison, left.type, right.type)
    super.init(focus: left.focus.union(right.focus))
  }

  override func namesNeeded(for truth: Bool) -> Set<XMLName> {
    guard truth else { return [] }
    switch method {
    case .nodes: return left.namesNeeded(for: true).union(right.namesNeeded(for: true))
    case .nodesWithNumber, .nodesWithString: return left.namesNeeded(for: true)
    case .booleans, .numbers, .strings, nil: return []
    }
  }

  override func boolean(_ context: XPathContext) -> Bool {
    if let method { return Self.compare(comparison, left, right, method, context) }
    // The values tell the types.
    var a = left.type == .any ? ValueExpression(left.value(context)) : left
    var b = right.type == .any ? ValueExpression(right.value(context)) : right
    var comparison = comparison
    if b.type == .nodes, a.type != .nodes {
      swap(&a, &b)
      comparison = comparison.mirrored
    }
    guard let method = Method(comparison, a.type, b.type) else { return false }
    return Self.compare(comparison, a, b, method, context)
  }

  private static func compare(
    _ comparison: Comparison, _ left: XPathExpression, _ right: XPathExpression, _ method: Method,
    _ context: XPathContext
  ) -> Bool {
    let document = context.document
    let isEqual = comparison == .equal
    switch method {
    case .booleans: return (left.boolean(context) == right.boolean(context)) == isEqual
    case .numbers: return comparison.holds(numberOfTyped(left, context), numberOfTyped(right, context))
    case .strings:
      var areEqual = false
      left.withBytes(context) { a in right.withBytes(context) { areEqual = a.equals($0) } }
      return areEqual == isEqual
    case .nodesWithNumber:
      let number = right.number(context)
      return !left.scan(context) { !comparison.holds(document.number(of: $0), number) }
    case .nodesWithString:
      var isFound = false
      right.withBytes(context) { string in
        isFound = !left.scan(context) { node in
          document.withStringValue(of: node) { $0.equals(string) } != isEqual
        }
      }
      return isFound
    case .nodes where isEqual: return haveEqualNodes(left, right, context)
    case .nodes where comparison == .notEqual: return haveDifferentNodes(left, right, context)
    case .nodes: return compareNumbers(comparison, left, right, context)
    }
  }

  /// Nodes that are compared with a boolean count as whether there are any.
  private static func numberOfTyped(_ side: XPathExpression, _ context: XPathContext) -> Double {
    side.type == .nodes ? (side.boolean(context) ? 1 : 0) : side.number(context)
  }

  /// Whether a node on the left and one on the right have different string-values: those on the right differ from one
  /// another, or one on the left differs from the value that they share.
  private static func haveDifferentNodes(
    _ left: XPathExpression, _ right: XPathExpression, _ context: XPathContext
  ) -> Bool {
    let document = context.document
    var first: XMLNode?
    let differ = !right.scan(context) { node in
      guard let known = first else {
        first = node
        return true
      }
      return document.haveSameStringValue(node, known)
    }
    guard let first else { return false }
    return differ ? left.boolean(context) : !left.scan(context) { document.haveSameStringValue($0, first) }
  }

  /// Whether a node on the left and one on the right have the same string-value.
  private static func haveEqualNodes(
    _ left: XPathExpression, _ right: XPathExpression, _ context: XPathContext
  ) -> Bool {
    let document = context.document
    if left.order.isSingle || right.order.isSingle {
      let (one, others) = left.order.isSingle ? (left, right) : (right, left)
      guard let node = one.firstNode(context) else { return false }
      return !others.scan(context) { !document.haveSameStringValue($0, node) }
    }
    let candidates = right.nodes(context)
    // To hash pays for many nodes only.
    if candidates.count <= 8 {
      return !left.scan(context) { node in !candidates.contains { document.haveSameStringValue(node, $0) } }
    }
    var values: Set<[UInt8]> = []
    for node in candidates { values.insert(document.withStringValue(of: node) { Array($0) }) }
    return !left.scan(context) { node in !values.contains(document.withStringValue(of: node) { Array($0) }) }
  }

  /// Whether a number on the left is in the relation to the most favourable one on the right.
  private static func compareNumbers(
    _ comparison: Comparison, _ left: XPathExpression, _ right: XPathExpression, _ context: XPathContext
  ) -> Bool {
    let isLess = comparison == .less || comparison == .lessOrEqual
    var best: Double?
    _ = right.scan(context) { node in
      let number = context.document.number(of: node)
      if !number.isNaN { best = best.map { isLess ? max($0, number) : min($0, number) } ?? number }
      return true
    }
    guard let best else { return false }
    return !left.scan(context) { !comparison.holds(context.document.number(of: $0), best) }
  }
}

extension XPathValue {
  /// Whether two values that are no nodes are equal; `nil` where only numbers tell.
  fileprivate func equals(_ other: XPathValue) -> Bool? {
    switch (self, other) {
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.boolean, .boolean), (.boolean, .string), (.string, .boolean): boolean == other.boolean
    default: nil
    }
  }
}

/// `@name = 'value'`, the most frequent condition.
final class AttributeComparison: BooleanExpression {
  private let name: XMLName
  private let isEqual: Bool
  private let value: [UInt8]

  init(name: XMLName, isEqual: Bool, value: [UInt8]) {
    self.name = name
    self.isEqual = isEqual
    self.value = value
    super.init(focus: [])
  }

  override func boolean(_ context: XPathContext) -> Bool {
    guard let node = context.document.attribute(name, of: context.node) else { return false }
    return context.document.withStringValue(of: node) { bytes in
      value.withUnsafeBufferPointer { $0.equals(bytes) }
    } == isEqual
  }

  override func namesNeeded(for truth: Bool) -> Set<XMLName> { truth ? [name] : [] }
}

/// `count(a) > 1`: counts no further than the comparison needs.
final class CountComparison: BooleanExpression {
  private let comparison: Comparison
  private let counted: XPathExpression
  private let number: Double
  private let limit: Int

  init(_ comparison: Comparison, of counted: XPathExpression, with number: Double) {
    self.comparison = comparison
    self.counted = counted
    self.number = number
    limit = number >= 0 && number < 1e9 ? Int(number) + 1 : Int.max
    super.init(focus: counted.focus)
  }

  override func boolean(_ context: XPathContext) -> Bool {
    comparison.holds(Double(counted.count(context, limit: limit)), number)
  }
}
