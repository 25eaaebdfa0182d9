import XMLTree

extension XMLDocument {
  /// The string-value of a node as a number.
  func number(of node: XMLNode) -> Double { withStringValue(of: node) { Double(xpath: $0) } }

  /// Whether the string-values of two nodes are the same bytes.
  func haveSameStringValue(_ a: XMLNode, _ b: XMLNode) -> Bool {
    withStringValue(of: a) { bytes in withStringValue(of: b) { bytes.equals($0) } }
  }
}
