import SourceText

/// Makes expressions of tokens.
struct Parser {
  /// How deeply parentheses, predicates and arguments may lie within one another.
  static let depthLimit = 40
  /// How many operators and steps an expression may have: as deep can the tree become that is evaluated recursively.
  static let sizeLimit = 1000

  let compiler: XPathCompiler
  private let bytes: [UInt8]
  private let tokens: [Token]
  private var index = 0
  private var depth = 0
  private var size = 0
  var slots: [Int] = []
  var usesAbsoluteDescendant = false

  init(compiler: XPathCompiler, text: String) throws(XPathError) {
    self.compiler = compiler
    bytes = Array(text.utf8)
    tokens = try Lexer.tokens(of: bytes)
  }

  /// The expression that the whole text is.
  mutating func parse() throws(XPathError) -> XPathExpression {
    if token.kind == .end { throw error("The expression is empty; write what it shall test or yield.") }
    let result = try expression()
    if token.kind != .end { throw unexpected("The expression is complete before this") }
    result.variableSlots = slots.sorted()
    result.usesAbsoluteDescendant = usesAbsoluteDescendant
    return result
  }

  // MARK: Tokens

  /// The token that comes next.
  var token: Token { tokens[index] }

  mutating func advance() {
    if index + 1 < tokens.count { index += 1 }
  }

  /// Takes the next token if it is of a kind.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Takes a token that must come next.
  mutating func expect(_ kind: Token.Kind, _ closing: String, after opening: Token) throws(XPathError) {
    if !take(kind) { throw unexpected("“\(closing)” must close what begins with “\(spelling(of: opening))”") }
  }

  func spelling(of token: Token) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  /// The name or literal in a token.
  func content(of token: Token) -> String {
    String(decoding: bytes[token.content], as: UTF8.self)
  }

  func error(_ message: String, at place: Token? = nil) -> XPathError {
    XPathError(message: message, offset: (place ?? token).range.lowerBound)
  }

  /// The error for a next token that does not fit.
  func unexpected(_ what: String) -> XPathError {
    token.kind == .end
      ? error("\(what), but the expression ends here.") : error("\(what), but “\(spelling(of: token))” stands here.")
  }

  /// Counts an operator or step.
  mutating func grow() throws(XPathError) {
    size += 1
    if size > Self.sizeLimit {
      throw error("The expression has more than \(Self.sizeLimit) operators and steps; divide it.")
    }
  }

  // MARK: Operators

  /// What lies within parentheses, a predicate or an argument.
  mutating func nested() throws(XPathError) -> XPathExpression {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit {
      throw error("Parentheses and predicates lie more than \(Self.depthLimit) deep here; divide the expression.")
    }
    return try expression()
  }

  /// Operands with operators of at least a precedence between them.
  private mutating func expression(_ precedence: Int = 1) throws(XPathError) -> XPathExpression {
    var left = try unary()
    while case .binary(let operation) = token.kind, operation.precedence >= precedence {
      try grow()
      advance()
      let right = try expression(operation.precedence + 1)
      left = combine(operation, left, right)
    }
    return left
  }

  private func combine(_ operation: BinaryOperator, _ left: XPathExpression, _ right: XPathExpression)
    -> XPathExpression
  {
    if let comparison = Comparison(operation) { return ComparisonExpression.make(comparison, left, right) }
    switch operation {
    case .and: return LogicExpression.make(isAnd: true, left, right)
    case .or: return LogicExpression.make(isAnd: false, left, right)
    default: return ArithmeticExpression(operation, left, right)
    }
  }

  /// A union with any number of minus signs before.
  private mutating func unary() throws(XPathError) -> XPathExpression {
    var signs = 0
    while take(.binary(.minus)) { signs += 1 }
    let operand = try union()
    if signs == 0 { return operand }
    return signs % 2 == 1 ? NegationExpression(operand) : NumberFunction(operand, rounding: .none)
  }

  private mutating func union() throws(XPathError) -> XPathExpression {
    var start = token
    var left = try path()
    while token.kind == .binary(.union) {
      try requireNodes(left, at: start, "“|” joins nodes")
      try grow()
      advance()
      start = token
      let right = try path()
      try requireNodes(right, at: start, "“|” joins nodes")
      left = UnionExpression(left, right)
    }
    return left
  }

  /// Complains about an expression that certainly yields no nodes.
  func requireNodes(_ expression: XPathExpression, at place: Token, _ what: String) throws(XPathError) {
    if expression.type != .nodes, expression.type != .any {
      throw error("\(what), but this is \(expression.type.description).", at: place)
    }
  }
}
