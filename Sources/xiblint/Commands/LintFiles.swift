import RuleEngine
import SourceText
import XMLTree
import YAMLTree

/// The files that a command line means, standard input among them.
struct LintFiles {
  /// What to lint, in the order of the report.
  private(set) var inputs: [LintRun.Input] = []
  /// What is named or was met and cannot be linted.
  private(set) var complaints: [String] = []
  /// The bytes of standard input where the configuration excludes it; a fix gives them back as they are.
  private(set) var passedThrough: [UInt8]?

  /// The absolute path of the working directory.
  let workingDirectory: String

  /// Finds the files. It throws where a configuration is wrong, or names a rule that is not there.
  init(_ arguments: Arguments, _ configurations: ConfigurationFinder) throws(CommandFailure) {
    workingDirectory = configurations.workingDirectory
    let name = arguments.last(.stdinFilename)
    let paths = arguments.operands.filter { $0 != "-" }
    let readsStandardInput = paths.count < arguments.operands.count || (paths.isEmpty && name != nil)
    do throws(YAMLErrors) {
      if readsStandardInput {
        try addStandardInput(name ?? "<stdin>", configurations, forcesExclusion: arguments.has(.forceExclude))
      }
      if !readsStandardInput || !paths.isEmpty {
        try add(paths, arguments, configurations)
      }
      if configurations.scopes.isEmpty { _ = try configurations.scope(forDirectory: configurations.workingDirectory) }
    } catch {
      throw CommandFailure(messages: error.errors.map(\.description))
    }
    do throws(RuleSelection.UnknownName) {
      try arguments.ruleSelection.check(against: configurations.scopes.map(\.configuration.catalogue))
    } catch {
      throw CommandFailure(error.description)
    }
    try checkOwnRules()
  }

  /// Compiles the rules of a project's own folders before the run: one with a fault must not pass for one without
  /// findings. Built-in rules are known to compile.
  private func checkOwnRules() throws(CommandFailure) {
    var seen: Set<ObjectIdentifier> = []
    var errors: [String] = []
    for rules in inputs.map(\.rules) where !rules.configuration.ruleFolders.isEmpty {
      guard seen.insert(ObjectIdentifier(rules)).inserted else { continue }
      let found = Linter().errors(in: rules).map { error in
        var error = error
        error.file = error.file.map { Path.relative($0, to: workingDirectory) }
        return error.description
      }
      errors += found.filter { !errors.contains($0) }
    }
    if !errors.isEmpty { throw CommandFailure(messages: errors) }
  }

  private mutating func add(
    _ paths: [String], _ arguments: Arguments, _ configurations: ConfigurationFinder
  ) throws(YAMLErrors) {
    let found = try FileFinder(configurations, forcesExclusion: arguments.has(.forceExclude)).find(paths)
    inputs += found.files.map { LintRun.Input(path: $0.path, file: $0.path, rules: $0.rules) }
    for error in found.wrongPaths {
      let command =
        error.path.contains("/") ? nil : nearestName(to: error.path, among: CommandName.allCases.map(\.rawValue))
      let hint = command.map { " Did you mean the command `\($0)`?" } ?? ""
      let path = error.path.isEmpty ? "``" : error.path
      let deed = arguments.command == .convert ? "converted" : "linted"
      complaints.append("\(path) cannot be \(deed): \(error.reason).\(hint)")
    }
    complaints += found.problems.map { "\($0.path) cannot be read: \($0.reason)." }
  }

  private mutating func addStandardInput(
    _ name: String, _ configurations: ConfigurationFinder, forcesExclusion: Bool
  ) throws(YAMLErrors) {
    let path = Path.absolute(name, in: configurations.workingDirectory)
    let scope = try configurations.scope(forDirectory: Path.directory(of: path) ?? "/")
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileSystem.readStandardInput(limit: XMLReader.sizeLimit)
    } catch {
      complaints.append("Standard input cannot be read: \(error.reason).")
      return
    }
    if forcesExclusion, !scope.configuration.includes(path) {
      passedThrough = bytes
      return
    }
    let file = Path.relative(path, to: configurations.workingDirectory)
    inputs.append(LintRun.Input(path: path, file: file, bytes: bytes, rules: scope.rules(for: path)))
  }
}
