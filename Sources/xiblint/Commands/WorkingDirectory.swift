import SourceText

/// The directory that paths of the command line are relative to.
enum WorkingDirectory {
  /// Its absolute path. It throws where the directory was removed meanwhile: then no relative path means anything.
  static func path() throws(CommandFailure) -> String {
    do throws(FileError) {
      return try FileSystem.workingDirectory()
    } catch {
      throw CommandFailure("The working directory cannot be found: \(error.reason). Change to another one first.")
    }
  }
}
