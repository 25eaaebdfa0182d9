import Reporters
import RuleEngine
import RuleFormat
import SourceText
import YAMLTree

/// A run over files, from the first finding to the exit code.
struct LintSession {
  private let arguments: Arguments
  private let files: LintFiles
  private let output: OutputStream
  private let messages: Messages
  private var sink: ReportSink
  private var summary = ReportSummary()
  private var progress: ProgressLine
  private var baselines: [String: Baseline] = [:]
  private var staleEntries: [(baseline: String, entry: Baseline.Entry, count: Int)] = []
  private var collected: [Diagnostic] = []
  private var fails = false
  private var changedFiles = 0
  private var done = 0

  /// Opens the outputs and reads the baselines, so that what is wrong with them stops the run before it starts.
  init(
    _ arguments: Arguments, _ plan: ReportPlan, _ files: LintFiles, output: OutputStream, messages: Messages
  ) throws(CommandFailure) {
    self.arguments = arguments
    self.files = files
    self.output = output
    self.messages = messages
    progress = ProgressLine(total: files.inputs.count, isQuiet: arguments.has(.quiet))
    summary.isComplete = files.complaints.isEmpty
    var context = ReportContext(workingDirectory: files.workingDirectory, version: Version.current)
    context.projectDirectory = Process.environment("CI_PROJECT_DIR") ?? Process.environment("GITHUB_WORKSPACE")
    let catalogues = Self.catalogues(of: files)
    context.rule = { id in catalogues.lazy.compactMap { $0.entry(id) }.first?.make() }
    // The fixed document has standard output to itself.
    let isFilter = arguments.has(.fix) && !arguments.has(.diff) && files.inputs.contains { $0.bytes != nil }
    do throws(FileError) {
      sink = try ReportSink(
        arguments.has(.diff) || arguments.has(.writeBaseline) ? nil : plan,
        standardOutput: isFilter ? OutputStream(standardError: ()) : output, context: context,
        color: arguments.last(.color))
    } catch {
      throw CommandFailure("\(error.path) cannot be written: \(error.reason).")
    }
    for path in Set(files.inputs.compactMap(baselinePath)).sorted() { baselines[path] = try baseline(path) }
  }

  /// Lints the files.
  mutating func run() throws(CommandFailure) -> ExitCode {
    let fixing: LintRun.Fixing = arguments.has(.diff) ? .show : arguments.has(.fix) ? .write : .off
    var run = LintRun(
      inputs: files.inputs, fixing: fixing, allowsUnsafeFixes: arguments.has(.unsafeFixes),
      threads: arguments.last(.jobs).flatMap { Int($0) })
    run.makeLinter = Self.makeImmortalLinter
    run.run { result in
      take(result)
      return output.failure == nil
    }
    progress.clear(messages)
    if let bytes = files.passedThrough, fixing == .write { output.write(bytes) }
    if let error = sink.finish(summary) { throw CommandFailure("\(error.path) cannot be written: \(error.reason).") }
    if let path = arguments.last(.writeBaseline) { return try writeBaseline(path) }
    output.flush()
    if arguments.has(.reportUnused) { tellStaleEntries() }
    if !arguments.has(.quiet), output.failure == nil { tell() }
    if !summary.isComplete { return .failure }
    return fails ? .problems : .clean
  }

  /// A linter that is never freed: the process ends soon, and to free every name and expression before took a seventh of
  /// the instructions of a run over one file.
  @Sendable private static func makeImmortalLinter() -> Linter {
    Unmanaged.passRetained(Linter()).takeUnretainedValue()
  }

