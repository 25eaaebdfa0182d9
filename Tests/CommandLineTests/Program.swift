import Foundation

/// The built program, run from outside.
struct Program {
  /// What a run gave.
  struct Result {
    let code: Int32
    let output: String
    let error: String
  }

  /// A folder of its own, where the program runs.
  let directory: URL

  /// Makes the folder.
  init() throws {
    directory = FileManager.default.temporaryDirectory.appending(path: "xiblint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  /// Takes a folder that is there, which runs leave as it is.
  init(in directory: URL) {
    self.directory = directory
  }

  /// The folder of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Removes the folder.
  func remove() {
    try? FileManager.default.removeItem(at: directory)
  }

  /// Writes a file into the folder.
  func write(_ name: String, _ text: String) throws {
    let url = directory.appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The text of a file in the folder.
  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: directory.appending(path: name)), as: UTF8.self)
  }

  /// Runs a command of the shell to its end, in which `$0` is the program.
  func runShell(_ command: String) throws -> Result {
    try run(["-c", command, Self.binary.path], executable: URL(filePath: "/bin/sh"))
  }

  /// Runs the program to its end.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], output: FileHandle? = nil,
    executable: URL = Program.binary
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    // Files instead of pipes: nothing can block, however much is written.
    let scratch = FileManager.default.temporaryDirectory.appending(path: "xiblint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let names = ["in", "out", "err"].map { scratch.appending(path: $0) }
    try Data(input.utf8).write(to: names[0])
    for name in names[1...] { try Data().write(to: name) }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try output ?? FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    let texts = try names[1...].map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Result(code: process.terminationStatus, output: texts[0], error: texts[1])
  }

  /// Runs the program with a standard output whose reader is gone.
  func runIntoClosedPipe(_ arguments: [String]) throws -> Result {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    return try run(arguments, output: pipe.fileHandleForWriting)
  }

  /// The program stands where the tests were built.
  static let binary: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = bundle ?? Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "xiblint")
  }()
}
