import XMLTree

/// What an expression yielded.
public enum XPathValue: Sendable {
  /// Nodes in document order, each once.
  case nodes([XMLNode])
  case string(String)
  case number(Double)
  case boolean(Bool)

  /// What kind of value it is.
  public var type: XPathType {
    switch self {
    case .nodes: .nodes
    case .string: .string
    case .number: .number
    case .boolean: .boolean
    }
  }

  /// The value as XPath's `boolean()` converts it.
  public var boolean: Bool {
    switch self {
    case .nodes(let nodes): !nodes.isEmpty
    case .string(let string): !string.isEmpty
    case .number(let number): number.xpathBoolean
    case .boolean(let boolean): boolean
    }
  }

  /// The value as XPath's `number()` converts it; nodes are those of the given document.
  public func number(in document: XMLDocument) -> Double {
    switch self {
    case .nodes(let nodes): nodes.first.map(document.number(of:)) ?? .nan
    case .string(var string): string.withUTF8 { Double(xpath: $0) }
    case .number(let number): number
    case .boolean(let boolean): boolean ? 1 : 0
    }
  }

  /// The value as XPath's `string()` converts it; nodes are those of the given document.
  public func string(in document: XMLDocument) -> String {
    switch self {
    case .nodes(let nodes): nodes.first.map(document.stringValue(of:)) ?? ""
    case .string(let string): string
    case .number(let number): number.xpathString
    case .boolean(let boolean): boolean ? "true" : "false"
    }
  }
}
