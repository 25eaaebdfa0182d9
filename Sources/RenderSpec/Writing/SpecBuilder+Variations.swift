import InterfaceBuilder
import SourceText
import XMLTree

/// Other values in some environments.
extension SpecBuilder {
  /// Writes the variations of an object: the environment, and what is different there, in the sections of the object itself.
  func writeVariations(_ element: XMLNode, _ plan: ElementPlan) {
    var isOpen = false
    var next = xml.firstChild(of: element)
    while let variation = next {
      next = xml.nextSibling(of: variation)
      guard xml.name(of: variation) == names.variation, let key = xml.attribute(names.key, of: variation)
      else { continue }
      mark(variation)
      mark(key)
      if !isOpen {
        isOpen = true
        out.key("variations")
        out.beginArray()
      }
      out.beginObject()
      out.key("environment")
      writeString(key)
      let base = bind(variation, plan)
      writeOwnRows(variation, plan, base, fallbacks: false)
      writeSections(variation, plan, base, fallbacks: false)
      unbind(plan)
      writeMasks(variation)
      out.endObject()
    }
    if isOpen { out.endArray() }
  }

  private func writeMasks(_ variation: XMLNode) {
    for mask in xml.children(of: variation, named: names.mask) {
      guard let key = xml.attribute(names.key, of: mask) else { continue }
      markElement(mask)
      out.key(xml.stringValue(of: key))
      out.beginObject()
      writeMask("included", names.include, of: mask)
      writeMask("excluded", names.exclude, of: mask)
      out.endObject()
    }
  }

  private func writeMask(_ key: StaticString, _ name: XMLName, of mask: XMLNode) {
    let entries = xml.children(of: mask, named: name)
    if entries.isEmpty { return }
    out.key(key)
    out.beginArray(inline: true)
    for entry in entries {
      guard let reference = taken(names.reference, of: entry) else { continue }
      mark(entry)
      writeString(reference)
    }
    out.endArray()
  }
}
