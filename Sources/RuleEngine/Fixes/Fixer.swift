import RuleFormat
import SourceText

/// Mends what a linter finds in a file, as long as there is something to mend.
struct Fixer {
  /// Which fixes are made.
  let allowsUnsafe: Bool
  /// Passes over one file; more mean that two rules undo each other.
  private static let passLimit = 20

  /// What became of a file.
  struct Outcome {
    /// The bytes after the last fix.
    var bytes: [UInt8]
    /// How many findings were fixed.
    var fixed = 0
    /// What is still found in `bytes`.
    var result: Linter.Result
    /// Why fixing stopped before everything was mended: the rest of a sentence that the file's name begins.
    var complaint: String?
  }

  /// The file after all fixes. Fixes whose edits touch the same bytes are made in later passes.
  func fix(_ bytes: [UInt8], lint: ([UInt8]) -> Linter.Result) -> Outcome {
    var outcome = Outcome(bytes: bytes, result: lint(bytes))
    if outcome.result.isTranscoded {
      outcome.complaint = "is not UTF-8, so nothing was fixed: save it as UTF-8 first"
      return outcome
    }
    for _ in 0..<Self.passLimit {
      let fixes = compatibleFixes(outcome.result.diagnostics)
      if fixes.isEmpty { return outcome }
      let next = fixes.flatMap(\.edits).applied(to: outcome.bytes)
      let result = lint(next)
      if result.diagnostics.contains(where: { $0.rule == Linter.syntax }) {
        outcome.complaint = "was not fixed further, since a fix would have made the XML faulty: tell the rule's author"
        return outcome
      }
      outcome.bytes = next
      outcome.result = result
      outcome.fixed += fixes.count
    }
    outcome.complaint =
      "was fixed \(Self.passLimit) times without end, since the fixes of two rules undo each other: leave one out"
    return outcome
  }

  private func compatibleFixes(_ diagnostics: [Diagnostic]) -> [Diagnostic.Fix] {
    var chosen: [Diagnostic.Fix] = []
    var edits: [Edit] = []
    for fix in diagnostics.compactMap(\.fix) where fix.isSafe || allowsUnsafe {
      if fix.edits.contains(where: { edit in edits.contains { $0.overlaps(edit) } }) { continue }
      chosen.append(fix)
      edits += fix.edits
    }
    return chosen
  }
}
