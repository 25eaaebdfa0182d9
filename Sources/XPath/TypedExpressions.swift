import XMLTree

/// An expression that yields a string; a subclass overrides `string`.
class StringExpression: XPathExpression {
  init(focus: Focus) { super.init(type: .string, focus: focus) }

  override func value(_ context: XPathContext) -> XPathValue { .string(string(context)) }

  override func boolean(_ context: XPathContext) -> Bool { !string(context).isEmpty }

  override func number(_ context: XPathContext) -> Double {
    var result = Double.nan
    withBytes(context) { result = Double(xpath: $0) }
    return result
  }

  override func string(_ context: XPathContext) -> String { "" }
}

/// An expression that yields a number; a subclass overrides `number`.
class NumberExpression: XPathExpression {
  init(focus: Focus) { super.init(type: .number, focus: focus) }

  override func value(_ context: XPathContext) -> XPathValue { .number(number(context)) }

  override func boolean(_ context: XPathContext) -> Bool { number(context).xpathBoolean }

  override func number(_ context: XPathContext) -> Double { .nan }

  override func string(_ context: XPathContext) -> String { number(context).xpathString }
}

/// An expression that yields a boolean; a subclass overrides `boolean`.
class BooleanExpression: XPathExpression {
  init(focus: Focus) { super.init(type: .boolean, focus: focus) }

  override func value(_ context: XPathContext) -> XPathValue { .boolean(boolean(context)) }

  override func boolean(_ context: XPathContext) -> Bool { false }

  override func number(_ context: XPathContext) -> Double { boolean(context) ? 1 : 0 }

  override func string(_ context: XPathContext) -> String { boolean(context) ? "true" : "false" }
}

/// An expression that yields nodes; a subclass overrides `scan`, and tells the order in which it finds them.
class NodesExpression: XPathExpression {
  private let scanOrder: NodeOrder

  init(order: NodeOrder, focus: Focus) {
    scanOrder = order
    super.init(type: .nodes, focus: focus)
  }

  final override var order: NodeOrder { scanOrder }

  override func value(_ context: XPathContext) -> XPathValue { .nodes(nodes(context)) }

  override func boolean(_ context: XPathContext) -> Bool { !scan(context) { _ in false } }

  override func number(_ context: XPathContext) -> Double {
    firstNode(context).map(context.document.number(of:)) ?? .nan
  }

  override func string(_ context: XPathContext) -> String {
    firstNode(context).map(context.document.stringValue(of:)) ?? ""
  }

  override func withBytes(_ context: XPathContext, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if let node = firstNode(context) {
      context.document.withStringValue(of: node, body)
    } else {
      body(UnsafeBufferPointer(start: nil, count: 0))
    }
  }

  override func nodes(_ context: XPathContext) -> [XMLNode] {
    var found = NodeCollector(document: context.document, isSorted: order.isOrdered, isUnique: order.isUnique)
    _ = scan(context) {
      found.append($0)
      return true
    }
    return found.finish()
  }

  override func firstNode(_ context: XPathContext) -> XMLNode? {
    var first: XMLNode?
    _ = scan(context) { node in
      if let known = first, !context.document.precedes(node, known) { return true }
      first = node
      return !order.isOrdered
    }
    return first
  }

  override func forEachNode(_ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    if order.isOrdered { return scan(context, body) }
    for node in nodes(context) where !body(node) { return false }
    return true
  }

  override func count(_ context: XPathContext, limit: Int) -> Int {
    guard order.isUnique else { return nodes(context).count }
    var count = 0
    _ = scan(context) { _ in
      count += 1
      return count < limit
    }
    return count
  }

  override func scan(_ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool { true }
}
