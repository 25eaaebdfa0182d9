/// A row of the option table: how an option is written, what it takes, and what it does.
struct Option {
  /// What it is called.
  let name: OptionName
  /// Its one-letter form, without the dash.
  var short: Character?
  /// Further long names, without the dashes.
  var aliases: [String] = []
  /// What it takes; `nil` for one that is only there or not.
  var value: Value?
  /// What it does, in a line.
  let help: String
  /// The commands that have it.
  let commands: [CommandName]

  /// What an option takes.
  enum Value {
    case file(String)
    case directory
    /// One of a few words.
    case choice([String])
    /// One of a few words, and optionally `=FILE`.
    case format([String])
    /// Rules, sets or categories, separated by commas.
    case rules
    case severity
    case number
    case text(String)

    /// What stands for the value in help.
    var placeholder: String {
      switch self {
      case .file(let placeholder), .text(let placeholder): placeholder
      case .directory: "DIR"
      case .choice(let words): words.joined(separator: "|")
      case .format: "NAME[=FILE]"
      case .rules: "RULE,…"
      case .severity: "ID=SEVERITY"
      case .number: "N"
      }
    }

    /// Why a value is not one of these; `nil` when it is.
    func fault(in value: String) -> String? {
      switch self {
      case .choice(let words):
        return words.contains(value) ? nil : "is \(Self.list(words))"
      case .format(let words):
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if let name = parts.first, words.contains(String(name)), parts.count == 1 || !parts[1].isEmpty { return nil }
        return "is \(Self.list(words)), or such a name and `=FILE`"
      case .severity:
        let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, !parts[0].isEmpty, Self.severities.contains(String(parts[1])) { return nil }
        return "is the id of a rule, `=`, and \(Self.list(Self.severities))"
      case .number:
        return Int(value).map { $0 > 0 } == true ? nil : "is a whole number from 1"
      case .rules:
        return value.allSatisfy { $0 == "," || $0 == " " } ? "names no rule" : nil
      case .file, .directory, .text:
        return value.isEmpty ? "must not be empty" : nil
      }
    }

    /// The severities that a rule may be given.
    static let severities = ["error", "warning", "info", "off"]

    private static func list(_ words: [String]) -> String {
      guard let last = words.last, words.count > 1 else { return words.joined() }
      return words.dropLast().joined(separator: ", ") + " or " + last
    }
  }

  /// The option as it is written, with dashes.
  var spelling: String { "--" + name.rawValue }

  /// All long forms, with dashes.
  var longForms: [String] { ([name.rawValue] + aliases).map { "--" + $0 } }
}
