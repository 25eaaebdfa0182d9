/// A command line, taken apart.
struct Arguments: Equatable {
  /// The command.
  var command = CommandName.lint
  /// What is no option: paths, names of rules.
  var operands: [String] = []
  /// Whether a command was named.
  var isCommandNamed = false
  /// The options in the order in which they were given.
  private(set) var given: [Given] = []

  /// An option that was given.
  struct Given: Equatable {
    /// The option.
    let name: OptionName
    /// Its value; empty for one without.
    let value: String
  }

  /// Adds an option.
  mutating func add(_ name: OptionName, _ value: String = "") {
    given.append(Given(name: name, value: value))
  }

  /// Whether an option was given.
  func has(_ name: OptionName) -> Bool {
    given.contains { $0.name == name }
  }

  /// The value that counts of an option that is wanted once: the last, so that appended arguments win.
  func last(_ name: OptionName) -> String? {
    given.last { $0.name == name }?.value
  }

  /// The values of an option that may be given several times.
  func all(_ name: OptionName) -> [String] {
    given.compactMap { $0.name == name ? $0.value : nil }
  }

  /// The values of an option that takes lists separated by commas, each once.
  func list(_ name: OptionName) -> [String] {
    var seen: Set<String> = []
    return all(name).flatMap { $0.split(separator: ",").map(Self.trimmed) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// The severity at which the run fails, as a word; `nil` where the command line does not say.
  var failOn: String? {
    given.last { $0.name == .failOn || $0.name == .strict }.map { $0.name == .strict ? "warning" : $0.value }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
