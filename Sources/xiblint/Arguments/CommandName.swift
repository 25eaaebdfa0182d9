/// The commands, in the order in which help lists them.
enum CommandName: String, CaseIterable {
  case lint, convert, rules, explain, `init`, docs, help, version

  /// The command of a name or of one of its aliases.
  init?(argument: String) {
    guard let command = Self.allCases.first(where: { $0.rawValue == argument || $0.aliases.contains(argument) }) else {
      return nil
    }
    self = command
  }

  /// Further names.
  var aliases: [String] {
    self == .explain ? ["rule"] : []
  }

  /// What follows the name.
  var operands: String {
    switch self {
    case .lint: "[PATH…]"
    case .convert: "PATH…"
    case .rules: "[test PATH…]"
    case .explain: "RULE…"
    case .help: "[COMMAND]"
    case .`init`, .docs, .version: ""
    }
  }

  /// How many operands it takes.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .lint, .rules: 0...Int.max
    case .explain, .convert: 1...Int.max
    case .help: 0...1
    case .`init`, .docs, .version: 0...0
    }
  }

  /// What it does, in a line.
  var summary: String {
    switch self {
    case .lint: "find problems in .xib and .storyboard files (the default)"
    case .convert: "write what .xib and .storyboard files mean as JSON, for a layout engine to draw"
    case .rules: "list the rules; `rules test` runs the examples of rule files"
    case .explain: "say what a rule finds, why it matters and what to do"
    case .`init`: "write a commented .xiblint.yml to start from"
    case .docs: "write the documentation of all rules as Markdown"
    case .help: "say how a command is used"
    case .version: "print the version"
    }
  }

  /// What it does, in a few lines.
  var details: String {
    switch self {
    case .lint:
      """
      Lints the files named, and those below the directories named; without a PATH the working directory. `-` is
      standard input. Findings go to standard output, everything else to standard error.

      Exit status: 0 no errors, 1 errors (or warnings, with --strict), 2 xiblint could not do what was asked.
      """
    case .convert:
      """
      Writes the render spec of a document: its views, constraints, texts, colours, fonts, images, cells and connections, with
      UIKit's defaults filled in, as JSON. `-` is standard input. One file goes to standard output; several, or a
      directory, need --output, under which `Main.storyboard` becomes `Main.storyboard.json`.

      Exit status: 0 all is well, 1 --check found a difference or --fail-on-unsupported something unsupported, 2 xiblint
      could not do what was asked.
      """
    case .rules:
      """
      Lists all rules with their severity and sets, those in the configuration's rule folders too. `rules test PATH…`
      checks rule files and runs their examples.
      """
    case .explain: "Prints the documentation of rules: what they find, why it matters, examples, options."
    case .`init`: "Writes .xiblint.yml into the working directory. A file that is there already is left alone."
    case .docs: "Writes a page for each rule and an index, to standard output or into the directory of --output."
    case .help: "Prints what a command does and its options."
    case .version: "Prints the version."
    }
  }
}
