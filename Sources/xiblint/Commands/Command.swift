/// What a command of the command line does.
protocol Command {
  /// Does it: results go to `output`, everything else to `messages`.
  static func run(_ arguments: Arguments, output: OutputStream, messages: Messages) throws(CommandFailure) -> ExitCode
}
