import SourceText
import XMLTree

/// Attributed texts.
extension SpecBuilder {
  /// Writes an attributed text: its fragments, each with its text and attributes.
  func writeAttributedText(_ row: CompiledProperty, _ value: XMLNode) -> Bool {
    markElement(value)
    out.key(quoted: row.key)
    out.beginArray()
    for fragment in xml.children(of: value, named: names.fragment) { _ = writeObject(fragment) }
    out.endArray()
    return true
  }
}
