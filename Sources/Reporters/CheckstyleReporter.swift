import RuleEngine
import XMLTree

/// Checkstyle's XML, which most build servers read.
struct CheckstyleReporter: Reporter {
  static let name = "checkstyle"
  static let summary = "Checkstyle's XML"
  static let fileExtension: String? = "xml"

  init(context: ReportContext) {}

  mutating func begin(_ output: inout [UInt8]) {
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
  }

  mutating func report(_ diagnostics: [Diagnostic], inFile file: String, _ output: inout [UInt8]) {
    guard !diagnostics.isEmpty else { return }
    output.write("  <file name=\"\(XMLText.escaped(file))\">\n")
    for diagnostic in diagnostics {
      output.write("    <error line=\"\(diagnostic.start.line)\" column=\"\(diagnostic.start.column)\"")
      output.write(" severity=\"\(diagnostic.severity.rawValue)\" message=\"\(XMLText.escaped(diagnostic.message))\"")
      output.write(" source=\"xiblint.rules.\(XMLText.escaped(diagnostic.rule))\"/>\n")
    }
    output.write("  </file>\n")
  }

  mutating func end(_ summary: ReportSummary, _ output: inout [UInt8]) {
    output.write("</checkstyle>\n")
  }
}
