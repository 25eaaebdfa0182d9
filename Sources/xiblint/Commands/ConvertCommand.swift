import ProjectIndex
import RenderSpec
import RuleEngine
import SourceText
import YAMLTree

/// `xiblint convert`: writes the render specs of documents.
enum ConvertCommand: Command {
  static func run(_ arguments: Arguments, output: OutputStream, messages: Messages) throws(CommandFailure) -> ExitCode {
    if arguments.has(.schema) {
      output.write(RenderSpecSchema.json())
      return .clean
    }
    let options = arguments.renderSpecOptions
    try check(arguments, options)
    let files = try LintFiles(
      arguments,
      try ConfigurationFinder(
        arguments.configurationSource, catalogue: .builtIn, workingDirectory: WorkingDirectory.path()))
    for message in files.complaints { messages.error(message) }
    if files.inputs.isEmpty, files.complaints.isEmpty {
      messages.line("There are no .xib or .storyboard files to convert.")
    }
    let directory = arguments.last(.output)
    if directory == nil, files.inputs.count > 1 || arguments.operands.contains(where: isDirectory) {
      throw CommandFailure(
        "Several documents do not fit on standard output; name a directory for their specs with `--output DIR`.")
    }
    let run = ConvertRun(
      inputs: files.inputs, configurations: try configurations(of: files), workingDirectory: files.workingDirectory,
      options: options,
      project: ProjectIndex(root: files.workingDirectory, workingDirectory: files.workingDirectory),
      directory: directory, checks: arguments.has(.check),
      threads: arguments.last(.jobs).flatMap { Int($0) })
    if let fault = run.languageFault() { throw CommandFailure(fault) }
    var code = files.complaints.isEmpty ? ExitCode.clean : .failure
    run.run { result in
      if let note = result.note { messages.warning(note) }
      if let message = result.failure {
        messages.error(message)
        code = .failure
      }
      if let message = result.difference {
        messages.error(message)
        if code == .clean { code = .problems }
      }
      if let bytes = result.output { output.write(bytes) }
      guard arguments.has(.failOnUnsupported), let first = result.unsupported.first else { return }
      let more = result.unsupported.count == 1 ? "" : ", and \(result.unsupported.count - 1) more"
      messages.error(
        "\(result.file):\(first.line): The spec cannot say `\(first.what)`\(more); they stand under `unsupported`.")
      if code == .clean { code = .problems }
    }
    if arguments.has(.check) {
      for path in run.orphans() {
        messages.error("\(path) has no document any more; delete it, or bring the document back.")
        if code == .clean { code = .problems }
      }
    }
    for error in run.project.errors {
      let path = Path.relative(error.path, to: files.workingDirectory)
      messages.warning("\(path):\(error.position.line):\(error.position.column): \(error.message).")
    }
    return code
  }

  /// Throws where options contradict each other, so that none is left out silently.
  private static func check(_ arguments: Arguments, _ options: RenderSpecOptions) throws(CommandFailure) {
    if arguments.has(.check), !arguments.has(.output) {
      throw CommandFailure("`--check` compares with files under a directory; name it with `--output DIR`.")
    }
    if let directory = arguments.last(.output), directory.hasSuffix(".json") {
      throw CommandFailure(
        "`--output` names the directory for specs, and `\(directory)` looks like a file: write `> \(directory)` for a spec alone."
      )
    }
    let languages = arguments.list(.language)
    if languages.count > 1 {
      throw CommandFailure(
        "A spec has the texts of one language, and `--language` names \(languages.count): run xiblint once for each.")
    }
    guard arguments.has(.frames) else { return }
    if arguments.has(.failOnUnsupported) {
      throw CommandFailure(
        "`--frames` writes frames and looks at nothing else, so `--fail-on-unsupported` would find nothing: leave out one."
      )
    }
    if arguments.has(.noLayout) { throw CommandFailure("`--frames` writes layouts only, and `--no-layout` none.") }
    if !options.isOneEnvironment {
      throw CommandFailure(
        "`--frames` writes one map of frames for a document: give one value for each of the options that it is laid out for, "
          + "and no `--list-profile` or `--position`; or leave out `--frames`.")
    }
  }

  /// What the configurations of the documents say of specs, by their files. It throws all that is wrong in any.
  private static func configurations(of files: LintFiles) throws(CommandFailure) -> [String: ConvertConfiguration] {
    var configurations: [String: ConvertConfiguration] = [:]
    var faults: [String] = []
    for input in files.inputs {
      let configuration = input.rules.configuration
      guard let path = configuration.path, configurations[path] == nil else { continue }
      do throws(YAMLErrors) {
        configurations[path] = try ConvertConfiguration(configuration)
      } catch {
        faults += error.errors.map(\.description).filter { !faults.contains($0) }
      }
    }
    if !faults.isEmpty { throw CommandFailure(messages: faults) }
    return configurations
  }

  private static func isDirectory(_ path: String) -> Bool {
    FileSystem.status(of: path)?.kind == .directory
  }
}

extension Arguments {
  /// How the command line wants specs to be.
  var renderSpecOptions: RenderSpecOptions {
    var options = RenderSpecOptions()
    options.generator = ("xiblint", Version.current)
    if given.last(where: { $0.name == .compact || $0.name == .pretty })?.name == .compact { options.indent = nil }
    options.devices = list(.device)
    options.appearances = list(.appearance)
    options.contentSizes = list(.contentSize)
    options.orientations = list(.orientation).compactMap(DeviceOrientation.init)
    options.directions = list(.direction).compactMap(LayoutDirection.init)
    options.widths = list(.width).compactMap(Double.init)
    options.listProfiles = list(.listProfile)
    options.language = last(.language)
    options.textSizes = last(.textSizes) == "stored" ? .stored : .measured
    options.writesLayouts = !has(.noLayout)
    options.writesOnlyFrames = has(.frames)
    options.positions = list(.position).compactMap(ListPosition.init)
    return options
  }
}
