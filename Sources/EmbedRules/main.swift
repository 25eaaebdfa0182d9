// EmbedRules OUTPUT-FOLDER FILE...: makes Swift of rule files; the build runs it through EmbedRulesPlugin.

import RuleFormat
import SourceText
import YAMLTree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends the build with a message on standard error.
func fail(_ message: String, status: Int32 = 1) -> Never {
  try? FileSystem.write(Array((message + "\n").utf8), to: STDERR_FILENO, path: "standard error")
  exit(status)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard let output = arguments.first else { fail("usage: EmbedRules OUTPUT-FOLDER FILE...", status: 2) }

do {
  let folder = try RuleFolder(files: Array(arguments.dropFirst()))
  for (category, rules) in Dictionary(grouping: folder.rules, by: \.category) {
    let path = Path.join(output, category + ".swift")
    try FileSystem.writeAtomically(Array(RuleSource.functions(of: rules).utf8), to: path)
  }
  let table = Array(RuleSource.table(of: folder).utf8)
  try FileSystem.writeAtomically(table, to: Path.join(output, "BuiltInRules+entries.swift"))
} catch let errors as YAMLErrors {
  // The form in which compilers report, so that Xcode shows the place.
  let lines = errors.errors.map { "\($0.path):\($0.position.line):\($0.position.column): error: \($0.message)" }
  fail(lines.joined(separator: "\n"))
} catch let error as FileError {
  fail("\(error.path): error: \(error.reason)")
}
