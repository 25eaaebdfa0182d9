import Reporters
import RuleFormat
import SourceText

/// Writes messages for people to standard error.
///
/// Standard error that is closed changes nothing: there is nobody left to tell.
struct Messages {
  private let style: TextStyle

  /// Messages, coloured or plain.
  init(usesColor: Bool) {
    style = TextStyle(isOn: usesColor)
  }

  /// Why something could not be done. It may name files, whose names must not steer a terminal.
  func error(_ message: String) {
    line("xiblint: \(style.colored("error", .error)): \(VisibleText.line(message))")
  }

  /// What should be known, although nothing went wrong. It may name files, as an error may.
  func warning(_ message: String) {
    line("xiblint: \(style.colored("warning", .warning)): \(VisibleText.line(message))")
  }

  /// A line as it is.
  func line(_ text: String) {
    write(text + "\n")
  }

  /// Text as it is.
  func write(_ text: String) {
    _ = try? FileSystem.write(Array(text.utf8), to: Process.error, path: "standard error")
  }
}
