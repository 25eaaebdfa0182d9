import SourceText

extension Parser {
  /// A location path, or another operand with predicates and steps after it.
  mutating func path() throws(XPathError) -> XPathExpression {
    switch token.kind {
    case .variable, .literal, .number, .function, .openParenthesis: return try filterPath()
    case .slash:
      advance()
      return startsStep ? try steps(from: RootExpression(), isDescendant: false) : RootExpression()
    case .doubleSlash:
      usesAbsoluteDescendant = true
      advance()
      return try steps(from: RootExpression(), isDescendant: true)
    default: return try steps(from: ContextNodeExpression(), isDescendant: false)
    }
  }

  /// Whether a step can begin with the next token.
  private var startsStep: Bool {
    switch token.kind {
    case .name, .prefixWildcard, .wildcard, .nodeType, .axis, .at, .dot, .doubleDot: true
    default: false
    }
  }

  private mutating func filterPath() throws(XPathError) -> XPathExpression {
    let start = token
    var source = try primary()
    if token.kind == .openBracket {
      try requireNodes(source, at: start, "A predicate selects from nodes")
      source = FilterExpression(source: source, predicates: try predicates())
    }
    guard token.kind == .slash || token.kind == .doubleSlash else { return source }
    try requireNodes(source, at: start, "A path can only continue from nodes")
    let isDescendant = token.kind == .doubleSlash
    advance()
    return try steps(from: source, isDescendant: isDescendant)
  }

  /// Steps with `/` or `//` between them; `isDescendant` tells that `//` stands before the first.
  private mutating func steps(from start: XPathExpression, isDescendant: Bool) throws(XPathError) -> XPathExpression {
    var source = start
    var isDescendant = isDescendant
    while true {
      source = try step(from: source, isDescendant: isDescendant)
      if token.kind == .doubleSlash {
        isDescendant = true
      } else if token.kind == .slash {
        isDescendant = false
      } else {
        return source
      }
      advance()
    }
  }

  private mutating func step(from source: XPathExpression, isDescendant: Bool) throws(XPathError) -> XPathExpression {
    try grow()
    if take(.dot) {
      return isDescendant ? StepExpression(source: source, axis: .descendantOrSelf) : source
    }
    if take(.doubleDot) {
      let start = isDescendant ? StepExpression(source: source, axis: .descendantOrSelf) : source
      return StepExpression(source: start, axis: .parent)
    }
    let axis = try axis()
    let test = try nodeTest()
    let predicates = try predicates()
    if source is RootExpression, axis == .descendant || axis == .descendantOrSelf { usesAbsoluteDescendant = true }
    guard isDescendant else {
      if source is ContextNodeExpression, axis == .attribute, let name = test.name, predicates.isEmpty {
        return AttributeExpression(name: name)
      }
      return StepExpression(source: source, axis: axis, test: test, predicates: predicates)
    }
    // `//a` is a scan of the descendants, unless `a[1]` counts among siblings.
    if axis == .child, predicates.isPlain {
      return StepExpression(source: source, axis: .descendant, test: test, predicates: predicates)
    }
    let start = StepExpression(source: source, axis: .descendantOrSelf)
    return StepExpression(source: start, axis: axis, test: test, predicates: predicates)
  }

  private mutating func axis() throws(XPathError) -> Axis {
    if take(.at) { return .attribute }
    guard token.kind == .axis else { return .child }
    let name = content(of: token)
    guard let axis = Axis(rawValue: name) else {
      let near = nearestName(to: name, among: Axis.allCases.map(\.rawValue)).map { " Did you mean “\($0)”?" } ?? ""
      throw error("There is no axis “\(name)”.\(near)")
    }
    advance()
    return axis
  }

  private mutating func nodeTest() throws(XPathError) -> NodeTest {
    switch token.kind {
    case .name:
      defer { advance() }
      return NodeTest(name: compiler.names.intern(content(of: token)))
    case .prefixWildcard:
      defer { advance() }
      return NodeTest(prefix: content(of: token))
    case .wildcard:
      advance()
      return NodeTest(.principal)
    case .nodeType:
      let name = content(of: token)
      advance()
      let opening = token
      advance()
      if name == "processing-instruction" { _ = take(.literal) }
      try expect(.closeParenthesis, ")", after: opening)
      switch name {
      case "node": return NodeTest(.node)
      case "text": return NodeTest(.text)
      case "comment": return NodeTest(.comment)
      default: return NodeTest(.nothing)
      }
    default: throw unexpected("A name, a value or a function must stand here")
    }
  }

  private mutating func predicates() throws(XPathError) -> PredicateList {
    var list: [Predicate] = []
    while token.kind == .openBracket {
      let opening = token
      advance()
      list.append(Predicate(try nested()))
      try expect(.closeBracket, "]", after: opening)
    }
    return PredicateList(list)
  }
}
