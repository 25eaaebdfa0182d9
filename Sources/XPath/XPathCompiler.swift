import XMLTree

/// Compiles XPath 1.0 expressions for documents whose names are in one table.
public struct XPathCompiler {
  let names: XMLNameTable
  /// The given functions by name.
  let functions: [String: XPathFunction]
  /// The names of variables that expressions may use; the index of one is its slot.
  public var variables: [String]
  /// The values of the first of the variables, which are the same in every evaluation: what depends on nothing else is
  /// decided as expressions are compiled.
  public var constants: [XPathValue] = []

  /// A compiler that knows functions besides those of XPath 1.0, and variables, the index of which is their slot.
  ///
  /// The table of functions is made once: copy a compiler to give it other variables.
  public init(names: XMLNameTable, functions: [XPathFunction], variables: [String] = []) {
    self.names = names
    self.functions = Dictionary(functions.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    self.variables = variables
  }

  /// The compiled expression. Its text may be wrong in any way; then the error tells where.
  public func compile(_ text: String) throws(XPathError) -> XPathExpression {
    var parser = try Parser(compiler: self, text: text)
    return try parser.parse()
  }
}
