import RuleEngine
import SourceText
import YAMLTree

/// The configuration that a file has, for `--show-config`.
struct ShownConfiguration {
  /// What is configured, as YAML.
  let text: String

  /// The configuration of a file, which need not exist. It throws where the configuration is wrong.
  init(ofFile file: String, _ configurations: ConfigurationFinder) throws(CommandFailure) {
    let path = Path.absolute(file, in: configurations.workingDirectory)
    let scope: ConfigurationScope
    do throws(YAMLErrors) {
      scope = try configurations.scope(forDirectory: Path.directory(of: path) ?? "/")
    } catch {
      throw CommandFailure(messages: error.errors.map(\.description))
    }
    let configuration = scope.configuration
    var lines = [
      configuration.path.map { "# \($0)" } ?? "# no configuration file",
      "rule_sets: [\(configuration.ruleSets.joined(separator: ", "))]",
      "fail_on: \(configuration.failLevel.rawValue)",
    ]
    if !configuration.ruleFolders.isEmpty {
      lines.append("rule_folders: [\(configuration.ruleFolders.joined(separator: ", "))]")
    }
    if let device = configuration.device { lines.append("device: \(device)") }
    if let baseline = configuration.baseline { lines.append("baseline: \(baseline)") }
    do throws(YAMLErrors) {
      lines += try ConvertConfiguration(configuration).lines
    } catch {
      throw CommandFailure(messages: error.errors.map(\.description))
    }
    if !configuration.includes(path) { lines.append("# The file is excluded.") }
    lines.append("rules:")
    for rule in scope.rules(for: path).rules {
      let options = rule.options.sorted { $0.key < $1.key }.map { ", \($0.key): \($0.value.yaml)" }.joined()
      lines.append(
        options.isEmpty
          ? "  \(rule.entry.id): \(rule.severity.rawValue)"
          : "  \(rule.entry.id): { severity: \(rule.severity.rawValue)\(options) }")
    }
    text = lines.joined(separator: "\n") + "\n"
  }
}
