import BuiltInRules
import RuleEngine
import RuleFormat
import SourceText

extension RuleCatalogue {
  /// The rules that come with the program.
  static var builtIn: RuleCatalogue {
    RuleCatalogue(entries: BuiltInRules.entries, sets: BuiltInRules.sets)
  }

  /// The rules that are known in the working directory: the built-in ones and those of its configuration.
  static func configured(_ arguments: Arguments) throws(CommandFailure) -> RuleCatalogue {
    let finder = try ConfigurationFinder(
      arguments.configurationSource, catalogue: .builtIn, workingDirectory: WorkingDirectory.path())
    do {
      return try finder.scope(forDirectory: finder.workingDirectory).configuration.catalogue
    } catch {
      throw CommandFailure(messages: error.errors.map(\.description))
    }
  }
}
