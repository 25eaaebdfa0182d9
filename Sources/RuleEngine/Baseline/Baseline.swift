import SourceText

/// Findings that a project knows and does not want to hear of again.
///
/// A finding is known by its file, its rule and its object, or, outside objects, its message: lines change each time a document is
/// saved. Each entry has a count; findings beyond it are new.
public struct Baseline: Sendable {
  /// What findings have in common to be the same to a baseline.
  public struct Entry: Hashable, Sendable {
    /// The file, as it is reached from the baseline's folder.
    public var file: String
    /// The identifier of the rule.
    public var rule: String
    /// The id of the object; `nil` outside objects.
    public var object: String?
    /// The message; `nil` where there is an object.
    public var message: String?

    /// An entry from its parts.
    public init(file: String, rule: String, object: String? = nil, message: String? = nil) {
      self.file = file
      self.rule = rule
      self.object = object
      self.message = message
    }
  }

  /// What a baseline says of the findings of one file.
  public struct Judgement: Sendable {
    /// The findings that are not in the baseline.
    public var remaining: [Diagnostic] = []
    /// How many findings are.
    public var knownCount = 0
    /// Entries that more findings were expected for, with how many; they can go.
    public var stale: [(entry: Entry, count: Int)] = []
  }

  /// The absolute path of the folder that holds the baseline.
  public let directory: String
  private let counts: [String: [Entry: Int]]

  /// A baseline from entries and their counts; entries that are equal are added up.
  public init(_ entries: some Sequence<(entry: Entry, count: Int)>, directory: String) {
    self.directory = directory
    var counts: [String: [Entry: Int]] = [:]
    for (entry, count) in entries { counts[entry.file, default: [:]][entry, default: 0] += count }
    self.counts = counts
  }

  /// The baseline that knows all the findings; their files are relative to the working directory.
  public init(of diagnostics: some Sequence<Diagnostic>, directory: String, workingDirectory: String) {
    var references: [String: String] = [:]
    self.init(
      diagnostics.map { diagnostic in
        let file =
          references[diagnostic.file]
          ?? Self.reference(to: diagnostic.file, from: directory, workingDirectory: workingDirectory)
        references[diagnostic.file] = file
        return (Entry(diagnostic, file: file), 1)
      }, directory: directory)
  }

  /// The entries with their counts, sorted.
  public var entries: [(entry: Entry, count: Int)] {
    Self.sorted(counts.values.flatMap { $0.map { (entry: $0.key, count: $0.value) } })
  }

  /// The files that have entries, as they are reached from the baseline's folder, sorted.
  public var files: [String] {
    counts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Takes the known ones out of all findings of one file, which is named as in its diagnostics. Of more findings than an
  /// entry counts, the first ones are the known ones.
  public func judge(_ diagnostics: [Diagnostic], ofFile file: String, workingDirectory: String) -> Judgement {
    var judgement = Judgement()
    if counts.isEmpty {
      judgement.remaining = diagnostics
      return judgement
    }
    let file = Self.reference(to: file, from: directory, workingDirectory: workingDirectory)
    guard var left = counts[file] else {
      judgement.remaining = diagnostics
      return judgement
    }
    for diagnostic in diagnostics {
      if let index = left.index(forKey: Entry(diagnostic, file: file)), left.values[index] > 0 {
        left.values[index] -= 1
        judgement.knownCount += 1
      } else {
        judgement.remaining.append(diagnostic)
      }
    }
    judgement.stale = Self.sorted(left.filter { $0.value > 0 }.map { (entry: $0.key, count: $0.value) })
    return judgement
  }

  /// The entries of files that are there no more, with their counts, sorted.
  public var entriesOfMissingFiles: [(entry: Entry, count: Int)] {
    let missing = files.filter { FileSystem.status(of: Path.absolute($0, in: directory)) == nil }
    return Self.sorted(
      missing.flatMap { file in (counts[file] ?? [:]).map { (entry: $0.key, count: $0.value) } })
  }

  private static func reference(to file: String, from directory: String, workingDirectory: String) -> String {
    Path.reference(to: Path.absolute(file, in: workingDirectory), from: directory)
  }

  private static func sorted(_ entries: [(entry: Entry, count: Int)]) -> [(entry: Entry, count: Int)] {
    entries.sorted { $0.entry.precedes($1.entry) }
  }
}

extension Baseline.Entry {
  fileprivate init(_ diagnostic: Diagnostic, file: String) {
    let message = diagnostic.objectID == nil ? diagnostic.message : nil
    self.init(file: file, rule: diagnostic.rule, object: diagnostic.objectID, message: message)
  }

  /// The order by file, rule, object and message, each by its bytes.
  fileprivate func precedes(_ other: Baseline.Entry) -> Bool {
    for (own, others) in [
      (file, other.file), (rule, other.rule), (object ?? "", other.object ?? ""), (message ?? "", other.message ?? ""),
    ] where own != others {
      return own.utf8.lexicographicallyPrecedes(others.utf8)
    }
    return false
  }
}
