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

  /// Whether lines of the language run from right to left: by its script where the name has one, else by the language.
  public var isRightToLeft: Bool {
    if parts.count > 1, parts[1].utf8.count == 4 {
      return ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"].contains(parts[1])
    }
    return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "ji", "dv", "ckb", "syr", "nqo"].contains(parts.first)
  }

  /// The name without its last part, as `zh-Hans` for `zh-Hans-CN`; `nil` for a language alone.
  var broader: LanguageName? {
    parts.count > 1 ? LanguageName(parts: parts.dropLast()) : nil
  }
}
