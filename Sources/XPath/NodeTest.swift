import XMLTree

/// What a step takes of the nodes on its axis.
struct NodeTest {
  enum Kind {
    case node, text, comment
    /// `*`: every element, or on the attribute axis every attribute.
    case principal
    /// A name, by its code.
    case name
    /// `prefix:*`
    case prefix
    /// `processing-instruction()`: the tree has none.
    case nothing
  }

  let kind: Kind
  /// The name that is tested for.
  let name: XMLName?
  /// Its code; of another kind of test a code that no node has.
  private let code: Int32
  /// The prefix with its colon.
  private let prefix: String

  init(_ kind: Kind) {
    self.kind = kind
    name = nil
    code = .min
    prefix = ""
  }

  init(name: XMLName) {
    kind = .name
    self.name = name
    code = name.code
    prefix = ""
  }

  init(prefix: String) {
    kind = .prefix
    name = nil
    code = .min
    self.prefix = prefix + ":"
  }

  /// Whether an attribute on the attribute axis, whose name has a code, passes.
  func matchesAttribute(_ nameCode: Int32, at node: XMLNode, in document: XMLDocument) -> Bool {
    switch kind {
    case .node, .principal: true
    case .name: nameCode == code
    case .prefix: document.nameText(of: node).hasPrefix(prefix)
    case .text, .comment, .nothing: false
    }
  }

  /// Whether a node on any other axis passes.
  @inline(__always)
  func matches(_ node: XMLNode, in document: XMLDocument) -> Bool {
    if node.isAttribute { return kind == .node }
    let nameCode = document.nameCode(of: node)
    switch kind {
    case .name: return nameCode == code
    case .node: return true
    case .principal: return nameCode >= 0
    case .text: return nameCode == -1
    case .comment: return nameCode == -2
    case .prefix: return nameCode >= 0 && document.nameText(of: node).hasPrefix(prefix)
    case .nothing: return false
    }
  }
}
