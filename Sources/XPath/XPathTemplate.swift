/// Text with expressions in braces, `Say {@title} for {name()}.`; `{{` and `}}` stand for braces.
public struct XPathTemplate {
  private enum Part {
    case text(String)
    case expression(XPathExpression)
  }

  private let parts: [Part]

  /// The expressions in the order in which they stand.
  public var expressions: [XPathExpression] {
    parts.compactMap {
      guard case .expression(let expression) = $0 else { return nil }
      return expression
    }
  }

  /// Compiles a template; offsets in an error count from the start of the whole text.
  public init(_ text: String, compiler: XPathCompiler) throws(XPathError) {
    let bytes = Array(text.utf8)
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    var parts: [Part] = []
    var plain: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte != open, byte != close {
        plain.append(byte)
        index += 1
      } else if index + 1 < bytes.count, bytes[index + 1] == byte {
        plain.append(byte)
        index += 2
      } else if byte == close {
        throw XPathError(message: "This “}” closes nothing; write “}}” for a brace in the text.", offset: index)
      } else {
        if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
        plain = []
        let end = try Self.end(ofExpressionAt: index, in: bytes)
        let expression = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
        do {
          parts.append(.expression(try compiler.compile(expression)))
        } catch {
          throw XPathError(message: error.message, offset: index + 1 + error.offset)
        }
        index = end + 1
      }
    }
    if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
    self.parts = parts
  }

  /// The index of the brace that closes the one at an index; braces within quotes are text.
  private static func end(ofExpressionAt start: Int, in bytes: [UInt8]) throws(XPathError) -> Int {
    var quote: UInt8?
    for index in (start + 1)..<bytes.count {
      let byte = bytes[index]
      if let opened = quote {
        if byte == opened { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "}") {
        return index
      }
    }
    throw XPathError(
      message: "This “{” has no “}”; add it after the expression, or write “{{” for a brace in the text.", offset: start
    )
  }

  /// The text with the values of the expressions as strings.
  public func render(_ context: XPathContext) -> String {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .expression(let expression): result += expression.string(context)
      }
    }
    return result
  }
}
