import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the program asks of the process that it runs in.
enum Process {
  /// Standard output.
  static let output: Int32 = STDOUT_FILENO
  /// Standard error.
  static let error: Int32 = STDERR_FILENO

  /// The command line without the name of the program. Names of files need not be UTF-8.
  static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { pointer in
        Path.text(of: UnsafeRawBufferPointer(start: pointer, count: strlen(pointer)))
      }
    }
  }

  /// A variable of the environment; `nil` where it is unset or empty.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) != 0
  }

  /// Makes writing to a closed pipe an error instead of the end of the process.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Milliseconds of a clock that only goes forward.
  static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Ends the process.
  static func end(_ code: ExitCode) -> Never {
    exit(code.rawValue)
  }
}
