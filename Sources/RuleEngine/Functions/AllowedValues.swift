import RuleFormat

/// An option that says, for subjects and their properties, which values are allowed: the text of a map of maps of lists.
struct AllowedValues {
  /// The entries in the order of the text: subject, property, values; the empty value stands for an absent one.
  private var entries: [(subject: String, property: String, values: [String])] = []

  /// The entries of an option's text.
  init(_ text: String) {
    for line in OptionValue.entries(of: text) {
      let parts = line.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { continue }
      if let last = entries.last, last.subject == parts[0], last.property == parts[1] {
        entries[entries.count - 1].values.append(parts[2])
      } else {
        entries.append((parts[0], parts[1], [parts[2]]))
      }
    }
  }

  /// What is not as it must be, in words, for the subjects that are meant.
  func faults(isMeant: (String) -> Bool, value: (String) -> String?) -> String {
    var faults: [String] = []
    for entry in entries where isMeant(entry.subject) {
      let found = value(entry.property)
      if entry.values.contains(found ?? "") { continue }
      let expected = entry.values.map(Self.text).joined(separator: " or ")
      faults.append("\(entry.property) must be \(expected), but is \(found.map { "\"\($0)\"" } ?? "absent")")
    }
    return faults.joined(separator: "; ")
  }

  private static func text(_ value: String) -> String { value.isEmpty ? "absent" : "\"\(value)\"" }
}
