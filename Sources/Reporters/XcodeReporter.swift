import RuleEngine

/// For Xcode's issue navigator: one line a finding, with the absolute path that it needs to open the file.
struct XcodeReporter: Reporter {
  static let name = "xcode"
  static let summary = "for a run script phase in Xcode"

  private let context: ReportContext

  init(context: ReportContext) {
    self.context = context
  }

  mutating func report(_ diagnostics: [Diagnostic], inFile file: String, _ output: inout [UInt8]) {
    for diagnostic in diagnostics {
      let path = VisibleText.line(context.absolutePath(diagnostic.file))
      let kind = diagnostic.severity == .info ? "note" : diagnostic.severity.rawValue
      let message = VisibleText.line(diagnostic.message)
      output.write(
        "\(path):\(diagnostic.start.line):\(diagnostic.start.column): \(kind): \(message) (\(diagnostic.rule))\n")
    }
  }
}
