import SourceText

extension Parser {
  /// A variable, literal, number, function call, or an expression in parentheses.
  mutating func primary() throws(XPathError) -> XPathExpression {
    let start = token
    advance()
    switch start.kind {
    case .literal: return StringLiteral(content(of: start))
    case .number(let number): return NumberLiteral(number)
    case .variable: return try variable(content(of: start), at: start)
    case .function: return try call(content(of: start), at: start)
    default:
      let result = try nested()
      try expect(.closeParenthesis, ")", after: start)
      return result
    }
  }

  private mutating func variable(_ name: String, at place: Token) throws(XPathError) -> XPathExpression {
    guard let slot = compiler.variables.lastIndex(of: name) else {
      throw error("There is no variable “$\(name)”.\(suggestion(for: name, among: compiler.variables, "$"))", at: place)
    }
    if !slots.contains(slot) { slots.append(slot) }
    return slot < compiler.constants.count
      ? ValueExpression(compiler.constants[slot]) : VariableExpression(slot: slot)
  }

  private func suggestion(for name: String, among candidates: [String], _ prefix: String = "") -> String {
    nearestName(to: name, among: candidates).map { " Did you mean “\(prefix)\($0)”?" } ?? ""
  }

  private mutating func call(_ name: String, at place: Token) throws(XPathError) -> XPathExpression {
    let arguments = try arguments()
    if let function = compiler.functions[name] {
      try check(arguments.count, of: name, function.arity, at: place)
      if let fault = function.check?(arguments) { throw error(fault, at: place) }
      return FunctionCall(function, arguments)
    }
    guard let function = CoreFunction(rawValue: name) else {
      let known = CoreFunction.allCases.map(\.rawValue) + compiler.functions.keys.sorted()
      throw error("There is no function “\(name)”.\(suggestion(for: name, among: known))", at: place)
    }
    try check(arguments.count, of: name, function.arity, at: place)
    if function.takesNodes, let argument = arguments.first {
      try requireNodes(argument, at: place, "“\(name)” takes nodes")
    }
    return function.call(arguments, names: compiler.names)
  }

  private mutating func arguments() throws(XPathError) -> [XPathExpression] {
    let opening = token
    advance()
    var arguments: [XPathExpression] = []
    if take(.closeParenthesis) { return arguments }
    repeat { arguments.append(try nested()) } while take(.comma)
    try expect(.closeParenthesis, ")", after: opening)
    return arguments
  }

  private func check(_ count: Int, of name: String, _ arity: ClosedRange<Int>, at place: Token) throws(XPathError) {
    if arity.contains(count) { return }
    let wanted =
      if arity.upperBound == .max {
        "at least \(arity.lowerBound)"
      } else if arity.lowerBound == arity.upperBound {
        "\(arity.lowerBound)"
      } else {
        "\(arity.lowerBound) to \(arity.upperBound)"
      }
    let noun = wanted == "1" || wanted == "at least 1" ? "argument" : "arguments"
    throw error("“\(name)” takes \(wanted) \(noun), not \(count).", at: place)
  }
}
