import RuleEngine
import RuleFormat
import SourceText

/// GitLab's Code Quality report.
///
/// A finding's fingerprint holds no line, since lines move at every save; equal ones are numbered, for GitLab drops all but
/// one of them.
struct GitLabReporter: Reporter {
  static let name = "gitlab"
  static let summary = "GitLab's Code Quality report"

  private let context: ReportContext
  private var isFirst = true

  init(context: ReportContext) {
    self.context = context
  }

  mutating func begin(_ output: inout [UInt8]) {
    output.write("[")
  }

  mutating func report(_ diagnostics: [Diagnostic], inFile file: String, _ output: inout [UInt8]) {
    var seen: [[String]: Int] = [:]
    for diagnostic in diagnostics {
      let path = context.projectPath(diagnostic.file)
      let subject = [path, diagnostic.rule, diagnostic.objectID ?? "", diagnostic.message]
      let number = seen[subject, default: 0]
      seen[subject] = number + 1
      output.write(isFirst ? "\n" : ",\n")
      isFirst = false
      var writer = JSONWriter(indent: nil)
      writer.object {
        $0.member("description", diagnostic.message)
        $0.member("check_name", diagnostic.rule)
        $0.member("fingerprint", Fingerprint.of(number == 0 ? subject : subject + [String(number)]))
        $0.member("severity", Self.severity(diagnostic.severity))
        $0.key("location")
        $0.object {
          $0.member("path", path)
          $0.key("positions")
          $0.object {
            for (key, position) in [("begin", diagnostic.start), ("end", diagnostic.end)] {
              $0.key(key)
              $0.object {
                $0.member("line", position.line)
                $0.member("column", position.column)
              }
            }
          }
        }
      }
      output.append(contentsOf: writer.bytes)
    }
  }

  mutating func end(_ summary: ReportSummary, _ output: inout [UInt8]) {
    output.write(isFirst ? "]\n" : "\n]\n")
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
