/// A node of an `XMLDocument`: an element, attribute, text, comment, or the document itself.
///
/// It is an index, so it costs nothing to copy and is meaningful only together with its document.
public struct XMLNode: Hashable, Sendable {
  /// What a node can be.
  public enum Kind: Sendable {
    case document, element, attribute, text, comment, processingInstruction
  }

  /// Elements, texts, comments and the document count up from 0 in document order; attributes count down from -1.
  public let rawValue: Int32

  /// The node with an index, which the document must have.
  @inlinable
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The document node, the parent of the root element.
  public static let document = XMLNode(rawValue: 0)

  /// Whether the node is an attribute.
  @inlinable public var isAttribute: Bool { rawValue < 0 }

  /// The place of an attribute among all attributes of the document, from 0.
  @inlinable public var attributeIndex: Int { Int(-1 - rawValue) }
}
