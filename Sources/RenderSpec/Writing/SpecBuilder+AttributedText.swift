import SourceText
import XMLTree

/// Attributed texts.
extension SpecBuilder {
  /// Writes an attributed text under a key: its fragments, each with its text and attributes.
  func writeAttributedText(_ key: [UInt8], _ value: XMLNode) -> Bool {
    markElement(value)
    out.key(quoted: key)
    out.beginArray()
    for fragment in xml.children(of: value, named: names.fragment) { _ = writeObject(fragment) }
    out.endArray()
    return true
  }
}
