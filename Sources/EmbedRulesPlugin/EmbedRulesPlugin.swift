import Foundation
import PackagePlugin

/// Makes Swift of the rule files among a target's sources, with the tool `EmbedRules`: one Swift file a folder of rules,
/// and the table of all.
@main struct EmbedRulesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    // The target's own list of files, unlike a look into the folder, makes a new or renamed file start the command again.
    let rules = target.sourceFiles(withSuffix: "yml").map(\.url).sorted { $0.path < $1.path }
    let folders = Set(rules.map { $0.deletingLastPathComponent().lastPathComponent }).subtracting(["sets"])
    let output = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Embedding \(rules.count) rule files", executable: try context.tool(named: "EmbedRules").url,
        arguments: [output.path] + rules.map(\.path), inputFiles: rules,
        outputFiles: (folders.sorted() + ["BuiltInRules+entries"]).map { output.appending(path: $0 + ".swift") })
    ]
  }
}
