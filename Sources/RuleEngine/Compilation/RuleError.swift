import RuleFormat
import SourceText

/// An expression of a rule that cannot be compiled.
public struct RuleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule's identifier.
  public let rule: String
  /// Where in the rule's file the fault is; `nil` for a built-in rule.
  public let position: TextPosition?
  /// What is wrong.
  public let message: String

  /// `line:column: message`, for a message about the rule's file.
  public var description: String {
    position.map { "\($0.line):\($0.column): \(message)" } ?? "rule \(rule): \(message)"
  }

  /// A fault at a number of characters into a text of the rule.
  init(rule: String, text: Rule.Text, offset: Int, message: String) {
    self.rule = rule
    self.message = "\(message) (in `\(text.text)`)"
    position = text.position.map { start in
      // The lines of a block start somewhere else each; only on the first line does the offset tell the column.
      text.text.prefix(offset).contains("\n")
        ? start : TextPosition(line: start.line, column: start.column + offset, utf8Column: start.utf8Column + offset)
    }
  }
}
