import InterfaceBuilder
import RenderSpec
import Reporters

/// The one table of options: parsing, help and completions are made from it.
enum OptionTable {
  /// All options. One that means different things to different commands has a row for each, and takes a value in all of
  /// them or in none.
  static let all: [Option] =
    fixing + converting + environments + reporting + selecting + judging + configuring + everywhere

  private static let fixing: [Option] = [
    Option(name: .fix, help: "mend what can be mended safely", commands: [.lint]),
    Option(
      name: .unsafeFixes, help: "with --fix or --diff: also make fixes that may change behaviour", commands: [.lint]),
    Option(
      name: .diff, help: "print what --fix would change, and write nothing; exit 1 if anything", commands: [.lint]),
  ]

  private static let converting: [Option] = [
    Option(name: .pretty, help: "write a key a line (the default)", commands: [.convert]),
    Option(name: .compact, help: "write everything on one line", commands: [.convert]),
    Option(
      name: .frames,
      help:
        "write only the frames, for one environment: a map from object ids to [x, y, width, height], and \"certain\" "
        + "where nothing in doubt moves the frame", commands: [.convert]),
    Option(name: .schema, help: "print the JSON schema of specs, and stop", commands: [.convert]),
    Option(
      name: .textSizes, value: .choice(["measured", "stored"]),
      help: "where the sizes of texts come from: our metrics, or the frames in the document", commands: [.convert]),
    Option(name: .noLayout, help: "leave `layouts` empty", commands: [.convert]),
    Option(
      name: .check, help: "write nothing; exit 1 if a file under --output differs, is missing, or has no document",
      commands: [.convert]),
    Option(
      name: .failOnUnsupported, help: "exit 1 if a document has something that a spec cannot say", commands: [.convert]),
  ]

  /// What a spec is for. Each may be given several times; every combination is an environment.
  private static let environments: [Option] = [
    Option(
      name: .device, value: .choice(Device.table.map(\.id)),
      help: "a device to lay out for; the document's own if absent",
      commands: [.convert]),
    Option(
      name: .appearance, value: .choice(["light", "dark"]), help: "an appearance; light if absent", commands: [.convert]
    ),
    Option(
      name: .contentSize, value: .choice(ContentSize.all), help: "a text size of the user; large if absent",
      commands: [.convert]),
    Option(name: .width, value: .number, help: "a width in points instead of the device's", commands: [.convert]),
    Option(
      name: .language, value: .text("LANG"),
      help: "a language, as in LANG.lproj, for texts and their direction; that of the document if absent",
      commands: [.convert]),
    Option(
      name: .orientation, value: .choice(DeviceOrientation.allCases.map(\.rawValue)),
      help: "how the device is held; as in the document if absent", commands: [.convert]),
    Option(
      name: .direction, value: .choice(LayoutDirection.allCases.map(\.rawValue)),
      help: "the direction of reading; ltr if absent", commands: [.convert]),
    Option(
      name: .listProfile, value: .choice(ListProfile.all.map(\.name)),
      help: "the geometry of lists; that of the table's style if absent", commands: [.convert]),
    Option(
      name: .position, value: .choice(ListPosition.allCases.map(\.rawValue)),
      help: "where a row stands in its section; its real place, or single, if absent", commands: [.convert]),
  ]

  private static let reporting: [Option] = [
    Option(
      name: .format, aliases: ["reporter"], value: .format(ReportFormats.all.map { $0.name }),
      help: "how to write findings; may be given several times, for several files", commands: [.lint]),
    Option(
      name: .format, value: .choice(["text", "json", "markdown"]), help: "how to write the list", commands: [.rules]),
    Option(
      name: .output, short: "o", value: .file("FILE"), help: "write findings to a file", commands: [.lint]),
    Option(name: .output, short: "o", value: .directory, help: "write a page for each rule there", commands: [.docs]),
    Option(
      name: .output, short: "o", value: .directory, help: "write specs there, as the documents lie",
      commands: [.convert]),
    Option(name: .statistics, help: "print how many findings each rule has", commands: [.lint]),
    Option(name: .quiet, short: "q", help: "print findings and errors only", commands: [.lint]),
    Option(name: .verbose, help: "print which configuration and which rules are used", commands: [.lint]),
  ]

  private static let selecting: [Option] = [
    Option(
      name: .select, value: .rules, help: "run exactly these rules, sets or categories", commands: [.lint]),
    Option(name: .ignore, value: .rules, help: "leave out these rules, sets or categories", commands: [.lint]),
    Option(name: .rule, value: .severity, help: "give a rule another severity, or switch it off", commands: [.lint]),
  ]

  private static let judging: [Option] = [
    Option(
      name: .failOn, value: .choice(["error", "warning", "never"]),
      help: "exit 1 for findings of this severity or worse", commands: [.lint]),
    Option(name: .strict, help: "the same as --fail-on warning", commands: [.lint]),
    Option(
      name: .baseline, value: .file("FILE"), help: "leave out the findings that this file holds", commands: [.lint]),
    Option(
      name: .writeBaseline, value: .file("FILE"), help: "write all findings into a new baseline", commands: [.lint]),
    Option(
      name: .reportUnused, help: "report suppressions that suppress nothing", commands: [.lint]),
  ]

  private static let configuring: [Option] = [
    Option(
      name: .config, value: .file("FILE"), help: "use this configuration and look for no other",
      commands: [.lint, .convert, .rules, .explain, .docs]),
    Option(
      name: .noConfig, aliases: ["isolated"], help: "use no configuration",
      commands: [.lint, .convert, .rules, .explain, .docs]),
    Option(
      name: .showConfig, value: .file("FILE"), help: "print the configuration that a file has, and stop",
      commands: [.lint]),
    Option(name: .showFiles, help: "print the files that would be linted, and stop", commands: [.lint]),
    Option(
      name: .forceExclude, help: "apply `exclude` also to files that are named", commands: [.lint, .convert]),
    Option(
      name: .stdinFilename, value: .text("NAME"), help: "the name that standard input has",
      commands: [.lint, .convert]),
    Option(name: .jobs, value: .number, help: "how many files to read at a time", commands: [.lint, .convert]),
  ]

  private static let everywhere: [Option] = [
    Option(
      name: .color, value: .choice(["auto", "always", "never"]), help: "colours; auto: on a terminal only",
      commands: CommandName.allCases),
    Option(
      name: .generateCompletion, value: .choice(["bash", "zsh", "fish"]), help: "print a completion script, and stop",
      commands: CommandName.allCases),
    Option(name: .version, help: "print the version, and stop", commands: CommandName.allCases),
    Option(name: .help, short: "h", help: "print this help, and stop", commands: CommandName.allCases),
  ]

  /// The options of a command.
  static func options(of command: CommandName) -> [Option] {
    all.filter { $0.commands.contains(command) }
  }
}
