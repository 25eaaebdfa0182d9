import RuleEngine

/// Writes findings in one format, file by file as they come, so that a run keeps no more than the file at hand.
///
/// Output is UTF-8, appended to the caller's buffer, which the caller empties when it likes.
public protocol Reporter {
  /// The name for `--format`.
  static var name: String { get }
  /// One line for the help text.
  static var summary: String { get }
  /// The extension of files that hold this format alone, from which `--output` infers it; `nil` where there is none.
  static var fileExtension: String? { get }

  /// A reporter for one run.
  init(context: ReportContext)

  /// Writes what stands before the first file.
  mutating func begin(_ output: inout [UInt8])
  /// Writes the findings of one file, in the order of their places; called for files without findings too.
  mutating func report(_ diagnostics: [Diagnostic], inFile file: String, _ output: inout [UInt8])
  /// Writes what stands after the last file.
  mutating func end(_ summary: ReportSummary, _ output: inout [UInt8])
}

extension Reporter {
  /// No extension of its own.
  public static var fileExtension: String? { nil }

  /// Nothing before the first file.
  public mutating func begin(_ output: inout [UInt8]) {}

  /// Nothing after the last file.
  public mutating func end(_ summary: ReportSummary, _ output: inout [UInt8]) {}
}

extension [UInt8] {
  /// Appends a text as UTF-8.
  mutating func write(_ text: String) {
    append(contentsOf: text.utf8)
  }
}
