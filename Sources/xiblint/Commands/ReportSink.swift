import Reporters
import RuleEngine
import SourceText

/// The reporters of a run with their outputs.
struct ReportSink {
  private var channels: [(reporter: any Reporter, output: OutputStream)] = []
  private let standardOutput: OutputStream

  /// Opens the outputs of a plan, so that one that cannot be written stops the run before it starts.
  /// Without a plan nothing is reported.
  init(_ plan: ReportPlan?, standardOutput: OutputStream, context: ReportContext, color: String?) throws(FileError) {
    self.standardOutput = standardOutput
    for target in plan?.targets ?? [] {
      guard let type = ReportFormats.named(target.format) else { continue }
      var context = context
      let output: OutputStream
      if let file = target.file {
        output = try OutputStream(file: file)
        context.usesColor = false
      } else {
        output = standardOutput
        context.usesColor = ColorChoice.usesColor(color, descriptor: Process.output)
      }
      var reporter = type.init(context: context)
      reporter.begin(&output.buffer)
      channels.append((reporter, output))
    }
  }

  /// Writes the findings of a file. What goes to a terminal or a pipe goes at once.
  mutating func report(_ diagnostics: [Diagnostic], inFile file: String) {
    for index in channels.indices {
      channels[index].reporter.report(diagnostics, inFile: file, &channels[index].output.buffer)
      channels[index].output.flushIfLarge()
    }
  }

  /// Writes the ends, and closes the files. The error of the first file that could not be written, if any.
  mutating func finish(_ summary: ReportSummary) -> FileError? {
    for index in channels.indices { channels[index].reporter.end(summary, &channels[index].output.buffer) }
    let files = channels.map(\.output).filter { $0 !== standardOutput }
    for file in files { file.finish() }
    standardOutput.flush()
    return files.compactMap(\.failure).first
  }
}
