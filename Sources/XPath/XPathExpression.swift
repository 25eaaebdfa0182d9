import XMLTree

/// A compiled expression. It is evaluated as the type that is asked for, so that nothing is built that nobody reads:
/// `boolean` of a path stops at the first node.
///
/// An expression belongs to the thread, and its names to the name table, of its compiler.
public class XPathExpression {
  /// What the expression yields, as far as its text tells.
  public let type: XPathType
  /// What it reads of its place among the nodes of a step.
  let focus: Focus
  /// The indices of the variables that the whole expression uses, in ascending order. Told by what `compile` returns.
  public internal(set) var variableSlots: [Int] = []
  /// Whether a path begins with `//` at the root, which searches the whole document. Told by what `compile` returns.
  public internal(set) var usesAbsoluteDescendant = false

  /// What an expression reads of its context besides the node.
  struct Focus: OptionSet {
    let rawValue: UInt8
    static let position = Focus(rawValue: 1)
    static let size = Focus(rawValue: 2)
  }

  /// The text of an expression that is nothing but a string in quotes; `nil` for every other one.
  public var literalText: String? { nil }

  /// The value where it is the same at every node of every document and known as the expression is compiled.
  var constant: XPathValue? { nil }

  init(type: XPathType, focus: Focus) {
    self.type = type
    self.focus = focus
  }

  /// The value, of the type that the expression yields.
  public func value(_ context: XPathContext) -> XPathValue { .string("") }

  /// The value as a boolean; nodes: whether there are any.
  public func boolean(_ context: XPathContext) -> Bool { value(context).boolean }

  /// The value as a number; NaN for what is none.
  public func number(_ context: XPathContext) -> Double { value(context).number(in: context.document) }

  /// The value as a string; nodes: the string-value of the first.
  public func string(_ context: XPathContext) -> String { value(context).string(in: context.document) }

  /// Calls `body` once with the bytes of the value as a string, which are copied only where they must be.
  public func withBytes(_ context: XPathContext, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var string = string(context)
    string.withUTF8(body)
  }

  /// The nodes in document order, each once; none where the value is of another type.
  public func nodes(_ context: XPathContext) -> [XMLNode] {
    guard case .nodes(let nodes) = value(context) else { return [] }
    return nodes
  }

  /// The first of the nodes in document order.
  public func firstNode(_ context: XPathContext) -> XMLNode? { nodes(context).first }

  /// Calls `body` with the nodes in document order, each once, until it returns `false`. Returns `false` if it did.
  @discardableResult
  public func forEachNode(_ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool {
    for node in nodes(context) where !body(node) { return false }
    return true
  }

  /// The number of nodes, of which at most `limit` are counted.
  func count(_ context: XPathContext, limit: Int) -> Int { nodes(context).count }

  /// Names of elements and attributes, in a document without which the value as a boolean is `truth` at no node.
  ///
  /// So a caller can tell from the names that occur in a document that a condition holds nowhere in it.
  public func namesNeeded(for truth: Bool) -> Set<XMLName> { [] }

  /// What is known of the order in which `scan` finds the nodes.
  var order: NodeOrder { .sorted }

  /// Like `forEachNode`, but in the order, and perhaps with the duplicates, in which the nodes are found at least cost.
  func scan(_ context: XPathContext, _ body: (XMLNode) -> Bool) -> Bool { forEachNode(context, body) }
}
