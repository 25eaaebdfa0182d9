import RuleEngine
import RuleFormat

/// Annotations of a GitHub Actions job.
///
/// GitHub shows the first 10 errors, warnings and notices of a step and 50 of a job; so a file's errors come first.
struct GitHubReporter: Reporter {
  static let name = "github"
  static let summary = "annotations for GitHub Actions"

  private let context: ReportContext

  init(context: ReportContext) {
    self.context = context
  }

  mutating func report(_ diagnostics: [Diagnostic], inFile file: String, _ output: inout [UInt8]) {
    for severity in Severity.allCases.reversed() {
      for diagnostic in diagnostics where diagnostic.severity == severity { write(diagnostic, &output) }
    }
  }

  private func write(_ diagnostic: Diagnostic, _ output: inout [UInt8]) {
    let command =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "notice"
      }
    let (start, end) = (diagnostic.start, diagnostic.end)
    output.write("::\(command) title=\(Self.property("xiblint (\(diagnostic.rule))"))")
    output.write(",file=\(Self.property(context.projectPath(diagnostic.file))),line=\(start.line)")
    // Columns are understood only within one line; GitHub's last column belongs to the range.
    if end.line == start.line {
      output.write(",col=\(start.column),endLine=\(end.line),endColumn=\(max(start.column, end.column - 1))")
    } else {
      output.write(",endLine=\(end.line)")
    }
    output.write("::\(Self.data(diagnostic.message))\n")
  }

  private static func data(_ text: String) -> String {
    escape(text) { $0 == "%" || $0 == "\r" || $0 == "\n" }
  }

  private static func property(_ text: String) -> String {
    escape(text) { $0 == "%" || $0 == "\r" || $0 == "\n" || $0 == ":" || $0 == "," }
  }

  private static func escape(_ text: String, _ isSpecial: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      guard isSpecial(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += digits.utf8.count < 2 ? "%0" + digits : "%" + digits
    }
    return result
  }
}
