import RuleEngine
import SourceText

/// One array of findings, an object a line: the format for programs of one's own.
struct JSONReporter: Reporter {
  static let name = "json"
  static let summary = "one array of findings"
  static let fileExtension: String? = "json"

  private var isFirst = true

  init(context: ReportContext) {}

  mutating func begin(_ output: inout [UInt8]) {
    output.write("[")
  }

  mutating func report(_ diagnostics: [Diagnostic], inFile file: String, _ output: inout [UInt8]) {
    for diagnostic in diagnostics {
      output.write(isFirst ? "\n" : ",\n")
      isFirst = false
      var writer = JSONWriter(indent: nil)
      writer.object { Self.write(diagnostic, &$0) }
      output.append(contentsOf: writer.bytes)
    }
  }

  mutating func end(_ summary: ReportSummary, _ output: inout [UInt8]) {
    output.write(isFirst ? "]\n" : "\n]\n")
  }

  private static func write(_ diagnostic: Diagnostic, _ writer: inout JSONWriter) {
    writer.member("rule", diagnostic.rule)
    writer.member("severity", diagnostic.severity.rawValue)
    writer.member("message", diagnostic.message)
    writer.member("file", diagnostic.file)
    writer.member("start", diagnostic.start)
    writer.member("end", diagnostic.end)
    writer.member("objectID", diagnostic.objectID)
    writer.member("url", diagnostic.url)
    writer.key("also")
    writer.array {
      for place in diagnostic.also {
        $0.object {
          $0.member("message", place.message)
          $0.member("start", place.start)
          $0.member("end", place.end)
        }
      }
    }
    writer.key("fix")
    if let fix = diagnostic.fix { write(fix, &writer) } else { writer.null() }
  }

  private static func write(_ fix: Diagnostic.Fix, _ writer: inout JSONWriter) {
    writer.object {
      $0.member("title", fix.title)
      $0.key("safe")
      $0.value(fix.isSafe)
      $0.key("edits")
      $0.array {
        for edit in fix.edits {
          $0.object {
            $0.member("start", edit.range.lowerBound)
            $0.member("end", edit.range.upperBound)
            $0.member("replacement", edit.replacement)
          }
        }
      }
    }
  }
}
