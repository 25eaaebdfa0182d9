import SourceText

/// Reads YAML and JSON into nodes that know their places.
public enum YAMLTree {
  /// How deep nodes may nest.
  public static let depthLimit = 100
  /// How many nodes aliases may stand for in all, so that a small file cannot blow up.
  public static let aliasLimit = 10_000

  /// The root of the one document in a file. An empty file is a node that is null.
  ///
  /// Aliases are resolved. It throws where the text is no YAML, a name occurs twice in a mapping, a name is not a text, a tag is
  /// used (the reader of a key knows its type), or a limit is passed.
  public static func parse(bytes: [UInt8], path: String) throws(YAMLError) -> YAMLNode {
    let offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let text = offset == 0 ? bytes : Array(bytes[offset...])
    do throws(YAMLError) {
      return try root(YAMLEventParser(bytes: text, joins: [], offset: offset, path: path), path: path)
    } catch {
      // Only JSON writes pairs of escapes, and hardly any does; so they are looked for when the plain way has failed.
      guard let joined = SurrogatePairs.joined(in: text) else { throw error }
      let parser = YAMLEventParser(bytes: joined.bytes, joins: joined.ends, offset: offset, path: path)
      return try root(parser, path: path)
    }
  }

  private static func root(_ parser: YAMLEventParser, path: String) throws(YAMLError) -> YAMLNode {
    var builder = YAMLTreeBuilder(parser: parser, path: path)
    return try builder.root()
  }
}