  private mutating func take(_ result: LintRun.FileResult) {
    let input = files.inputs[done]
    done += 1
    progress.update(done, messages)
    if let failure = result.failure {
      progress.clear(messages)
      messages.error("\(result.file) \(failure).")
      if result.isUnusable { summary.isComplete = false }
    }
    guard result.wasRead else { return }
    if arguments.has(.writeBaseline) {
      collected += result.diagnostics
      return
    }
    var diagnostics = result.diagnostics
    if let path = baselinePath(input), let baseline = baselines[path] {
      let judgement = baseline.judge(diagnostics, ofFile: result.file, workingDirectory: files.workingDirectory)
      diagnostics = judgement.remaining
      staleEntries += judgement.stale.map { (path, $0.entry, $0.count) }
    }
    summary.add(diagnostics)
    summary.fixed += result.fixed
    if arguments.has(.diff) {
      if !result.diff.isEmpty { changedFiles += 1 }
      output.write(result.diff)
      fails = changedFiles > 0
      return
    }
    let level = arguments.failOn.flatMap { FailLevel(rawValue: $0) } ?? input.rules.configuration.failLevel
    if diagnostics.contains(where: { level.isReached(by: $0.severity) }) { fails = true }
    if !diagnostics.isEmpty { progress.clear(messages) }
    sink.report(diagnostics, inFile: result.file)
    if let bytes = result.output { output.write(bytes) }
  }

  /// Tells what baselines hold that is no more: in the files of this run, and of files that are gone.
  private func tellStaleEntries() {
    var entries = staleEntries
    for (path, baseline) in baselines.sorted(by: { $0.key < $1.key }) {
      entries += baseline.entriesOfMissingFiles.map { (path, $0.entry, $0.count) }
    }
    for (baseline, entry, count) in entries {
      let place = entry.object.map { "at `\($0)`" } ?? "(\(entry.message ?? ""))"
      let times = count == 1 ? "" : " \(count) times"
      messages.line(
        VisibleText.line(
          "\(Path.relative(baseline, to: files.workingDirectory)): `\(entry.rule)` \(place) is\(times) no more in "
            + "\(entry.file); `--write-baseline` drops it."))
    }
  }

  /// Tells people what the run came to.
  private func tell() {
    if arguments.has(.statistics) {
      let counts = summary.countsByRule.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let width = counts.first.map { String($0.value).count } ?? 0
      for (rule, count) in counts {
        let number = String(count)
        messages.line(String(repeating: " ", count: width - number.count) + "\(number)  \(rule)")
      }
    }
    if arguments.has(.diff) {
      let files = changedFiles == 1 ? "1 file" : "\(changedFiles) files"
      messages.line("\(summary.fixed) fixable in \(files); nothing was written.")
    } else if summary.files > 0 {
      messages.line(summary.text)
    }
  }

  private func writeBaseline(_ path: String) throws(CommandFailure) -> ExitCode {
    let directory = Path.directory(of: Path.absolute(path, in: files.workingDirectory)) ?? "/"
    let baseline = Baseline(of: collected, directory: directory, workingDirectory: files.workingDirectory)
    do throws(FileError) {
      try baseline.write(to: path)
    } catch {
      throw CommandFailure("\(error.path) cannot be written: \(error.reason).")
    }
    let findings = collected.count == 1 ? "1 finding" : "\(collected.count) findings"
    if !arguments.has(.quiet) { messages.line("Wrote \(findings) into \(path).") }
    return summary.isComplete ? .clean : .failure
  }

  private func baselinePath(_ input: LintRun.Input) -> String? {
    if arguments.has(.writeBaseline) { return nil }
    return arguments.last(.baseline) ?? input.rules.configuration.baseline
  }

  private func baseline(_ path: String) throws(CommandFailure) -> Baseline {
    do throws(YAMLErrors) {
      return try Baseline.read(path, workingDirectory: files.workingDirectory)
    } catch {
      throw CommandFailure(messages: error.errors.map(\.description))
    }
  }

  /// The catalogues of the configurations of the files, each once.
  private static func catalogues(of files: LintFiles) -> [RuleCatalogue] {
    var seen: Set<String> = []
    let configurations = files.inputs.map(\.rules.configuration).filter { seen.insert($0.path ?? "").inserted }
    return configurations.map(\.catalogue)
  }
}
