import SourceText
import YAMLTree

/// A catalogue of texts (`.xcstrings`): one file for all languages.
struct StringsCatalog: Sendable {
  /// Larger files are an error.
  static let sizeLimit = 32 << 20

  /// The language in which the texts were written, if the file says so.
  private let source: String?
  private var textsByLanguage: [String: [String: String]] = [:]

  /// The languages that have texts, and that of the texts themselves.
  var languages: Set<String> { Set(textsByLanguage.keys).union(source.map { [$0] } ?? []) }

  /// The texts in a language by their keys. Texts that vary with numbers or devices are left out.
  func texts(in language: String) -> [String: String] { textsByLanguage[language] ?? [:] }

  /// The catalogue in a file, and what is wrong in it.
  static func read(_ path: String) throws(ResourceError) -> (StringsCatalog, errors: [ResourceError]) {
    let log = YAMLErrorLog()
    let catalog = StringsCatalog(try SetContents.json(path, limit: sizeLimit), log: log)
    return (catalog, log.errors.map(ResourceError.init))
  }

  private init(_ contents: YAMLNode, log: YAMLErrorLog) {
    let members = log.attempt { () throws(YAMLError) in try contents.mapping() } ?? []
    source = log.attempt { () throws(YAMLError) in try members["sourceLanguage"]?.string() } ?? nil
    let entries = log.attempt { () throws(YAMLError) in try members["strings"]?.mapping() ?? [] } ?? []
    for entry in entries {
      log.attempt { () throws(YAMLError) in
        for translation in try entry.value.mapping()["localizations"]?.mapping() ?? [] {
          guard let unit = try translation.value.mapping()["stringUnit"], let value = try unit.mapping()["value"],
            case .scalar(let text) = value.value
          else { continue }
          textsByLanguage[translation.name, default: [:]][entry.name] = text.text
        }
      }
    }
  }
}
