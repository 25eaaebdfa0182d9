import SourceText

/// The table of all formats.
public enum ReportFormats {
  /// The reporters, the default first.
  public static var all: [any Reporter.Type] {
    [
      TextReporter.self, XcodeReporter.self, GitHubReporter.self, JSONReporter.self, SARIFReporter.self,
      RDJSONLReporter.self, GitLabReporter.self, CheckstyleReporter.self, JUnitReporter.self,
    ]
  }

  /// The reporter of a name; `nil` where there is none.
  public static func named(_ name: String) -> (any Reporter.Type)? {
    all.first { $0.name == name }
  }

  /// The reporters whose files have the extension of this one: none, one, or several to choose from.
  public static func inferred(fromFile path: String) -> [any Reporter.Type] {
    let ending = Path.fileExtension(of: path)
    return all.filter { $0.fileExtension == ending }
  }
}
