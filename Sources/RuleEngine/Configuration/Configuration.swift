import RuleFormat
import SourceText
import YAMLTree

/// What a `.xiblint.yml` says, with what it extends.
///
/// A key that is there with nothing behind it counts as absent. Where a file extends another, its keys replace the other's, lists
/// as a whole; only `rules` are laid over each other, rule by rule and option by option. Paths and patterns are relative to
/// the file that holds them.
public struct Configuration: Sendable {
  /// The absolute path of the file; `nil` when there is none.
  public var path: String?
  /// The absolute path of the folder that holds the file.
  public var directory: String
  /// `rule_sets`: the sets whose rules run.
  public var ruleSets: [String] = ["recommended"]
  /// `include`: what is linted; `nil`: everything.
  public var include: PathPatterns?
  /// `exclude`: what is not linted.
  public var exclude: PathPatterns
  /// `rule_folders`: the absolute paths of folders with further rules, which the catalogue contains.
  public var ruleFolders: [String] = []
  /// `device`: the id of the device for which layouts are judged.
  public var device: String?
  /// `fail_on`: how bad a finding must be for the run to fail.
  public var failLevel = FailLevel.error
  /// `baseline`: the absolute path of a baseline.
  public var baseline: String?
  /// `report_unused_suppressions`: whether suppressions that suppress nothing are findings.
  public var reportsUnusedSuppressions = false
  /// `rules`: what is said of rules, by id.
  public var rules: [String: RuleSetting] = [:]
  /// `overrides`: what is said of rules in some files, in order; a later one wins.
  public var overrides: [Override] = []
  /// `convert`: what is said of specs, for those who make them; it concerns no rule and is not checked here.
  public var convert: YAMLNode?
  /// The rules that exist: the built-in ones and those of `ruleFolders`.
  public var catalogue: RuleCatalogue

  /// What is said of rules in some files.
  public struct Override: Sendable {
    /// The files.
    public var files: PathPatterns
    /// What is said of rules, by id.
    public var rules: [String: RuleSetting]

    /// An override from its parts.
    public init(files: PathPatterns, rules: [String: RuleSetting]) {
      self.files = files
      self.rules = rules
    }
  }

  /// The configuration of a folder, by its absolute path, without a file.
  public init(directory: String, catalogue: RuleCatalogue) {
    self.directory = directory
    self.catalogue = catalogue
    exclude = PathPatterns([], in: directory)
  }

  /// Whether `include` and `exclude` let a file be linted; its path is absolute.
  public func includes(_ path: String) -> Bool {
    include?.matches(path) ?? true && !exclude.matches(path)
  }
}
