import XMLTree

/// What an expression is evaluated against.
public struct XPathContext {
  /// The document of all nodes.
  public let document: XMLDocument
  /// The context node, `.` in an expression.
  public var node: XMLNode
  /// What `position()` yields, from 1.
  public var position: Int
  /// What `last()` yields.
  public var size: Int
  /// The values of variables.
  public let variables: XPathVariables

  /// A context in which the node stands alone unless told otherwise.
  public init(
    document: XMLDocument, node: XMLNode, position: Int = 1, size: Int = 1, variables: XPathVariables
  ) {
    self.document = document
    self.node = node
    self.position = position
    self.size = size
    self.variables = variables
  }
}
