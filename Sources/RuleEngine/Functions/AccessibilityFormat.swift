/// A format of accessibility labels, as Lyft's `accessibilityFormat` defines it: `[identifier]` stands for the label of the
/// source with that accessibility identifier, `[self]` for the view's own; or `%@` for the label of each source in order.
struct AccessibilityFormat {
  private let text: String

  /// The format in a text.
  init(_ text: String) {
    self.text = text
  }

  /// How a format and its sources disagree.
  enum Fault: String {
    /// There are sources and no format.
    case unset
    /// A specifier other than `%@` and `%%`.
    case type
    /// There is nothing to fill in.
    case constant
    /// Another number of specifiers than of sources.
    case number
    /// A name that no source has.
    case missing
    /// A source that the format does not name.
    case unused
    /// Both ways at once.
    case mixed
  }

  /// How the format disagrees with sources, of which the accessibility identifiers are given; `nil` where it does not.
  func fault(sources: [String?]) -> Fault? {
    if text.isEmpty { return sources.isEmpty ? nil : .unset }
    let names = names
    let specifiers = specifiers
    let used = names.filter { $0 != "self" }
    if !used.isEmpty {
      if used.contains(where: { !sources.contains($0) }) { return .missing }
      if sources.contains(where: { $0.map { !used.contains($0) } ?? true }) { return .unused }
      return specifiers.contains("@") ? .mixed : nil
    }
    if specifiers.contains(where: { $0 != "@" && $0 != "%" }) { return .type }
    let places = specifiers.filter { $0 == "@" }.count
    if places == 0, !names.contains("self") { return .constant }
    return places == sources.count ? nil : .number
  }

  /// The texts in brackets.
  private var names: [String] {
    var names: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let name = rest[rest.index(after: open)..<close]
      if !name.isEmpty { names.append(String(name)) }
      rest = rest[rest.index(after: close)...]
    }
    return names
  }

  /// The characters after each `%`.
  private var specifiers: [Character] {
    var found: [Character] = []
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%"), let character = rest[rest.index(after: percent)...].first {
      found.append(character)
      rest = rest[percent...].dropFirst(2)
    }
    return found
  }
}
