import SourceText

/// What is wrong in a YAML file, and where. It prints as `file:line:column: message`, which editors and Xcode understand.
public struct YAMLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// Where it is wrong.
  public let position: TextPosition
  /// What is wrong and what to do.
  public let message: String

  /// An error from its parts.
  public init(path: String, position: TextPosition, message: String) {
    self.path = path
    self.position = position
    self.message = message
  }

  /// The error as `file:line:column: message`.
  public var description: String { "\(path):\(position.line):\(position.column): \(message)" }
}

/// All that is wrong in one or more YAML files, in the order of the files and of the places in them.
public struct YAMLErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors; at least one.
  public let errors: [YAMLError]

  /// The errors as one value to throw.
  public init(_ errors: [YAMLError]) {
    self.errors = errors
  }

  /// The errors, one a line.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// Collects the errors of a document while it is decoded, so that a person sees all of them at once.
public final class YAMLErrorLog {
  /// The errors so far, in the order in which they were met.
  public private(set) var errors: [YAMLError] = []

  /// An empty log.
  public init() {}

  /// Adds an error; one that is there already is not added again.
  public func add(_ error: YAMLError) {
    if !errors.contains(error) { errors.append(error) }
  }

  /// The value of `body`, or `nil` after its error went into the log.
  public func attempt<Value>(_ body: () throws(YAMLError) -> Value) -> Value? {
    do throws(YAMLError) { return try body() } catch {
      add(error)
      return nil
    }
  }

  /// Throws the errors, if there are any: by file in the order in which the files were met, and by place in a file.
  public func throwIfAny() throws(YAMLErrors) {
    if errors.isEmpty { return }
    var files: [String: Int] = [:]
    for error in errors where files[error.path] == nil { files[error.path] = files.count }
    let keyed = errors.enumerated().map { offset, error in
      (key: [files[error.path] ?? 0, error.position.line, error.position.column, offset], error: error)
    }
    throw YAMLErrors(keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.error))
  }
}
