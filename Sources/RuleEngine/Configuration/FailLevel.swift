import RuleFormat

/// How bad a finding must be for the run to fail.
public enum FailLevel: String, CaseIterable, Sendable {
  case error, warning, never

  /// Whether a finding of a severity makes the run fail. Infos never do.
  public func isReached(by severity: Severity) -> Bool {
    switch self {
    case .error: severity == .error
    case .warning: severity >= .warning
    case .never: false
    }
  }
}
