import ProjectIndex
import RuleEngine
import SourceText

/// What there is to say of the language that specs are for.
extension ConvertRun {
  /// Why the documents cannot be converted for the language: they have others, and none has this one.
  func languageFault() -> String? {
    guard let language = options.language else { return nil }
    var languages: Set<String> = []
    for input in inputs {
      let localization = project.localization(of: input.path)
      if localization.language(for: language) != nil { return nil }
      languages.formUnion(localization.languages)
    }
    // A document without languages is shown as it is in all of them.
    if languages.isEmpty { return nil }
    let names = languages.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { "`\($0)`" }
    return "No document here has the language `\(language)`; there are \(names.joined(separator: ", ")). "
      + "The texts in `Base.lproj` are those that a spec has without `--language`."
  }

  /// What to know of a document that another one stands for in the language; `nil` where there is none.
  func languageNote(of input: LintRun.Input) -> String? {
    guard let language = options.language else { return nil }
    guard let other = project.localization(of: input.path).document(for: language) else { return nil }
    let path = Path.relative(other, to: workingDirectory)
    return "\(input.file): In `\(language)`, \(path) is shown instead; this spec has the document's own texts."
  }
}
