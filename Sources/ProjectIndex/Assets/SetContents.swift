import SourceText
import YAMLTree

/// Reads what the folders of catalogues say of themselves.
enum SetContents {
  /// Larger files are an error: those of sets have some hundred lines.
  static let sizeLimit = 4 << 20

  /// The `Contents.json` of a folder.
  static func read(_ folder: String) throws(ResourceError) -> YAMLNode {
    try json(Path.join(folder, "Contents.json"))
  }

  /// The JSON in a file.
  static func json(_ path: String, limit: Int = sizeLimit) throws(ResourceError) -> YAMLNode {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileSystem.read(path, limit: limit) } catch { throw ResourceError(error) }
    do throws(YAMLError) { return try YAMLTree.parse(bytes: bytes, path: path) } catch { throw ResourceError(error) }
  }
}
