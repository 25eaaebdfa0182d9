import RuleEngine
import RuleFormat

/// What a run comes to: the counts that are left when the findings have been printed.
public struct ReportSummary: Sendable {
  /// How many files were linted.
  public var files = 0
  /// How many errors there are.
  public private(set) var errors = 0
  /// How many warnings there are.
  public private(set) var warnings = 0
  /// How many findings are for information.
  public private(set) var infos = 0
  /// How many findings `--fix` would mend.
  public private(set) var fixable = 0
  /// How many more `--unsafe-fixes` would mend.
  public private(set) var unsafelyFixable = 0
  /// How many findings were mended in this run, and so are not among the counts.
  public var fixed = 0
  /// Whether all that was asked for could be done; findings do not count against it.
  public var isComplete = true
  /// How many findings each rule has.
  public private(set) var countsByRule: [String: Int] = [:]

  /// A summary of nothing.
  public init() {}

  /// Counts a file and its findings.
  public mutating func add(_ diagnostics: [Diagnostic]) {
    files += 1
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .info: infos += 1
      }
      countsByRule[diagnostic.rule, default: 0] += 1
      if let fix = diagnostic.fix {
        if fix.isSafe { fixable += 1 } else { unsafelyFixable += 1 }
      }
    }
  }

  /// How many findings there are.
  public var total: Int { errors + warnings + infos }

  /// The summary in a sentence or two, for the end of a run.
  public var text: String {
    let place = "in " + Self.count(files, "file")
    var sentences: [String] = []
    if fixed > 0 { sentences.append("Fixed \(Self.count(fixed, "problem")).") }
    guard total > 0 else { return (sentences + ["No problems \(place)."]).joined(separator: " ") }
    let parts = [
      errors.nonZero { Self.count($0, "error") },
      warnings.nonZero { Self.count($0, "warning") },
      infos.nonZero { "\($0) info" },
    ].compactMap { $0 }
    sentences.append("Found \(Self.count(total, "problem")) (\(parts.joined(separator: ", "))) \(place).")
    switch (fixable, unsafelyFixable) {
    case (0, 0): break
    case (_, 0): sentences.append("\(fixable) fixable with --fix.")
    case (0, _): sentences.append("\(unsafelyFixable) fixable with --fix --unsafe-fixes.")
    default: sentences.append("\(fixable) fixable with --fix, \(unsafelyFixable) more with --unsafe-fixes.")
    }
    return sentences.joined(separator: " ")
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Int {
  fileprivate func nonZero(_ text: (Int) -> String) -> String? {
    self == 0 ? nil : text(self)
  }
}
