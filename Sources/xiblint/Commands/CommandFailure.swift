/// Why a command could not do what was asked.
struct CommandFailure: Error {
  /// What is wrong and what to do, a line each.
  let messages: [String]

  /// A failure for one reason.
  init(_ message: String) {
    messages = [message]
  }

  /// A failure for several reasons.
  init(messages: [String]) {
    self.messages = messages
  }
}
