import XPath

/// A function that rules can call, and what `xiblint docs` says of it.
public struct RuleFunction {
  /// How it is called: `ib:value(node, name)`; arguments in brackets may be left out.
  public let signature: String
  /// What it yields, in one sentence.
  public let help: String
  /// The function.
  public let function: XPathFunction

  /// The name in a signature.
  static func name(in signature: String) -> String {
    String(Substring(signature.utf8.prefix { $0 != UInt8(ascii: "(") }))
  }

  /// How many arguments a signature allows: those in brackets may be absent, and `…` stands for any number.
  ///
  /// All signatures are read at every start, so this looks at bytes.
  static func arity(in signature: String) -> ClosedRange<Int> {
    var (fewest, most) = (0, 0)
    var (isOptional, isInParameter) = (false, false)
    for byte in signature.utf8.drop(while: { $0 != UInt8(ascii: "(") }) {
      switch byte {
      case UInt8(ascii: ","): isInParameter = false
      case UInt8(ascii: "["): isOptional = true
      case UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: ")"), UInt8(ascii: "]"): break
      // The first byte of the ellipsis.
      case 0xE2: return fewest...Int.max
      default:
        if isInParameter { continue }
        isInParameter = true
        most += 1
        if !isOptional { fewest += 1 }
      }
    }
    return fewest...most
  }
}
