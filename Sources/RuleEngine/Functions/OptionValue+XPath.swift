import RuleFormat
import XPath

/// Options as values of expressions.
///
/// XPath 1.0 has neither lists nor maps, so they are texts that only functions read: an entry of a list ends with a line
/// feed; an entry of a map is its keys, each followed by U+001F, and the value. `null` is the empty text, which is also what
/// an absent attribute is.
extension OptionValue {
  /// The value of the option's variable.
  public var xpathValue: XPathValue {
    switch self {
    case .number(let number): .number(number)
    case .string(let string): .string(string)
    case .boolean(let boolean): .boolean(boolean)
    case .list, .map, .null: .string(text(after: ""))
    }
  }

  private func text(after keys: String) -> String {
    switch self {
    case .list(let values): values.map { $0.text(after: keys) }.joined()
    case .map(let entries):
      entries.sorted { $0.key < $1.key }.map { $0.value.text(after: keys + $0.key + "\u{1F}") }.joined()
    case .null: keys + "\n"
    case .number(let number): keys + XPathValue.text(of: number) + "\n"
    case .string(let string): keys + string + "\n"
    case .boolean(let boolean): keys + (boolean ? "YES" : "NO") + "\n"
    }
  }

  /// The entries of a list, from the text of its variable.
  static func entries(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The part of a map that lies under keys, as the text of a list or map; empty where there is none.
  static func part(of text: String, under keys: [String]) -> String {
    let prefix = keys.map { $0 + "\u{1F}" }.joined()
    return entries(of: text).filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) + "\n" }.joined()
  }
}

extension XPathValue {
  /// A number as XPath writes it: without a fraction where it is whole.
  static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
