import SourceText
import XMLTree

/// How values of several parts are written.
extension SpecBuilder {
  /// Writes a row whose value holds several parts, each by the kind of the row; always `true`.
  func writeList(_ row: CompiledProperty, _ value: XMLNode) -> Bool {
    out.key(quoted: row.key)
    if case .keyed = row.kind {
      writeKeyed(value)
      return true
    }
    markElement(value)
    switch row.kind {
    case .references: writeReferences(value)
    case .fontFiles: writeFontFiles(value)
    case .numbers:
      out.beginArray(inline: true)
      for child in xml.children(of: value) where xml.isElement(child) {
        guard let attribute = taken(names.value, of: child), let number = number(attribute) else { continue }
        markElement(child)
        out.value(number)
      }
      out.endArray()
    case .texts:
      out.beginArray(inline: true)
      let list = xml.parent(of: value)
      for (index, child) in xml.children(of: value).filter(xml.isElement).enumerated() {
        markElement(child)
        if let text = list.flatMap({ translation(of: row.source, at: index, in: $0) }) {
          out.value(text)
        } else {
          writeTextContent(child)
        }
      }
      out.endArray()
    default:
      out.beginArray()
      for child in xml.children(of: value) where xml.isElement(child) {
        if let name = color(child) { out.value(name) } else { _ = writeObject(child) }
      }
      out.endArray()
    }
    return true
  }

  /// Writes the elements of one name that follow, the first included, as an object by their keys.
  private func writeKeyed(_ first: XMLNode) {
    let name = xml.name(of: first)
    out.beginObject()
    var next: XMLNode? = first
    var seen: [XMLName] = []
    while let element = next {
      next = xml.nextSibling(of: element)
      guard xml.name(of: element) == name, let key = xml.attribute(names.key, of: element) else { continue }
      let keyName = interned(key)
      if seen.contains(keyName) { continue }
      seen.append(keyName)
      out.key(xml.names[keyName])
      _ = writeObject(element)
    }
    out.endObject()
  }

  /// Writes the ids of the views in a list, or of one view, and lets them become roots.
  private func writeReferences(_ value: XMLNode) {
    let list = xml.parent(of: value)
    out.beginArray(inline: true)
    if xml.attribute(names.id, of: value) != nil {
      writeID(of: value)
      nestedRoots.insert(value)
      pending.append(PendingRoot(element: value, parent: list, scene: nil))
    } else {
      for child in xml.children(of: value) where xml.isElement(child) {
        writeID(of: child)
        nestedRoots.insert(child)
        pending.append(PendingRoot(element: child, parent: list, scene: nil))
      }
    }
    out.endArray()
  }

  private func writeFontFiles(_ value: XMLNode) {
    out.beginObject()
    for file in xml.children(of: value) where xml.isElement(file) {
      guard let key = xml.attribute(names.key, of: file) else { continue }
      markElement(file)
      out.key(xml.stringValue(of: key))
      out.beginArray(inline: true)
      for face in xml.children(of: file) where xml.isElement(face) {
        markElement(face)
        writeTextContent(face)
      }
      out.endArray()
    }
    out.endObject()
  }
}
