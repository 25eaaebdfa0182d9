import Foundation
import ProjectIndex
import SourceText

/// A folder of files that is there while a test runs.
final class ProjectFolder {
  let path: String

  /// A folder with files of text by their paths in it; a path that ends with a slash is an empty folder.
  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID().uuidString)").path
    try FileSystem.makeDirectories(folder)
    path = FileSystem.resolved(folder) ?? folder
    for (name, text) in files { try write(name, Array(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = Path.join(path, name)
    if name.hasSuffix("/") { return try FileSystem.makeDirectories(String(file.dropLast())) }
    try FileSystem.makeDirectories(Path.directory(of: file) ?? path)
    try FileSystem.writeAtomically(bytes, to: file)
  }

  /// An index whose run is about the folder.
  var index: ProjectIndex { ProjectIndex(root: path, workingDirectory: path) }

  /// The errors of an index, with paths seen from the folder.
  func errors(_ index: ProjectIndex) -> [String] {
    index.errors.map { $0.description.replacingOccurrences(of: path + "/", with: "") }
  }
}

/// A colour set with one opaque colour in sRGB.
func colorSet(_ red: String, _ green: String, _ blue: String, space: String = "srgb") -> String {
  """
  { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "\(space)", "components" :
    { "alpha" : "1.000", "blue" : "\(blue)", "green" : "\(green)", "red" : "\(red)" } } } ],
    "info" : { "author" : "xcode", "version" : 1 } }
  """
}
