import RuleFormat
import SourceText
import XMLTree

/// Turns changes of a tree into the fewest byte edits on the source, in the style in which Interface Builder writes.
struct XMLEditor {
  /// The edits so far.
  private(set) var edits: [Edit] = []
  private let document: XMLDocument
  private let source: SourceFile

  init(document: XMLDocument) {
    self.document = document
    source = document.source
  }

  /// Sets the value of an attribute, or what stands between the tags of an element, to a text.
  mutating func setContent(of node: XMLNode, to text: String) {
    guard node.isAttribute || !document.isEmptyElementTag(node) else { return }
    replace(document.contentRange(of: node), with: XMLText.escaped(text))
  }

  /// Sets an attribute of an element; an absent one is inserted after the others.
  mutating func setAttribute(_ name: String, of element: XMLNode, to text: String) {
    guard document.isElement(element) else { return }
    let attributes = Array(document.attributes(of: element))
    if let attribute = attributes.first(where: { document.nameText(of: $0) == name }) {
      setContent(of: attribute, to: text)
    } else {
      let end = attributes.last.map(document.range(of:))?.upperBound ?? document.nameRange(of: element).upperBound
      edits.append(Edit(range: end..<end, replacement: " \(name)=\"\(XMLText.escaped(text))\""))
    }
  }

  /// Removes an attribute with the space before it; or another node, with its lines where it is alone on them.
  mutating func remove(_ node: XMLNode) {
    var range = document.range(of: node)
    if node.isAttribute {
      while isSpace(range.lowerBound - 1) { range = range.lowerBound - 1..<range.upperBound }
    } else {
      var (start, end) = (range.lowerBound, range.upperBound)
      while isIndent(start - 1) { start -= 1 }
      while isIndent(end) { end += 1 }
      if isLineStart(start), let next = lineStart(after: end) { range = start..<next }
    }
    replace(range, with: "")
  }

  /// Inserts XML before or after a node, or as the last child of an element, on lines of its own.
  mutating func insert(_ xml: String, _ place: Rule.EditTemplate.Place, _ node: XMLNode) {
    guard !node.isAttribute else { return }
    let range = document.range(of: node)
    switch place {
    case .before:
      edits.append(
        Edit(
          range: range.lowerBound..<range.lowerBound,
          replacement: indented(xml, by: indent(of: node)) + newLine(at: node)))
    case .after:
      edits.append(
        Edit(
          range: range.upperBound..<range.upperBound,
          replacement: newLine(at: node) + indented(xml, by: indent(of: node))))
    case .into:
      let content = newLine(at: node) + Self.indentStep + indented(xml, by: indent(of: node) + Self.indentStep)
      if document.isEmptyElementTag(node) {
        let end = range.upperBound
        let close = newLine(at: node) + "</\(document.nameText(of: node))>"
        edits.append(Edit(range: end - 2..<end, replacement: ">" + content + close))
      } else {
        let last = document.children(of: node).reduce(nil) { $1 }
        let end = last.map(document.range(of:))?.upperBound ?? document.startTagRange(of: node).upperBound
        edits.append(Edit(range: end..<end, replacement: content))
      }
    }
  }

  /// Renames an attribute, or an element in both of its tags.
  mutating func rename(_ node: XMLNode, to name: String) {
    replace(document.nameRange(of: node), with: name)
    guard document.isElement(node), !document.isEmptyElementTag(node) else { return }
    let start = document.contentRange(of: node).upperBound + 2
    replace(start..<start + document.nameRange(of: node).count, with: name)
  }

  /// What Interface Builder indents a child by.
  private static let indentStep = "    "

  private mutating func replace(_ range: Range<Int>, with text: String) {
    if source.text(in: range) != text { edits.append(Edit(range: range, replacement: text)) }
  }

  private func indented(_ xml: String, by indent: String) -> String {
    let lines = xml.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.joined(separator: lineEnd + indent)
  }

  private func newLine(at node: XMLNode) -> String { lineEnd + indent(of: node) }

  /// The white space before a node on its line.
  private func indent(of node: XMLNode) -> String {
    let end = document.range(of: node).lowerBound
    var start = end
    while isIndent(start - 1) { start -= 1 }
    return isLineStart(start) ? source.text(in: start..<end) : ""
  }

  /// The line end that the file uses, by its first.
  private var lineEnd: String {
    guard let first = source.bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if source.bytes[first] == 0x0A { return "\n" }
    return first + 1 < source.bytes.count && source.bytes[first + 1] == 0x0A ? "\r\n" : "\r"
  }

  private func isIndent(_ index: Int) -> Bool {
    source.bytes.indices.contains(index) && (source.bytes[index] == 0x20 || source.bytes[index] == 0x09)
  }

  private func isLineEnd(_ index: Int) -> Bool {
    source.bytes.indices.contains(index) && (source.bytes[index] == 0x0A || source.bytes[index] == 0x0D)
  }

  private func isSpace(_ index: Int) -> Bool { isIndent(index) || isLineEnd(index) }

  private func isLineStart(_ index: Int) -> Bool { index == 0 || isLineEnd(index - 1) }

  /// The start of the line after an offset at which a line ends.
  private func lineStart(after index: Int) -> Int? {
    guard isLineEnd(index) else { return nil }
    return source.bytes[index] == 0x0D && isLineEnd(index + 1) && source.bytes[index + 1] == 0x0A
      ? index + 2 : index + 1
  }
}
