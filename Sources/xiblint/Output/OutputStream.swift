import SourceText

/// Where a run's output goes: standard output or a file; bytes are gathered and written in large pieces.
final class OutputStream {
  /// Bytes that are not written yet.
  var buffer: [UInt8] = []
  /// The first error of a write; nothing is written after it.
  private(set) var failure: FileError?

  private let descriptor: Int32
  private let path: String
  private let isOwn: Bool
  private lazy var isTerminal = Process.isTerminal(descriptor)
  private static let limit = 1 << 16

  /// Standard output.
  init() {
    descriptor = Process.output
    path = "standard output"
    isOwn = false
  }

  /// Standard error, for findings where standard output is taken.
  init(standardError: Void) {
    descriptor = Process.error
    path = "standard error"
    isOwn = false
  }

  /// A file, which is emptied or made.
  init(file path: String) throws(FileError) {
    descriptor = try FileSystem.openForWriting(path)
    self.path = path
    isOwn = true
  }

  /// Adds a text.
  func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    flushIfLarge()
  }

  /// Adds bytes.
  func write(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    flushIfLarge()
  }

  /// Writes what has been gathered.
  func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard failure == nil, !buffer.isEmpty else { return }
    do throws(FileError) {
      try FileSystem.write(buffer, to: descriptor, path: path)
    } catch {
      failure = error
    }
  }

  /// Writes what has been gathered if it is much, or if somebody is watching.
  func flushIfLarge() {
    if buffer.count >= Self.limit || isTerminal { flush() }
  }

  /// Writes the rest and closes a file.
  func finish() {
    flush()
    guard isOwn else { return }
    do throws(FileError) {
      try FileSystem.close(descriptor, path: path)
    } catch {
      failure = failure ?? error
    }
  }
}
