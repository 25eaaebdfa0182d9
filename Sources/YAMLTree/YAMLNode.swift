import SourceText

/// A node of a YAML document (or of a JSON document, which is YAML too), with its place in the file.
///
/// A scalar is only text here: whether `NO` is a text or *false* is for the reader of its key to say, by the accessor it uses.
public struct YAMLNode: Sendable {
  /// What the node is.
  public let value: Value
  /// Where the node begins: the quote of a quoted text, the `|` of a block.
  public let position: TextPosition
  /// The path of the file.
  public let path: String

  /// What a node can be.
  public enum Value: Sendable {
    case scalar(Scalar)
    case sequence([YAMLNode])
    /// Entries in the order of the file; no name occurs twice.
    case mapping([Entry])
  }

  /// A text.
  public struct Scalar: Sendable {
    /// The text, with quotes, escapes and indentation resolved.
    public let text: String
    /// How it is written.
    public let style: Style
    /// Where the first character of the text stands: after the quote, or in the first line of the block.
    public let contentPosition: TextPosition

    /// A text from its parts.
    public init(text: String, style: Style, contentPosition: TextPosition) {
      self.text = text
      self.style = style
      self.contentPosition = contentPosition
    }
  }

  /// How a text is written.
  public enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted
    /// A block after `|`, which keeps its line ends.
    case literal
    /// A block after `>`, whose lines are joined.
    case folded

    /// Whether the text is a block of lines of its own.
    public var isBlock: Bool { self == .literal || self == .folded }
  }

  /// An entry of a mapping.
  public struct Entry: Sendable {
    /// The name of the entry.
    public let name: String
    /// The node of the name.
    public let key: YAMLNode
    /// The value.
    public let value: YAMLNode

    /// An entry from its parts.
    public init(name: String, key: YAMLNode, value: YAMLNode) {
      self.name = name
      self.key = key
      self.value = value
    }
  }

  /// A node from its parts.
  public init(_ value: Value, position: TextPosition, path: String) {
    self.value = value
    self.position = position
    self.path = path
  }

  /// An error at the node.
  public func error(_ message: String) -> YAMLError {
    YAMLError(path: path, position: position, message: message)
  }
}
