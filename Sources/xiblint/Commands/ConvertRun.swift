import InterfaceBuilder
import ProjectIndex
import RenderSpec
import RuleEngine
import SourceText
import XMLTree

/// Converts many documents on several threads.
struct ConvertRun: Sendable {
  let inputs: [LintRun.Input]
  /// What the configurations of the documents say, by their files.
  let configurations: [String: ConvertConfiguration]
  /// The absolute path that relative ones are seen from, and the directory that the run is about.
  let workingDirectory: String
  let options: RenderSpecOptions
  /// What lies around the documents.
  let project: ProjectIndex
  /// Where specs are written; `nil`: they are handed over.
  let directory: String?
  /// Whether files are compared, and none is written.
  let checks: Bool
  let threads: Int?

  /// What became of a document.
  struct Result: Sendable {
    /// How messages name it.
    let file: String
    /// Its spec, where it is not written into a file.
    var output: [UInt8]?
    /// What the spec does not say.
    var unsupported: [Unsupported] = []
    /// What to know of the spec.
    var note: String?
    /// Why there is no spec.
    var failure: String?
    /// How the file that is there differs.
    var difference: String?
  }

  /// Converts the documents and hands over what became of them, in order.
  func run(deliver: (Result) -> Void) {
    let names = Self.names(of: inputs)
    OrderedWorkers.run(
      count: inputs.count, threads: threads,
      makeWorker: {
        let worker = Worker()
        return { index in convert(inputs[index], named: names[index], worker) }
      },
      deliver: { result in
        deliver(result)
        return true
      })
  }

  /// What a thread keeps from document to document.
  private final class Worker {
    let reader: XMLReader
    let vocabulary: Vocabulary
    let converter: RenderSpecConverter

    init() {
      let names = XMLNameTable()
      reader = XMLReader(names: names)
      vocabulary = Vocabulary(names: names)
      converter = RenderSpecConverter(vocabulary: vocabulary)
    }
  }

  private func convert(
    _ input: LintRun.Input, named name: String, _ worker: Worker
  ) -> Result {
    var result = Result(file: input.file)
    result.note = languageNote(of: input)
    do {
      let document = Document(try worker.reader.read(try input.readBytes(), path: name), vocabulary: worker.vocabulary)
      switch document.kind {
      case .xib, .storyboard: break
      case .legacyArchive:
        result.failure =
          "\(input.file):1:1: This is the key archive of Xcode 3, which has no spec: open it in a newer Xcode and save it."
        return result
      case .other:
        result.failure = "\(input.file):1:1: This is no Interface Builder document: its root element is not `document`."
        return result
      }
      if options.writesOnlyFrames {
        try finish(worker.converter.frames(of: document, options: options), name, &result)
        return result
      }
      var options = options
      if let configuration = input.rules.configuration.path.flatMap({ configurations[$0] }) {
        options.profiles = configuration.profiles
        if options.listProfiles.isEmpty { options.listProfiles = configuration.listProfile.map { [$0] } ?? [] }
      }
      if options.language != nil { options.localization = project.localization(of: input.path) }
      options.assets = project.catalogs(for: input.path)
      let spec = worker.converter.convert(document, options: options)
      result.unsupported = spec.unsupported
      try finish(spec.bytes, name, &result)
    } catch let error as XMLSyntaxError {
      result.failure = "\(input.file):\(error.position.line):\(error.position.column): \(error.message)"
    } catch let error as FileError {
      result.failure = "\(error.path): \(error.reason)."
    } catch {
      result.failure = "\(input.file): \(error)"
    }
    return result
  }

  private func finish(_ bytes: [UInt8], _ name: String, _ result: inout Result) throws(FileError) {
    guard let directory else {
      result.output = bytes
      return
    }
    let path = Path.join(directory, name + ".json")
    // What is right already is not written again, so that whatever watches the files sees changes only.
    let old = FileSystem.status(of: path)?.kind == .file ? try? FileSystem.read(path) : nil
    if old == bytes { return }
    if checks {
      if old == nil { result.difference = "\(path) is missing; run `xiblint convert` without `--check` to write it." }
      if old != nil {
        result.difference =
          "\(path) differs from \(result.file); run `xiblint convert` without `--check` to write it again."
      }
      return
    }
    if let parent = Path.directory(of: path) { try FileSystem.makeDirectories(parent) }
    try FileSystem.writeAtomically(bytes, to: path)
  }

  /// The names that documents have in specs and under the directory: relative to the working directory, or to what those
  /// outside of it have in common, so that they are the same on every machine.
  static func names(of inputs: [LintRun.Input]) -> [String] {
    let outside = inputs.map(\.file).filter(Path.isAbsolute).map { Path.names(in: $0).dropLast() }
    var common = outside.first ?? []
    for names in outside.dropFirst() {
      common = common.prefix(zip(common, names).prefix { $0 == $1 }.count)
    }
    let prefix = common.isEmpty ? "/" : "/" + common.joined(separator: "/")
    return inputs.map { Path.isAbsolute($0.file) ? Path.relative($0.file, to: prefix) : $0.file }
  }
}
