#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the operating system said about a file that could not be read or written.
public struct FileError: Error, Hashable, Sendable {
  /// The file's path.
  public let path: String
  /// The system's reason, such as “Permission denied”.
  public let reason: String
  /// The system's number of the reason (`errno`); 0 where the reason is our own.
  public let code: Int32

  /// An error from its parts.
  public init(path: String, reason: String, code: Int32 = 0) {
    self.path = path
    self.reason = reason
    self.code = code
  }

  /// Whether the reader of a pipe has gone, which is no fault: it has seen what it wanted.
  public var isClosedPipe: Bool { code == EPIPE }

  /// An error from the calling thread's `errno`.
  static func last(_ path: String) -> FileError {
    let code = errno
    return FileError(path: path, reason: String(cString: strerror(code)), code: code)
  }
}

/// The few calls to the operating system that the project needs, without Foundation, whose start alone costs more than
/// linting a file does.
public enum FileSystem {
  /// What stands at a path, links followed.
  public enum Kind: Sendable {
    case file, directory, other
  }

  /// Identifies what stands at a path however it is named: equal for two links to the same file.
  public struct Identity: Hashable, Sendable {
    let device: UInt64
    /// The number of the file in its file system.
    public let inode: UInt64
  }

  /// The kind and identity of what stands at a path, links followed; `nil` where nothing does.
  public static func status(of path: String) -> (kind: Kind, identity: Identity)? {
    try? inspect(path)
  }

