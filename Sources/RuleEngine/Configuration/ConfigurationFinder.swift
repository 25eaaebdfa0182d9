import SourceText
import YAMLTree

/// Finds the configuration of a folder: the nearest `.xiblint.yml` in it or above it. Others further up count only where that
/// one extends them.
///
/// Folders are remembered, and a configuration is read once. An instance belongs to one thread.
public final class ConfigurationFinder {
  /// The name of a configuration's file.
  public static let fileName = ".xiblint.yml"

  /// Where configurations come from.
  public enum Source: Hashable, Sendable {
    /// From the nearest file up the tree.
    case nearest
    /// From one file, for all folders (`--config`).
    case file(String)
    /// From nowhere (`--no-config`).
    case none
  }

  /// The scopes of all configurations that were asked for, in the order in which they were met.
  public private(set) var scopes: [ConfigurationScope] = []
  /// The absolute path of the working directory.
  public let workingDirectory: String
  private let source: Source
  private let catalogue: RuleCatalogue
  private let selection: RuleSelection
  private var scopesByDirectory: [String: ConfigurationScope] = [:]
  private var sharedScope: ConfigurationScope?

  /// A finder; `catalogue` holds the built-in rules.
  public init(
    _ source: Source = .nearest, catalogue: RuleCatalogue, selection: RuleSelection = RuleSelection(),
    workingDirectory: String
  ) {
    self.source = source
    self.catalogue = catalogue
    self.selection = selection
    self.workingDirectory = workingDirectory
  }

  /// What is configured for the files of a folder, whose path is absolute. It throws all that is wrong in the configuration.
  public func scope(forDirectory directory: String) throws(YAMLErrors) -> ConfigurationScope {
    switch source {
    case .none: return try shared(nil)
    case .file(let path): return try shared(Path.absolute(path, in: workingDirectory))
    case .nearest: break
    }
    if let scope = scopesByDirectory[directory] { return scope }
    let file = Path.join(directory, Self.fileName)
    let scope: ConfigurationScope
    // What is there but cannot be read, such as a link that leads to nothing, must not pass for no configuration.
    if FileSystem.status(of: file) != nil || FileSystem.isLink(file) {
      scope = try read(file)
    } else if let parent = Path.directory(of: directory), parent != directory {
      scope = try self.scope(forDirectory: parent)
    } else {
      scope = try shared(nil)
    }
    scopesByDirectory[directory] = scope
    return scope
  }

  private func shared(_ file: String?) throws(YAMLErrors) -> ConfigurationScope {
    if let sharedScope { return sharedScope }
    let scope =
      try file.map { file throws(YAMLErrors) in try read(file) }
      ?? add(Configuration(directory: workingDirectory, catalogue: catalogue))
    sharedScope = scope
    return scope
  }

  private func read(_ file: String) throws(YAMLErrors) -> ConfigurationScope {
    add(try Configuration(file: file, catalogue: catalogue, workingDirectory: workingDirectory))
  }

  private func add(_ configuration: Configuration) -> ConfigurationScope {
    let scope = ConfigurationScope(configuration, selection: selection)
    scopes.append(scope)
    return scope
  }
}
