/// How bad a finding is.
public enum Severity: String, CaseIterable, Comparable, Sendable {
  case info, warning, error

  /// Info is less than warning, warning less than error.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