  /// The kind and identity of what stands at a path, links followed; an error where nothing does.
  public static func inspect(_ path: String) throws(FileError) -> (kind: Kind, identity: Identity) {
    var info = stat()
    guard Path.withSystemPath(path, { stat($0, &info) }) == 0 else { throw FileError.last(path) }
    let kind: Kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      default: .other
      }
    return (kind, Identity(device: UInt64(info.st_dev), inode: UInt64(info.st_ino)))
  }

  /// Whether a link stands at a path.
  public static func isLink(_ path: String) -> Bool {
    linkStatus(of: path) == .link
  }

  /// The bytes of a regular file. Larger files than `limit` bytes are an error, so that memory stays bounded.
  public static func read(_ path: String, limit: Int = .max) throws(FileError) -> [UInt8] {
    try withRegularFile(path) { descriptor, size throws(FileError) in
      try read(descriptor, path: path, expecting: size, limit: limit)
    }
  }

  /// At most `count` bytes of a regular file from an offset on; fewer where the file ends before.
  public static func read(_ path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8] {
    try withRegularFile(path) { descriptor, size throws(FileError) in
      let wanted = min(count, size - offset)
      guard offset >= 0, wanted > 0 else { return [] }
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
        repeat {
          result = pread(descriptor, buffer.baseAddress, wanted, off_t(offset))
        } while result < 0 && errno == EINTR
        initialized = max(result, 0)
      }
      if result < 0 { throw FileError.last(path) }
      return bytes
    }
  }

  /// The value of `body`, which gets an open regular file and its size.
  private static func withRegularFile<Value>(
    _ path: String, _ body: (Int32, Int) throws(FileError) -> Value
  ) throws(FileError) -> Value {
    // To open a pipe would wait for a writer.
    let descriptor = Path.withSystemPath(path) { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw FileError.last(path) }
    defer { _ = systemClose(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw FileError.last(path) }
    guard info.st_mode & S_IFMT == S_IFREG else { throw FileError(path: path, reason: "It is not a regular file") }
    return try body(descriptor, Int(info.st_size))
  }

  /// All bytes of standard input.
  public static func readStandardInput(limit: Int = .max) throws(FileError) -> [UInt8] {
    try read(STDIN_FILENO, path: "-", expecting: 1 << 16, limit: limit)
  }

  private static func read(
    _ descriptor: Int32, path: String, expecting size: Int, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = size + 1
    while true {
      guard bytes.count <= limit, size <= limit else {
        throw FileError(path: path, reason: "It is larger than \(limit >> 20) MB")
      }
      let start = bytes.count
      var count = 0
      bytes.append(
        contentsOf: [UInt8](unsafeUninitializedCapacity: chunk) { buffer, initialized in
          repeat {
            count = systemRead(descriptor, buffer.baseAddress, chunk)
          } while count < 0 && errno == EINTR
          initialized = max(count, 0)
        })
      if count < 0 { throw FileError.last(path) }
      if count == 0 { return bytes }
      chunk = max(1 << 12, size - bytes.count + 1, start / 2)
    }
  }

  /// Writes a file in one step: readers see the old bytes or the new ones, never a part. Permissions are kept, and the owner
  /// too where the system allows it.
  ///
  /// A link is followed and kept; the new bytes go to a temporary file beside the target, which then takes its name. What is
  /// no regular file, such as a pipe or a device, is written to as it is: another file must not take its place.
  public static func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError) {
    let target = resolved(path) ?? path
    var info = stat()
    let exists = Path.withSystemPath(target) { stat($0, &info) } == 0
    if exists, info.st_mode & S_IFMT != S_IFREG {
      let descriptor = try openForWriting(path)
      defer { _ = systemClose(descriptor) }
      return try write(bytes, to: descriptor, path: path)
    }
    if exists, Path.withSystemPath(target, { access($0, W_OK) }) != 0 { throw FileError.last(path) }
    var template = (Path.bytes(of: target + ".XXXXXX") + [0]).map(CChar.init(bitPattern:))
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileError.last(path) }
    do throws(FileError) {
      try write(bytes, to: descriptor, path: path)
      // Only a privileged user can give a file away. It comes before the mode, which it may change.
      if exists { _ = fchown(descriptor, info.st_uid, info.st_gid) }
      let mode = exists ? info.st_mode & 0o7777 : 0o666 & ~currentUmask
      guard fchmod(descriptor, mode) == 0, systemClose(descriptor) == 0,
        Path.withSystemPath(target, { rename(template, $0) }) == 0
      else { throw FileError.last(path) }
    } catch {
      unlink(template)
      throw error
    }
  }

  /// Writes all bytes to an open file; a full pipe is waited for.
  public static func write(
    _ bytes: [UInt8], to descriptor: Int32, path: String
  ) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError.last(path)
      }
      written += count
    }
  }

  /// Opens a file for writing, emptied or made; the caller closes the descriptor.
  public static func openForWriting(_ path: String) throws(FileError) -> Int32 {
    let descriptor = Path.withSystemPath(path) { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw FileError.last(path) }
    return descriptor
  }

  /// Closes a descriptor; errors of writes that the system put off come here.
  public static func close(_ descriptor: Int32, path: String) throws(FileError) {
    guard systemClose(descriptor) == 0 else { throw FileError.last(path) }
  }

  /// Makes a directory and those above it; nothing where they exist.
  public static func makeDirectories(_ path: String) throws(FileError) {
    if status(of: path)?.kind == .directory { return }
    if let parent = Path.directory(of: path), parent != path { try makeDirectories(parent) }
    guard Path.withSystemPath(path, { mkdir($0, 0o777) }) == 0 || errno == EEXIST else { throw FileError.last(path) }
  }

  /// The absolute path without links, or `nil` where nothing stands at the path.
  public static func resolved(_ path: String) -> String? {
    guard let pointer = Path.withSystemPath(path, { realpath($0, nil) }) else { return nil }
    defer { free(pointer) }
    return Path.text(ofSystemPath: pointer)
  }

  /// The working directory as an absolute path. It throws where the directory was removed meanwhile, or cannot be read.
  public static func workingDirectory() throws(FileError) -> String {
    guard let path = resolved(".") else { throw FileError.last(".") }
    return path
  }

  /// The permissions that new files of this process do not get. They cannot be asked for without being changed for a moment,
  /// so that is done once.
  private static let currentUmask: mode_t = {
    let mask = umask(0)
    umask(mask)
    return mask
  }()
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemClose(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
