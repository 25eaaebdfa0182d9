import Reporters
import SourceText

/// Which formats a run writes, and where to.
///
/// There is one format to a place, the last that is named, so that appended arguments win.
struct ReportPlan: Equatable {
  /// A format and its file; `nil` is standard output.
  struct Target: Equatable {
    /// The name of the format.
    var format: String
    /// The file.
    var file: String?
  }

  /// What to write.
  private(set) var targets: [Target] = []

  /// The plan of a command line; where it names no format, the output's extension or the environment tells one.
  init(_ arguments: Arguments, environment: (String) -> String?) throws(CommandFailure) {
    let output = arguments.last(.output).flatMap { $0 == "-" ? nil : $0 }
    for format in arguments.all(.format) {
      let parts = format.split(separator: "=", maxSplits: 1).map(String.init)
      let file = parts.count > 1 ? (parts[1] == "-" ? nil : parts[1]) : output
      set(Target(format: parts[0], file: file))
    }
    guard targets.isEmpty else { return }
    if let output {
      let formats = ReportFormats.inferred(fromFile: output)
      if formats.count > 1 {
        let names = formats.map { "`--format \($0.name)`" }.joined(separator: " or ")
        throw CommandFailure("\(output) can have more than one format; add \(names).")
      }
      set(Target(format: formats.first?.name ?? "text", file: output))
      return
    }
    let isXcode = environment("XCODE_VERSION_ACTUAL") != nil || environment("SRCROOT") != nil
    set(Target(format: isXcode ? "xcode" : "text", file: nil))
    if environment("GITHUB_ACTIONS") == "true" { targets.append(Target(format: "github", file: nil)) }
  }

  private mutating func set(_ target: Target) {
    targets.removeAll { $0.file == target.file }
    targets.append(target)
  }
}
