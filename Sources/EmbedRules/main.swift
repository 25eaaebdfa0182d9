// EmbedRules OUTPUT-FOLDER FILE...: makes Swift of rule files; the build runs it through EmbedRulesPlugin.

import Foundation
import RuleFormat
import SourceText
import YAMLTree

let arguments = Array(CommandLine.arguments.dropFirst())
guard let output = arguments.first else {
  FileHandle.standardError.write(Data("usage: EmbedRules OUTPUT-FOLDER FILE...\n".utf8))
  exit(2)
}

do {
  let folder = try RuleFolder(files: Array(arguments.dropFirst()))
  for (category, rules) in Dictionary(grouping: folder.rules, by: \.category) {
    let path = Path.join(output, category + ".swift")
    try FileSystem.writeAtomically(Array(RuleSource.functions(of: rules).utf8), to: path)
  }
  let table = Array(RuleSource.table(of: folder).utf8)
  try FileSystem.writeAtomically(table, to: Path.join(output, "BuiltInRules+entries.swift"))
} catch let errors as YAMLErrors {
  for error in errors.errors {
    // The form in which compilers report, so that Xcode shows the place.
    let place = "\(error.path):\(error.position.line):\(error.position.column)"
    FileHandle.standardError.write(Data("\(place): error: \(error.message)\n".utf8))
  }
  exit(1)
} catch let error as FileError {
  FileHandle.standardError.write(Data("\(error.path): error: \(error.reason)\n".utf8))
  exit(1)
}
