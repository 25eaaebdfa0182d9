import SourceText

/// Splits an expression into tokens by the rules of XPath 1.0, section 3.7.
struct Lexer {
  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [Token] = []

  /// The names that look like those of functions and are node types.
  private static let nodeTypes = ["node", "text", "comment", "processing-instruction"]

  /// The tokens of an expression, the last of which is its end.
  static func tokens(of bytes: [UInt8]) throws(XPathError) -> [Token] {
    var lexer = Lexer(bytes: bytes)
    lexer.tokens.reserveCapacity(bytes.count / 4 + 2)
    while try lexer.next() {}
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    index + ahead < bytes.count ? bytes[index + ahead] : 0
  }

  private mutating func add(_ kind: Token.Kind, length: Int, content: Range<Int>? = nil) {
    let range = index..<index + length
    tokens.append(Token(kind: kind, range: range, content: content ?? range))
    index += length
  }

  /// Adds the next token; returns `false` at the end.
  private mutating func next() throws(XPathError) -> Bool {
    while index < bytes.count, bytes[index].isXMLSpace { index += 1 }
    guard index < bytes.count else {
      add(.end, length: 0)
      return false
    }
    let first = byte()
    if first.startsName {
      try addName()
    } else if first.isDigit || (first == UInt8(ascii: ".") && byte(1).isDigit) {
      addNumber()
    } else {
      try addSymbol()
    }
    return true
  }

  private mutating func addSymbol() throws(XPathError) {
    let second = byte(1)
    switch Unicode.Scalar(byte()) {
    case "(": add(.openParenthesis, length: 1)
    case ")": add(.closeParenthesis, length: 1)
    case "[": add(.openBracket, length: 1)
    case "]": add(.closeBracket, length: 1)
    case ".": second == UInt8(ascii: ".") ? add(.doubleDot, length: 2) : add(.dot, length: 1)
    case "@": add(.at, length: 1)
    case ",": add(.comma, length: 1)
    case "/": second == UInt8(ascii: "/") ? add(.doubleSlash, length: 2) : add(.slash, length: 1)
    case "|" where second == UInt8(ascii: "|"): throw misspelt("||", "or")
    case "|": add(.binary(.union), length: 1)
    case "+": add(.binary(.plus), length: 1)
    case "-": add(.binary(.minus), length: 1)
    case "=" where second == UInt8(ascii: "="): throw misspelt("==", "=")
    case "=": add(.binary(.equal), length: 1)
    case "!" where second == UInt8(ascii: "="): add(.binary(.notEqual), length: 2)
    case "!": throw misspelt("!", "not(…)")
    case "&": throw misspelt(second == UInt8(ascii: "&") ? "&&" : "&", "and")
    case "<": second == UInt8(ascii: "=") ? add(.binary(.lessOrEqual), length: 2) : add(.binary(.less), length: 1)
    case ">": second == UInt8(ascii: "=") ? add(.binary(.greaterOrEqual), length: 2) : add(.binary(.greater), length: 1)
    case "*": add(tokens.last?.endsOperand == true ? .binary(.multiply) : .wildcard, length: 1)
    case "\"", "'": try addLiteral(quote: byte())
    case "$": try addVariable()
    default:
      let character = String(decoding: bytes[index...], as: UTF8.self).prefix(1)
      throw XPathError(message: "“\(character)” has no meaning here; delete it or put it in quotes.", offset: index)
    }
  }

  private func misspelt(_ text: String, _ right: String) -> XPathError {
    XPathError(message: "XPath has no “\(text)”; write “\(right)”.", offset: index)
  }

  private mutating func addLiteral(quote: UInt8) throws(XPathError) {
    guard let end = bytes[(index + 1)...].firstIndex(of: quote) else {
      throw XPathError(
        message: "The string that begins here has no end; add the closing \(Character(Unicode.Scalar(quote))).",
        offset: index)
    }
    add(.literal, length: end + 1 - index, content: index + 1..<end)
  }

  private mutating func addNumber() {
    var end = index
    while end < bytes.count, bytes[end].isDigit { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      while end < bytes.count, bytes[end].isDigit { end += 1 }
    }
    add(.number(bytes[index..<end].withUnsafeBufferPointer { Double(xpath: $0) }), length: end - index)
  }

  private mutating func addVariable() throws(XPathError) {
    let end = endOfQualifiedName(from: index + 1)
    guard end > index + 1 else {
      throw XPathError(message: "A variable's name must follow “$”.", offset: index)
    }
    add(.variable, length: end - index, content: index + 1..<end)
  }

  /// Adds what begins with a name: an operator where an operand ended, or else a function, an axis or a name test.
  private mutating func addName() throws(XPathError) {
    if tokens.last?.endsOperand == true { return try addNamedOperator() }
    let end = endOfQualifiedName(from: index)
    let name = index..<end
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: ":"), bytes[end + 1] == UInt8(ascii: "*") {
      return add(.prefixWildcard, length: end + 2 - index, content: name)
    }
    var following = end
    while following < bytes.count, bytes[following].isXMLSpace { following += 1 }
    if following < bytes.count, bytes[following] == UInt8(ascii: "(") {
      let isNodeType = Self.nodeTypes.contains { $0.utf8.elementsEqual(bytes[name]) }
      add(isNodeType ? .nodeType : .function, length: end - index)
    } else if bytes[following...].starts(with: "::".utf8) {
      add(.axis, length: following + 2 - index, content: name)
    } else {
      add(.name, length: end - index)
    }
  }

  private mutating func addNamedOperator() throws(XPathError) {
    let end = endOfName(from: index)
    let name = String(decoding: bytes[index..<end], as: UTF8.self)
    guard BinaryOperator.names.contains(name), let found = BinaryOperator(rawValue: name) else {
      let near = nearestName(to: name, among: BinaryOperator.names).map { " Did you mean “\($0)”?" } ?? ""
      throw XPathError(message: "An operator must stand here, not “\(name)”.\(near)", offset: index)
    }
    add(.binary(found), length: end - index)
  }

  private func endOfName(from start: Int) -> Int {
    guard start < bytes.count, bytes[start].startsName else { return start }
    var end = start
    while end < bytes.count, bytes[end].continuesName { end += 1 }
    return end
  }

  /// The end of a name with or without prefix; a colon belongs to it only if a name follows.
  private func endOfQualifiedName(from start: Int) -> Int {
    let end = endOfName(from: start)
    guard end > start, end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return end }
    let localEnd = endOfName(from: end + 1)
    return localEnd > end + 1 ? localEnd : end
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether a name can begin so; bytes of characters beyond ASCII are taken as letters.
  fileprivate var startsName: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
  }

  fileprivate var continuesName: Bool {
    startsName || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}
