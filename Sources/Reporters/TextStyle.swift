import RuleFormat

/// The colours of text for a terminal; text stays as it is where they are off.
public struct TextStyle: Sendable {
  /// Whether anything is coloured.
  public let isOn: Bool

  /// A style, coloured or plain.
  public init(isOn: Bool) {
    self.isOn = isOn
  }

  /// Bold text.
  public func bold(_ text: String) -> String { wrap(text, "1") }

  /// Text that stands back.
  public func dim(_ text: String) -> String { wrap(text, "2") }

  /// The name of a severity in its colour.
  public func severity(_ severity: Severity) -> String {
    colored(severity.rawValue, severity)
  }

  /// Text in the colour of a severity.
  public func colored(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;33")
    case .info: wrap(text, "1;36")
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
