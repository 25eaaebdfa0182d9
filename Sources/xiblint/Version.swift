/// The version of the program.
enum Version {
  /// As semantic versioning has it.
  static let current = "0.1.0"
}
