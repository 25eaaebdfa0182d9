import SourceText

/// Reads a mapping key by key into typed values and puts what is wrong into a log: missing keys, values of another type,
/// and, at `finish`, keys that nobody asked for.
public struct MappingReader {
  /// The node of the mapping.
  public let node: YAMLNode
  /// Where errors go.
  public let log: YAMLErrorLog
  private let entries: [YAMLNode.Entry]
  private var asked: [String] = []

  /// A reader of a mapping; `nil`, with an error in the log, when the node is none.
  public init?(_ node: YAMLNode, log: YAMLErrorLog) {
    guard let entries = log.attempt({ () throws(YAMLError) in try node.mapping() }) else { return nil }
    self.node = node
    self.log = log
    self.entries = entries
  }

  /// The value of a key, or `nil` when the mapping does not have it.
  public mutating func value(_ key: String) -> YAMLNode? {
    if !asked.contains(key) { asked.append(key) }
    return entries.first { $0.name == key }?.value
  }

  /// The decoded value of a key; `nil` when the mapping does not have it, or, with an error in the log, when it is wrong.
  public mutating func optional<Value>(
    _ key: String, _ decode: (YAMLNode) throws(YAMLError) -> Value
  ) -> Value? {
    guard let node = value(key) else { return nil }
    return log.attempt { () throws(YAMLError) in try decode(node) }
  }

  /// The decoded value of a key that must be there; `nil`, with an error in the log, when it is missing or wrong.
  public mutating func required<Value>(
    _ key: String, _ decode: (YAMLNode) throws(YAMLError) -> Value
  ) -> Value? {
    guard let node = value(key) else {
      log.add(node.error("the key `\(key)` is missing"))
      return nil
    }
    return log.attempt { () throws(YAMLError) in try decode(node) }
  }

  /// Reports every key that was never asked for, with the nearest of those that were.
  public func finish() {
    for entry in entries where !asked.contains(entry.name) {
      log.add(entry.key.unknown("key", entry.name, among: asked))
    }
  }
}
