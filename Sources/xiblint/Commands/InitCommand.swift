import RuleEngine
import SourceText

/// `xiblint init`: a configuration to start from.
enum InitCommand: Command {
  private static let file = ".xiblint.yml"

  static func run(_ arguments: Arguments, output: OutputStream, messages: Messages) throws(CommandFailure) -> ExitCode {
    guard FileSystem.status(of: file) == nil else {
      throw CommandFailure("\(file) is there already and was left alone. Remove it first to start afresh.")
    }
    do throws(FileError) {
      try FileSystem.writeAtomically(Array(template.utf8), to: file)
    } catch {
      throw CommandFailure("\(error.path) cannot be written: \(error.reason).")
    }
    messages.line("Wrote \(file). `xiblint rules` lists what can be set in it.")
    return .clean
  }

  /// The file; everything in it is a default or a comment.
  private static var template: String {
    let sets = RuleCatalogue.builtIn.sets.map { "#   \($0.name): \($0.summary)" }.joined(separator: "\n")
    return """
      # Configuration of xiblint. The nearest .xiblint.yml above a file counts; globs belong to this file's folder.

      # The rules to run:
      \(sets)
      rule_sets: [recommended]

      # Files to lint; without it, all .xib and .storyboard files below this folder.
      # include: [App, Modules/**]

      # Files to leave out. Pods, Carthage, .build, DerivedData, node_modules and .git are left out in any case.
      # exclude: [Generated/**]

      # Folders with rules of your own.
      # rule_folders: [Tools/InterfaceRules]

      # The severity from which on xiblint exits with 1: error, warning or never.
      fail_on: error

      # Another severity (error, warning, info, off) or options for single rules; `xiblint explain RULE` tells them.
      # rules:
      #   accessibility_labels_for_images: error

      # Other settings for some files; of several that match, the last counts.
      # overrides:
      #   - files: [Legacy/**]
      #     rules: { accessibility_labels_for_images: off }

      # What `xiblint convert` takes for the geometry of lists.
      # convert:
      #   list_profile: system
      #   list_profiles:
      #     insetGrouped: { corner_radius: 14, background: systemBackground }

      """
  }
}
