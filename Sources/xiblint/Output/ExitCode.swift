/// What the program tells the one that started it.
enum ExitCode: Int32 {
  /// Nothing at the failing level.
  case clean = 0
  /// Findings at the failing level.
  case problems = 1
  /// It could not do what was asked.
  case failure = 2
}
