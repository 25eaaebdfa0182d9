import InterfaceBuilder
import SourceText
import XMLTree

/// Rows of plans: what they are bound to in an element, and how they are written.
extension SpecBuilder {
  /// Finds what each row of the plan stands for in the element; the values begin at the returned place in `slots`, and
  /// `unbind` must let them go.
  func bind(_ element: XMLNode, _ plan: ElementPlan) -> Int {
    let base = slots.count
    slots.append(contentsOf: repeatElement(.document, count: plan.rows.count))
    for attribute in xml.attributes(of: element) {
      guard let name = xml.name(of: attribute), let row = plan.row(of: name) else { continue }
      slots[base + row] = attribute
    }
    var next = xml.firstChild(of: element)
    while let child = next {
      next = xml.nextSibling(of: child)
      guard let row = row(of: child, in: plan), slots[base + row] == .document else { continue }
      slots[base + row] = child
    }
    return base
  }

  /// Lets go of the values of a plan.
  func unbind(_ plan: ElementPlan) {
    slots.removeLast(plan.rows.count)
  }

  private func row(of child: XMLNode, in plan: ElementPlan) -> Int? {
    guard let name = xml.name(of: child) else { return nil }
    if let key = xml.attribute(names.key, of: child) {
      // Elements that are told apart by their keys come first: a state may have the name of another row for its key.
      if let row = plan.row(of: name), case .keyed = plan.rows[row].kind { return row }
      return plan.row(of: interned(key))
    } else if name == names.nil, let nilName = xml.attribute(names.name, of: child) {
      return plan.row(of: interned(nilName))
    }
    return plan.row(of: name)
  }

  /// The value of an attribute as a name.
  func interned(_ attribute: XMLNode) -> XMLName {
    xml.names.intern(xml.stringValue(of: attribute))
  }

  /// Writes the rows of an object that belong to the object itself.
  func writeOwnRows(_ element: XMLNode, _ plan: ElementPlan, _ base: Int, fallbacks: Bool = true) {
    guard let first = plan.sections.first, first.section == .own else { return }
    writeRows(first.rows, element, plan, base, fallbacks: fallbacks)
  }

  /// Writes the sections of an object but those named.
  func writeSections(
    _ element: XMLNode, _ plan: ElementPlan, _ base: Int, except: Section? = nil, fallbacks: Bool = true
  ) {
    for (section, key, rows) in plan.sections where section != .own && section != except {
      writeSection(section, key, rows, element, plan, base, fallbacks: fallbacks)
    }
  }

  /// Writes one section where it has something to say.
  func writeSection(
    _ section: Section, _ key: [UInt8], _ rows: Range<Int>, _ element: XMLNode, _ plan: ElementPlan, _ base: Int,
    fallbacks: Bool
  ) {
    guard rows.contains(where: { slots[base + $0] != .document || (fallbacks && plan.rows[$0].fallback != nil) })
    else { return }
    if section == .accessibility {
      // The rows of this section are places of the object that it is written as.
      for index in rows where slots[base + index] != .document {
        if write(plan.rows[index], slots[base + index], of: element) { return }
      }
      return
    }
    out.key(quoted: key)
    out.beginObject()
    writeRows(rows, element, plan, base, fallbacks: fallbacks)
    out.endObject()
  }

  /// Writes rows of a plan.
  func writeRows(
    _ rows: Range<Int>, _ element: XMLNode, _ plan: ElementPlan, _ base: Int, fallbacks: Bool
  ) {
    for index in rows {
      let value = slots[base + index]
      if value != .document, write(plan.rows[index], value, of: element) { continue }
      if fallbacks { writeFallback(of: plan.rows[index], in: element) }
    }
  }

  /// Writes what a row is where the document says nothing, if anything; the colour or font that it names comes into its table.
  func writeFallback(of row: CompiledProperty, in element: XMLNode) {
    if let resolution = row.resolution, write(resolution, of: row, in: element) { return }
    guard let fallback = row.fallback else { return }
    out.key(quoted: row.key)
    // Between quotes stands the name.
    var name: String { String(decoding: fallback.dropFirst().dropLast(), as: UTF8.self) }
    switch row.kind {
    case .color where row.namesFallback: out.value(systemColor(name))
    case .font where row.namesFallback: out.value(defaultFont(name))
    default: out.raw(fallback)
    }
  }

  /// Writes an object that is no view: a structure, a bar item, a recognizer. `false` where nothing is known of it.
  func writeObject(_ element: XMLNode) -> Bool {
    guard let plan = plan(of: element) else { return false }
    if plan.role == .view {
      writeNode(element)
      return true
    }
    guard plan.role != .structure || !plan.rows.isEmpty else { return false }
    markElement(element)
    let base = bind(element, plan)
    out.beginObject()
    writeObjectBody(element, plan, base)
    out.endObject()
    unbind(plan)
    return true
  }

  /// Writes the members of an object that is no view.
  func writeObjectBody(_ element: XMLNode, _ plan: ElementPlan, _ base: Int) {
    let id = taken(names.id, of: element)
    if let id {
      out.key("id")
      writeString(id)
    }
    if plan.role != .structure, let className = plan.className {
      out.key("type")
      out.raw(plan.type)
      out.key("class")
      out.raw(className)
    }
    writeOwnRows(element, plan, base)
    writeSections(element, plan, base)
    writeRuntimeAttributes(element)
    writeVariations(element, plan)
    if id != nil { writeSource(element) }
  }
}
