import RuleFormat

extension OptionValue {
  /// The value as it is written in a configuration, on one line.
  var yaml: String {
    switch self {
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .string(let text): Self.scalar(text)
    case .boolean(let value): value ? "true" : "false"
    case .list(let values): "[" + values.map(\.yaml).joined(separator: ", ") + "]"
    case .map(let values):
      "{ "
        + values.sorted { $0.key < $1.key }.map { "\(Self.scalar($0.key)): \($0.value.yaml)" }.joined(separator: ", ")
        + " }"
    case .null: "null"
    }
  }

  /// A plain scalar where YAML reads it as the same text, else a quoted one.
  private static func scalar(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "_" || $0 == "-" || $0 == "." }
    let words = ["", "true", "false", "yes", "no", "on", "off", "null", "y", "n", "-", ".", "--", "---", "..."]
    if isPlain, !words.contains(text.lowercased()) { return text }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
