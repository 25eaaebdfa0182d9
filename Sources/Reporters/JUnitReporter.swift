import RuleEngine
import XMLTree

/// JUnit's XML: a suite for each file, a failed case for each finding, and one passed case for a clean file.
struct JUnitReporter: Reporter {
  static let name = "junit"
  static let summary = "JUnit's XML, a suite for each file"
  static let fileExtension: String? = "xml"

  init(context: ReportContext) {}

  mutating func begin(_ output: inout [UInt8]) {
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"xiblint\">\n")
  }

  mutating func report(_ diagnostics: [Diagnostic], inFile file: String, _ output: inout [UInt8]) {
    let name = XMLText.escaped(file)
    let count = max(1, diagnostics.count)
    output.write("  <testsuite name=\"\(name)\" tests=\"\(count)\" failures=\"\(diagnostics.count)\" errors=\"0\">\n")
    if diagnostics.isEmpty { output.write("    <testcase name=\"xiblint\" classname=\"\(name)\"/>\n") }
    for diagnostic in diagnostics {
      let (line, column) = (diagnostic.start.line, diagnostic.start.column)
      let message = XMLText.escaped(diagnostic.message)
      let kind = diagnostic.severity.rawValue
      output.write(
        "    <testcase name=\"\(XMLText.escaped(diagnostic.rule)):\(line):\(column)\" classname=\"\(name)\">\n")
      output.write("      <failure message=\"\(message)\" type=\"\(kind)\">")
      output.write("\(name):\(line):\(column): \(kind): \(message)</failure>\n    </testcase>\n")
    }
    output.write("  </testsuite>\n")
  }

  mutating func end(_ summary: ReportSummary, _ output: inout [UInt8]) {
    output.write("</testsuites>\n")
  }
}
