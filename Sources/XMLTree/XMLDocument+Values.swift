extension XMLDocument {
  /// The string-value of a node as XPath 1.0 defines it: of an attribute its value, of an element all text within.
  public func stringValue(of node: XMLNode) -> String {
    withStringValue(of: node) { String(decoding: $0, as: UTF8.self) }
  }

  /// The value of an element's attribute; `nil` where it is absent.
  public func value(of name: XMLName, on element: XMLNode) -> String? {
    attribute(name, of: element).map(stringValue(of:))
  }

  /// Calls `body` with the bytes of a node's string-value, which are copied only where references must be resolved or
  /// several texts joined.
  public func withStringValue<R>(of node: XMLNode, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    if node.isAttribute {
      let attribute = record(node)
      let range = Int(attribute.valueStart)..<Int(attribute.valueEnd)
      return attribute.isEscaped ? unescaped(range, isAttribute: true).withUnsafeBufferPointer(body) : raw(range, body)
    }
    switch kind(of: node) {
    case .text: return withText(node, body)
    case .comment:
      let range = range(of: node)
      return raw(range.lowerBound + 4..<range.upperBound - 3, body)
    default:
      var texts: [XMLNode] = []
      for descendant in descendants(of: node) where nodes[Int(descendant.rawValue)].name == NodeRecord.text {
        texts.append(descendant)
      }
      if texts.isEmpty { return body(UnsafeBufferPointer(start: nil, count: 0)) }
      if texts.count == 1 { return withText(texts[0], body) }
      var joined: [UInt8] = []
      for text in texts { withText(text) { joined.append(contentsOf: $0) } }
      return joined.withUnsafeBufferPointer(body)
    }
  }

  private func withText<R>(_ node: XMLNode, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    let range = range(of: node)
    let isEscaped = source.bytes[range].contains {
      $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\r")
    }
    return isEscaped ? unescaped(range, isAttribute: false).withUnsafeBufferPointer(body) : raw(range, body)
  }

  private func raw<R>(_ range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    source.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// The bytes with references resolved and line ends made LF; in an attribute white space becomes spaces; in a text the
  /// marks of CDATA sections and processing instructions go. The document is known to be well-formed.
  private func unescaped(_ range: Range<Int>, isAttribute: Bool) -> [UInt8] {
    let bytes = source.bytes
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "&"):
        let end = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: ";")) ?? range.upperBound
        append(reference: bytes[index..<end], to: &result)
        index = min(end + 1, range.upperBound)
      case UInt8(ascii: "\r"):
        if index < range.upperBound, bytes[index] == UInt8(ascii: "\n") { index += 1 }
        result.append(isAttribute ? UInt8(ascii: " ") : UInt8(ascii: "\n"))
      case UInt8(ascii: "\n") where isAttribute, UInt8(ascii: "\t") where isAttribute:
        result.append(UInt8(ascii: " "))
      case UInt8(ascii: "<") where bytes[index] == UInt8(ascii: "?"):
        while !(bytes[index - 1] == UInt8(ascii: "?") && bytes[index] == UInt8(ascii: ">")) { index += 1 }
        index += 1
      case UInt8(ascii: "<"):
        index += "![CDATA[".utf8.count
        while !bytes[index...].starts(with: "]]>".utf8) {
          result.append(bytes[index])
          index += 1
        }
        index += "]]>".utf8.count
      default: result.append(byte)
      }
    }
    return result
  }

  private func append(reference: ArraySlice<UInt8>, to result: inout [UInt8]) {
    let name = String(decoding: reference, as: UTF8.self)
    let scalar: Unicode.Scalar? =
      switch name {
      case "amp": "&"
      case "lt": "<"
      case "gt": ">"
      case "quot": "\""
      case "apos": "'"
      default:
        (name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst(1)))
          .flatMap(Unicode.Scalar.init)
      }
    if let scalar { result.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
  }
}
