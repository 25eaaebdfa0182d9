import SourceText
import YAMLTree

/// What is wrong in a file beside a document, and where. It prints as `file:line:column: message`.
///
/// Such a fault never stops a search: the entry that is wrong counts as absent.
public struct ResourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The absolute path of the file.
  public let path: String
  /// Where it is wrong; its start where the file cannot be read at all.
  public let position: TextPosition
  /// What is wrong.
  public let message: String

  /// An error from its parts.
  public init(path: String, position: TextPosition = TextPosition(line: 1, column: 1, offset: 0), message: String) {
    self.path = path
    self.position = position
    self.message = message
  }

  /// The error for a file that cannot be read.
  init(_ error: FileError) {
    self.init(path: error.path, message: error.reason)
  }

  /// The error for a file that is no JSON, or not the JSON that is expected.
  init(_ error: YAMLError) {
    self.init(path: error.path, position: error.position, message: error.message)
  }

  /// The error as `file:line:column: message`.
  public var description: String { "\(path):\(position.line):\(position.column): \(message)" }
}
