import RuleFormat
import SourceText
import XMLTree

/// Lints many files on several threads, and fixes them where that is asked for.
public struct LintRun: Sendable {
  /// A file to lint.
  public struct Input: Sendable {
    /// Where the file is.
    public var path: String
    /// How findings name it.
    public var file: String
    /// Its bytes, where they do not come from `path`, as those of standard input.
    public var bytes: [UInt8]?
    /// The rules that judge it.
    public var rules: ResolvedRules

    /// An input from its parts.
    public init(path: String, file: String, bytes: [UInt8]? = nil, rules: ResolvedRules) {
      self.path = path
      self.file = file
      self.bytes = bytes
      self.rules = rules
    }

    /// The bytes that were given, or those of the file.
    package func readBytes() throws(FileError) -> [UInt8] {
      if let bytes { return bytes }
      return try FileSystem.read(path, limit: XMLReader.sizeLimit)
    }
  }

  /// What is done with fixes.
  public enum Fixing: Sendable {
    /// Nothing; findings carry their fixes.
    case off
    /// They are made, and the files are written.
    case write
    /// They are made, and the differences are returned; nothing is written.
    case show
  }

  /// What became of a file.
  public struct FileResult: Sendable {
    /// How findings name the file.
    public var file: String
    /// What is (still) found in it, by place.
    public var diagnostics: [Diagnostic] = []
    /// How many findings were fixed.
    public var fixed = 0
    /// With `Fixing.show`, the difference that the fixes make, in the unified format.
    public var diff = ""
    /// The bytes after the fixes, where they came from standard input.
    public var output: [UInt8]?
    /// Why the file could not be read, or not be fixed: the rest of a sentence that the file's name begins, without a full
    /// stop.
    public var failure: String?
    /// Whether the file could not be read or written, which ends a run with exit code 2.
    public var isUnusable = false
    /// Whether the file was read, so that `diagnostics` says something of it.
    public var wasRead = true
  }

  /// The files.
  public var inputs: [Input]
  /// What is done with fixes.
  public var fixing: Fixing
  /// Whether fixes that may change what a document means are made too.
  public var allowsUnsafeFixes: Bool
  /// How many threads run; `nil`: as many as there are processors.
  public var threads: Int?
  /// Makes the linter of a thread, on that thread.
  public var makeLinter: @Sendable () -> Linter = { Linter() }

  /// A run from its parts.
  public init(inputs: [Input], fixing: Fixing = .off, allowsUnsafeFixes: Bool = false, threads: Int? = nil) {
    self.inputs = inputs
    self.fixing = fixing
    self.allowsUnsafeFixes = allowsUnsafeFixes
    self.threads = threads
  }

  /// Lints the files and hands over their results in order, each as soon as those before it are done.
  ///
  /// `deliver` returns whether to go on: it stops the run when nobody listens any more. Files that are being
  /// written then are written to their end.
  public func run(deliver: (FileResult) -> Bool) {
    OrderedWorkers.run(
      count: inputs.count, threads: threads,
      makeWorker: {
        let linter = makeLinter()
        return { index in result(of: inputs[index], linter) }
      }, deliver: deliver)
  }

  private func result(of input: Input, _ linter: Linter) -> FileResult {
    var result = FileResult(file: input.file)
    do throws(FileError) {
      let bytes = try input.readBytes()
      if fixing == .off {
        result.diagnostics = linter.lint(bytes, path: input.path, file: input.file, rules: input.rules).diagnostics
      } else {
        fix(bytes, input, linter, &result)
      }
    } catch {
      result.failure = "cannot be read: \(error.reason)"
      result.isUnusable = true
      result.wasRead = false
    }
    return result
  }

  private func fix(_ bytes: [UInt8], _ input: Input, _ linter: Linter, _ result: inout FileResult) {
    let outcome = Fixer(allowsUnsafe: allowsUnsafeFixes).fix(bytes) {
      linter.lint($0, path: input.path, file: input.file, rules: input.rules)
    }
    result.failure = outcome.complaint
    result.diagnostics = outcome.result.diagnostics
    result.fixed = outcome.fixed
    if fixing == .show {
      result.diff = UnifiedDiff(path: input.file, from: bytes, to: outcome.bytes).text
    } else if input.bytes != nil {
      result.output = outcome.bytes
    } else if outcome.bytes != bytes, let failure = replace(bytes, by: outcome.bytes, in: input.path) {
      // The file is as it was, and so is what is found in it.
      result = FileResult(file: input.file)
      result.diagnostics = linter.lint(bytes, path: input.path, file: input.file, rules: input.rules).diagnostics
      result.failure = failure
      result.isUnusable = true
    }
  }

  /// Writes the new bytes of a file that still has the old ones; why not, where that is impossible.
  private func replace(_ old: [UInt8], by new: [UInt8], in path: String) -> String? {
    do throws(FileError) {
      guard try FileSystem.read(path, limit: XMLReader.sizeLimit) == old else {
        return "changed while it was linted, so it was left alone; run again"
      }
      try FileSystem.writeAtomically(new, to: path)
      return nil
    } catch {
      return "cannot be written, so nothing was fixed: \(error.reason)"
    }
  }
}
