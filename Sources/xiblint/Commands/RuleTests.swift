import RuleEngine
import RuleFormat
import SourceText
import YAMLTree

/// `xiblint rules test PATH…`: checks rule files and runs their examples.
struct RuleTests {
  /// Folders and files of rules.
  private let paths: [String]

  /// Tests of the rules in folders and files.
  init(_ paths: [String]) throws(CommandFailure) {
    if paths.isEmpty { throw CommandFailure("`rules test` needs the path of a rule file or of a folder with rules.") }
    self.paths = paths
  }

  /// Runs all examples; what does not hold goes to `output`.
  func run(_ output: OutputStream, _ messages: Messages) throws(CommandFailure) -> ExitCode {
    let runner = RuleExamples()
    let sets = RuleCatalogue.builtIn.sets.map(\.name)
    var (ruleCount, exampleCount, failureCount) = (0, 0, 0)
    for path in paths {
      let folder: RuleFolder
      do throws(YAMLErrors) {
        folder = try RuleFolder.load(path, knownSets: sets)
      } catch {
        throw CommandFailure(messages: error.errors.map(\.description))
      }
      for rule in folder.rules {
        ruleCount += 1
        exampleCount += rule.examples.count
        let resolved = ResolvedRule(entry: RuleEntry(rule), severity: rule.severity)
        let configuration = Configuration(directory: "/", catalogue: .builtIn)
        let errors = Linter().errors(in: ResolvedRules([resolved], configuration: configuration))
        let faults = errors.isEmpty ? runner.failures(of: rule).map(\.description) : errors.map(\.description)
        for fault in faults { output.write("\(fault)\n") }
        failureCount += faults.count
      }
    }
    output.flush()
    if ruleCount == 0 { throw CommandFailure("There are no rule files in \(paths.joined(separator: ", ")).") }
    let result = failureCount == 0 ? "all hold" : "\(failureCount) failed"
    messages.line("\(exampleCount) examples of \(ruleCount) \(ruleCount == 1 ? "rule" : "rules"): \(result).")
    return failureCount == 0 ? .clean : .problems
  }
}
