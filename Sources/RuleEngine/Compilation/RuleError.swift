import RuleFormat
import SourceText

/// An expression of a rule that cannot be compiled.
public struct RuleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule's identifier.
  public let rule: String
  /// The path of the rule's file; `nil` for a built-in rule.
  public var file: String?
  /// Where in the rule's file the fault is; `nil` for a built-in rule.
  public let position: TextPosition?
  /// What is wrong.
  public let message: String

  /// `file:line:column: message`.
  public var description: String {
    position.map { "\(file ?? rule):\($0.line):\($0.column): \(message)" } ?? "rule \(rule): \(message)"
  }

  /// A fault at a number of characters into a text of the rule.
  init(rule: Rule, text: Rule.Text, offset: Int, message: String) {
    self.rule = rule.id
    file = rule.file
    self.message = "\(message) (in `\(Self.excerpt(text.text, at: offset))`)"
    position = text.position.map { start in
      // The lines of a block start somewhere else each; only on the first line does the offset tell the column.
      text.text.prefix(offset).contains("\n")
        ? start : TextPosition(line: start.line, column: start.column + offset, utf8Column: start.utf8Column + offset)
    }
  }

  /// The text, or, of a long one, what stands around the fault.
  private static func excerpt(_ text: String, at offset: Int) -> String {
    let reach = 60
    if text.count <= 2 * reach { return text }
    let start = max(0, offset - reach)
    let part = text.dropFirst(start).prefix(2 * reach)
    return (start > 0 ? "…" : "") + part + (part.endIndex < text.endIndex ? "…" : "")
  }
}
