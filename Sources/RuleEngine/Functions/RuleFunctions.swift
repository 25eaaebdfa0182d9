import AutoLayout
import InterfaceBuilder
import RuleFormat
import XMLTree
import XPath

/// The functions that rules can call besides those of XPath 1.0: the one table of them.
///
/// They answer about the current document, so an instance serves one worker, which sets `document` before it judges a file.
public final class RuleFunctions {
  /// The document that is being judged.
  public var document: Document? {
    didSet { knownLayoutCheck = nil }
  }
  private var knownLayoutCheck: LayoutCheck?
  private let makeLayoutCheck: (Document) -> LayoutCheck
  /// What solving the layout of the document proves; made when a function first asks.
  var layoutCheck: LayoutCheck? {
    if knownLayoutCheck == nil { knownLayoutCheck = document.map(makeLayoutCheck) }
    return knownLayoutCheck
  }
  /// The regular expressions met so far; `nil` for texts that are none.
  var regularExpressions: [String: RegularExpression?] = [:]

  /// Whether arguments that are known before any document is are checked as expressions are compiled. It takes time that a
  /// run over files has no use for: the built-in rules are known to be right.
  var checksArguments = false

  /// Functions without a document.
  ///
  /// - Parameter makeLayoutCheck: Makes what solves a document's layout, once a document and only if a rule asks.
  public init(makeLayoutCheck: @escaping (Document) -> LayoutCheck = { LayoutCheck($0) }) {
    self.makeLayoutCheck = makeLayoutCheck
  }

  /// Every function, with its documentation. They keep this object alive.
  public var table: [RuleFunction] {
    objectFunctions + valueFunctions + textFunctions + constraintFunctions + cellFunctions + connectionFunctions
      + layoutFunctions + runtimeAttributeFunctions + solvedLayoutFunctions
  }

  /// Every function, for a compiler of expressions.
  public var all: [XPathFunction] { table.map(\.function) }

  /// An entry of the table. The name is the part of the signature before the parenthesis, and the arguments in brackets are
  /// optional; where there is no document the function yields the empty value of its type.
  func entry(
    _ signature: String, _ result: XPathType, _ help: String, check: (([XPathExpression]) -> String?)? = nil,
    _ call: @escaping (_ document: Document, _ arguments: [XPathExpression], _ context: XPathContext) -> XPathValue
  ) -> RuleFunction {
    var function = XPathFunction(
      name: RuleFunction.name(in: signature), arity: RuleFunction.arity(in: signature), result: result
    ) { [self] arguments, context in
      guard let document else { return .string("") }
      return call(document, arguments, context)
    }
    if let check { function.check = { [self] in checksArguments ? check($0) : nil } }
    return RuleFunction(signature: signature, help: help, function: function)
  }
}

extension XPathValue {
  /// A node, or none.
  static func node(_ node: XMLNode?) -> XPathValue { .nodes(node.map { [$0] } ?? []) }
}

extension Array where Element == XPathExpression {
  /// The first node of an argument; `nil` where the argument was left out or has none.
  func node(_ index: Int, _ context: XPathContext) -> XMLNode? {
    index < count ? self[index].firstNode(context) : nil
  }

  /// An argument as a text; empty where it was left out.
  func string(_ index: Int, _ context: XPathContext) -> String {
    index < count ? self[index].string(context) : ""
  }

  /// An argument as the entries of an option that is a list.
  func list(_ index: Int, _ context: XPathContext) -> [String] {
    OptionValue.entries(of: string(index, context))
  }
}
