/// The name of a language, which is written in several ways: `pt-BR`, `pt_BR`; `en`, `English`. Equal for names of one language.
public struct LanguageName: Hashable, Sendable {
  /// The parts, in lower case: language, script and region.
  private let parts: [String]

  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es", "dutch": "nl",
  ]

  /// A name as a folder or a person writes it.
  public init(_ name: String) {
    let lowercase = name.lowercased()
    let code = Self.oldNames[lowercase] ?? lowercase
    self.init(parts: code.utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }.compactMap(String.init))
  }

  private init(parts: [String]) {
    self.parts = parts
  }

  /// The name without its last part, as `zh-Hans` for `zh-Hans-CN`; `nil` for a language alone.
  var broader: LanguageName? {
    parts.count > 1 ? LanguageName(parts: parts.dropLast()) : nil
  }
}
