extension XMLDocument {
  /// The bytes of a node in the source: an element with its content and both tags, an attribute with name and quotes, a
  /// text, a comment with its marks, or the whole file.
  public func range(of node: XMLNode) -> Range<Int> {
    if node.isAttribute {
      let attribute = record(node)
      return Int(attribute.nameStart)..<Int(attribute.valueEnd) + 1
    }
    let record = nodes[Int(node.rawValue)]
    return Int(record.start)..<Int(record.end)
  }

  /// The bytes of an attribute's value between its quotes, or of a text; for an element, those between its tags (an
  /// empty-element tag has none: the range is empty and lies at its end).
  public func contentRange(of node: XMLNode) -> Range<Int> {
    if node.isAttribute {
      let attribute = record(node)
      return Int(attribute.valueStart)..<Int(attribute.valueEnd)
    }
    guard isElement(node) else { return range(of: node) }
    let record = nodes[Int(node.rawValue)]
    guard !isEmptyElementTag(node) else { return Int(record.end)..<Int(record.end) }
    var end = Int(record.end) - 1
    while source.bytes[end] != UInt8(ascii: "<") { end -= 1 }
    return Int(record.startTagEnd)..<end
  }

  /// The bytes of an element's start tag.
  public func startTagRange(of element: XMLNode) -> Range<Int> {
    let record = nodes[Int(element.rawValue)]
    return Int(record.start)..<Int(record.startTagEnd)
  }

  /// Whether an element is one tag that closes itself.
  public func isEmptyElementTag(_ element: XMLNode) -> Bool {
    let record = nodes[Int(element.rawValue)]
    return record.startTagEnd == record.end
  }

  /// The bytes of the name in an element's start tag, or of an attribute's name; for other nodes their whole range.
  public func nameRange(of node: XMLNode) -> Range<Int> {
    guard let name = name(of: node) else { return range(of: node) }
    let start = node.isAttribute ? Int(record(node).nameStart) : Int(nodes[Int(node.rawValue)].start) + 1
    return start..<start + names[name].utf8.count
  }
}
