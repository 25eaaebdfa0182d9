/// `xiblint version`.
enum VersionCommand: Command {
  static func run(_ arguments: Arguments, output: OutputStream, messages: Messages) -> ExitCode {
    output.write("xiblint \(Version.current)\n")
    return .clean
  }
}
