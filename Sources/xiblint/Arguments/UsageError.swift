/// A command line that cannot be understood.
struct UsageError: Error, Equatable {
  /// What is wrong and what to do.
  let message: String
  /// The command whose help tells more.
  let command: CommandName
}
