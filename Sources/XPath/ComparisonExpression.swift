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

  override func boolean(_ context: XPathContext) -> Bool {
    guard let method else { return compareByValue(context) }
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
      return !left.scan(context) { !comparison.holds(context.document.number(of: $0), number) }
    case .nodesWithString:
      var isFound = false
      right.withBytes(context) { string in
        isFound = !left.scan(context) { node in
          context.document.withStringValue(of: node) { $0.equals(string) } != isEqual
        }
      }
      return isFound
    case .nodes: return comparison.isEquality ? compareStrings(context) : compareNumbers(context)
    }
  }

  /// Nodes that are compared with a boolean count as whether there are any.
  private func numberOfTyped(_ side: XPathExpression, _ context: XPathContext) -> Double {
    side.type == .nodes ? (side.boolean(context) ? 1 : 0) : side.number(context)
  }

  /// Evaluates the sides of unknown type, which tells how to compare.
  private func compareByValue(_ context: XPathContext) -> Bool {
    let a = left.type == .any ? ValueExpression(left.value(context)) : left
    let b = right.type == .any ? ValueExpression(right.value(context)) : right
    if b.type == .nodes, a.type != .nodes { return ComparisonExpression(comparison.mirrored, b, a).boolean(context) }
    return ComparisonExpression(comparison, a, b).boolean(context)
  }

  /// Whether a node of either side has the string-value of one of the other, or for `!=` another value.
  private func compareStrings(_ context: XPathContext) -> Bool {
    let document = context.document
    guard comparison == .equal else {
      // All values on the right equal one, or there is a pair that differs.
      var known: [UInt8]?
      var differs = !right.scan(context) { node in
        document.withStringValue(of: node) { bytes in
          guard let value = known else {
            known = Array(bytes)
            return true
          }
          return value.withUnsafeBufferPointer { $0.equals(bytes) }
        }
      }
      guard let known else { return false }
      if differs { return left.boolean(context) }
      known.withUnsafeBufferPointer { value in
        differs = !left.scan(context) { node in document.withStringValue(of: node) { $0.equals(value) } }
      }
      return differs
    }
    if left.order.isSingle || right.order.isSingle {
      let (one, others) = left.order.isSingle ? (left, right) : (right, left)
      guard let node = one.firstNode(context) else { return false }
      return document.withStringValue(of: node) { value in
        !others.scan(context) { node in document.withStringValue(of: node) { !$0.equals(value) } }
      }
    }
    var values: Set<[UInt8]> = []
    _ = right.scan(context) { node in
      values.insert(document.withStringValue(of: node) { Array($0) })
      return true
    }
    return !values.isEmpty
      && !left.scan(context) { node in !values.contains(document.withStringValue(of: node) { Array($0) }) }
  }

  /// Whether a number on the left is in the relation to the most favourable one on the right.
  private func compareNumbers(_ context: XPathContext) -> Bool {
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
