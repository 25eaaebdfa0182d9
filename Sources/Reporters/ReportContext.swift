import RuleFormat
import SourceText

/// What reporters know besides the findings.
public struct ReportContext: Sendable {
  /// The working directory, absolute, to which relative paths belong.
  public var workingDirectory: String
  /// The root of the project on a build server, absolute: formats that such a server reads name files relative to it.
  /// `nil`: the working directory.
  public var projectDirectory: String?
  /// Whether text may hold colours.
  public var usesColor: Bool
  /// The version of the program.
  public var version: String
  /// Finds a rule by its identifier; `nil` for findings that no rule file describes.
  public var rule: @Sendable (String) -> Rule?

  /// A context from its parts.
  public init(
    workingDirectory: String, projectDirectory: String? = nil, usesColor: Bool = false, version: String = "",
    rule: @escaping @Sendable (String) -> Rule? = { _ in nil }
  ) {
    self.workingDirectory = workingDirectory
    self.projectDirectory = projectDirectory
    self.usesColor = usesColor
    self.version = version
    self.rule = rule
  }

  /// The absolute path of a finding's file.
  func absolutePath(_ file: String) -> String {
    Path.absolute(file, in: workingDirectory)
  }

  /// The path of a finding's file relative to the project where it lies in it, else absolute.
  func projectPath(_ file: String) -> String {
    guard let projectDirectory, projectDirectory != workingDirectory else { return file }
    return Path.relative(absolutePath(file), to: projectDirectory)
  }
}
