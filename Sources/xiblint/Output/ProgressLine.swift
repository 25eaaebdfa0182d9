/// One line on a terminal that tells how far a long run is; it is gone when anything else is printed.
struct ProgressLine {
  private let isOn: Bool
  private let total: Int
  private var isShown = false
  private var nextTime: Int

  /// The milliseconds before the line first appears, and between two changes.
  private static let (patience, interval) = (1000, 100)

  /// A line for a run over `total` files; nothing is shown where standard error is no terminal.
  init(total: Int, isQuiet: Bool) {
    self.total = total
    isOn = !isQuiet && Process.isTerminal(Process.error)
    nextTime = isOn ? Process.milliseconds + Self.patience : 0
  }

  /// Shows that `done` files are done, if it is time.
  mutating func update(_ done: Int, _ messages: Messages) {
    guard isOn else { return }
    let now = Process.milliseconds
    guard now >= nextTime else { return }
    nextTime = now + Self.interval
    isShown = true
    messages.write("\r\u{1B}[KLinting: \(done) of \(total) files")
  }

  /// Takes the line away.
  mutating func clear(_ messages: Messages) {
    guard isShown else { return }
    isShown = false
    messages.write("\r\u{1B}[K")
  }
}
