import RuleEngine
import RuleFormat
import SourceText

/// For people: the place and the message, the source line with the range underlined, and what to do.
struct TextReporter: Reporter {
  static let name = "text"
  static let summary = "for people: each finding with its source line"
  static let fileExtension: String? = "txt"

  private let style: TextStyle

  init(context: ReportContext) {
    style = TextStyle(isOn: context.usesColor)
  }

  mutating func report(_ diagnostics: [Diagnostic], inFile file: String, _ output: inout [UInt8]) {
    for diagnostic in diagnostics { write(diagnostic, &output) }
  }

  private func write(_ diagnostic: Diagnostic, _ output: inout [UInt8]) {
    let severity = style.severity(diagnostic.severity)
    let place = style.bold(Self.place(diagnostic.file, diagnostic.start))
    output.write("\(place): \(severity): \(VisibleText.line(diagnostic.message)) (\(diagnostic.rule))\n")

    let number = String(diagnostic.start.line)
    let margin = String(repeating: " ", count: number.utf8.count)
    let object = diagnostic.objectName.map(VisibleText.line)
    if let excerpt = SourceExcerpt(diagnostic) {
      let underline = String(repeating: "^", count: excerpt.underlineWidth)
      output.write("  \(style.dim("\(number) |")) \(excerpt.text)\n")
      output.write("  \(style.dim("\(margin) |")) \(String(repeating: " ", count: excerpt.underlineStart))")
      output.write(style.colored(underline + (object.map { " " + $0 } ?? ""), diagnostic.severity) + "\n")
    } else if let object {
      output.write("  \(margin) \(style.dim("=")) in \(object)\n")
    }
    for place in diagnostic.also {
      let text = "\(Self.place(diagnostic.file, place.start)): \(VisibleText.line(place.message))"
      output.write("  \(margin) \(style.dim("=")) note: \(text)\n")
    }
    if let fix = diagnostic.fix {
      let flags = fix.isSafe ? "--fix" : "--fix --unsafe-fixes"
      output.write("  \(margin) \(style.dim("=")) \(style.bold("help:")) \(VisibleText.line(fix.title)) (\(flags))\n")
    }
    output.write("\n")
  }

  private static func place(_ file: String, _ position: TextPosition) -> String {
    "\(VisibleText.line(file)):\(position.line):\(position.column)"
  }
}
