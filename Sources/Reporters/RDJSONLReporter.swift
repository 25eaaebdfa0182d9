import RuleEngine
import RuleFormat
import SourceText

/// Reviewdog's format: an object a line; its columns count UTF-8 bytes.
struct RDJSONLReporter: Reporter {
  static let name = "rdjsonl"
  static let summary = "for reviewdog"
  static let fileExtension: String? = "rdjsonl"

  init(context: ReportContext) {}

  mutating func report(_ diagnostics: [Diagnostic], inFile file: String, _ output: inout [UInt8]) {
    for diagnostic in diagnostics {
      var writer = JSONWriter(indent: nil)
      writer.object { Self.write(diagnostic, &$0) }
      output.append(contentsOf: writer.bytes)
      output.write("\n")
    }
  }

  private static func write(_ diagnostic: Diagnostic, _ writer: inout JSONWriter) {
    writer.member("message", diagnostic.message)
    writer.key("location")
    writer.object {
      $0.member("path", diagnostic.file)
      $0.rangeMember("range", (diagnostic.start, diagnostic.end), column: \.utf8Column)
    }
    writer.member("severity", diagnostic.severity.rawValue.uppercased())
    writer.key("source")
    writer.object { $0.member("name", "xiblint") }
    writer.key("code")
    writer.object {
      $0.member("value", diagnostic.rule)
      if let url = diagnostic.url { $0.member("url", url) }
    }
    guard let fix = diagnostic.fix, fix.isSafe, fix.places.count == fix.edits.count else { return }
    writer.key("suggestions")
    writer.array {
      for (edit, place) in zip(fix.edits, fix.places) {
        $0.object {
          $0.rangeMember("range", (place.start, place.end), column: \.utf8Column)
          $0.member("text", edit.replacement)
        }
      }
    }
  }
}
