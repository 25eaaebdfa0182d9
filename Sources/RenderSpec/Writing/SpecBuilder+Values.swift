import InterfaceBuilder
import SourceText
import XMLTree

/// How the kinds of values are written.
extension SpecBuilder {
  /// Writes one row with its value and marks what was used; `false`, with nothing written, where the value is not of the
  /// row's kind.
  func write(_ row: CompiledProperty, _ value: XMLNode, of element: XMLNode) -> Bool {
    if !value.isAttribute, xml.name(of: value) == names.nil {
      guard row.allowsNull else { return false }
      markElement(value)
      if let name = xml.attribute(names.name, of: value) { mark(name) }
      if row.resolution != nil || row.namesFallback {
        writeFallback(of: row, in: element)
        return true
      }
      out.key(quoted: row.key)
      out.null()
      return true
    }
    switch row.kind {
    case .boolean, .integer, .number, .choice: return writeScalar(row, value)
    case .text: return writeText(row, value, of: element)
    case .reference: return writeReference(row, value)
    case .image: return writeImage(row.key, value, of: element)
    case .color, .font, .date, .geometry, .flags, .shortFrame:
      return !value.isAttribute && writeStructure(row, value)
    case .attributedText: return !value.isAttribute && writeAttributedText(row.key, value)
    case .object:
      guard !value.isAttribute, let plan = plan(of: value), plan.role != .structure || !plan.rows.isEmpty
      else { return false }
      out.key(quoted: row.key)
      return writeObject(value)
    case .dictionary:
      guard !value.isAttribute else { return false }
      markElement(value)
      out.key(quoted: row.key)
      writeDictionary(value)
      return true
    case .list, .texts, .references, .keyed, .fontFiles, .numbers: return !value.isAttribute && writeList(row, value)
    case .node:
      guard !value.isAttribute else { return false }
      out.key(quoted: row.key)
      writeNode(value)
      return true
    case .nodes:
      guard !value.isAttribute else { return false }
      mark(value)
      out.key(quoted: row.key)
      out.beginArray()
      for child in xml.children(of: value) where xml.isElement(child) { writeNode(child) }
      out.endArray()
      return true
    }
  }

  /// The attribute that holds a scalar: the value itself, or that of an element such as `bool` or `integer`.
  private func scalar(_ value: XMLNode) -> XMLNode? {
    value.isAttribute ? value : xml.attribute(names.value, of: value)
  }

  private func writeScalar(_ row: CompiledProperty, _ value: XMLNode) -> Bool {
    guard let attribute = scalar(value) else { return false }
    switch row.kind {
    case .boolean:
      guard let isYes = isYes(attribute) else { return false }
      out.key(quoted: row.key)
      out.value(isYes)
    case .integer, .number:
      guard let number = number(attribute), number.isFinite else { return false }
      if case .integer = row.kind, number != number.rounded() { return false }
      out.key(quoted: row.key)
      out.value(number)
    case .choice(let choices):
      guard
        let json = xml.withStringValue(of: attribute, { bytes in choices.first { bytes.elementsEqual($0.word) }?.json })
      else { return false }
      out.key(quoted: row.key)
      out.raw(json)
    default: return false
    }
    mark(attribute)
    if !value.isAttribute { markElement(value) }
    return true
  }

  private func writeText(_ row: CompiledProperty, _ value: XMLNode, of element: XMLNode) -> Bool {
    if value.isAttribute {
      mark(value)
    } else {
      let name = xml.name(of: value)
      guard name == names.string || name == names.mutableString else { return false }
      markElement(value)
    }
    out.key(quoted: row.key)
    if let translation = translation(of: row.source, in: element) {
      if !value.isAttribute { _ = isBase64(value) }
      out.value(translation)
    } else if value.isAttribute {
      writeString(value)
    } else {
      writeTextContent(value)
    }
    return true
  }

  /// Writes the text of a `string` element.
  func writeTextContent(_ element: XMLNode) {
    if isBase64(element) {
      let decoded = xml.withStringValue(of: element, decodeBase64)
      decoded.withUnsafeBufferPointer { out.value($0) }
    } else {
      writeString(element)
    }
  }

  /// Whether a `string` element holds its text in base 64; the attribute that says so is marked.
  private func isBase64(_ element: XMLNode) -> Bool {
    guard let flag = xml.attribute(names.base64, of: element), isYes(flag) == true else { return false }
    mark(flag)
    return true
  }

  private func writeReference(_ row: CompiledProperty, _ value: XMLNode) -> Bool {
    if value.isAttribute {
      out.key(quoted: row.key)
      writeString(value)
      mark(value)
      return true
    }
    guard let id = xml.attribute(names.id, of: value) else { return false }
    markElement(value)
    mark(id)
    out.key(quoted: row.key)
    writeString(id)
    return true
  }

  private func writeStructure(_ row: CompiledProperty, _ value: XMLNode) -> Bool {
    switch row.kind {
    case .color:
      guard let name = color(value) else { return false }
      out.key(quoted: row.key)
      out.value(name)
    case .font:
      guard let name = font(value) else { return false }
      out.key(quoted: row.key)
      out.value(name)
    case .date:
      guard let time = xml.attribute(names.timeInterval, of: value), let seconds = number(time) else { return false }
      mark(time)
      out.key(quoted: row.key)
      out.value(seconds)
    case .geometry:
      guard let sides = plans.geometry.sides(of: xml.name(of: value)) else { return false }
      if let type = xml.attribute(names.type, of: value) {
        // A `value` element says what its numbers are.
        guard xml.withStringValue(of: type, { $0.elementsEqual("size".utf8) }) else { return false }
        mark(type)
      }
      out.key(quoted: row.key)
      writeNumbers(sides, of: value)
    case .shortFrame:
      out.key(quoted: row.key)
      writeNumbers(plans.geometry.shortFrame, of: value)
    case .flags(let choices):
      out.key(quoted: row.key)
      out.beginArray(inline: true)
      for choice in choices {
        guard let flag = xml.attribute(choice.name, of: value), let isYes = isYes(flag) else { continue }
        mark(flag)
        if isYes { out.raw(choice.json) }
      }
      out.endArray()
    default: return false
    }
    markElement(value)
    return true
  }

  /// Writes attributes of an element as numbers on one line; what is absent is 0.
  func writeNumbers(_ attributes: [XMLName], of element: XMLNode) {
    out.beginArray(inline: true)
    for name in attributes {
      if let attribute = xml.attribute(name, of: element), let number = number(attribute) {
        mark(attribute)
        out.value(number)
      } else {
        out.value(0)
      }
    }
    out.endArray()
  }
}
