/// `xiblint version`.
enum VersionCommand: Command {
  static func run(_ arguments: Arguments, output: OutputStream, messages: Messages) throws(CommandFailure) -> ExitCode {
    output.write("xiblint \(Version.current)\n")
    return .clean
  }
}
