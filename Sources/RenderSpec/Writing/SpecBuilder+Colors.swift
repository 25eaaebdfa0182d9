import InterfaceBuilder
import SourceText
import XMLTree

/// Colours: elements become names in the table `colors`.
extension SpecBuilder {
  /// The name in `colors` of the colour that an element says; `nil` for other elements, and for colours without components.
  func color(_ element: XMLNode) -> String? {
    guard xml.name(of: element) == names.color, let color = readColor(element) else { return nil }
    markElement(element)
    return name(of: color)
  }

  /// The name in `colors` of a colour.
  func name(of color: Color) -> String? {
    switch color.kind {
    case .system(let system):
      let name = Self.shortName(ofSystemColor: system)
      if colors.contains(name) { return name }
      return colors.name(for: name, json: self.json(ofSystemColor: system))
    case .named(let named):
      if let name = namedColors[named] { return name }
      let name = colors.name(for: named, json: self.json(ofNamedColor: named))
      namedColors[named] = name
      return name
    case .components(let components, let space):
      guard let literal = LiteralColor(components, alpha: color.alpha, space: space) else { return nil }
      return colors.name(for: literal.name, json: self.json { literal.write(to: &$0) })
    }
  }

  /// The name in `colors` of the colour that UIKit has under a name, given without its suffix.
  func systemColor(_ shortName: String) -> String {
    name(of: Color(kind: .system(shortName + "Color"), alpha: 1)) ?? shortName
  }

  /// The UIKit property that gives a system colour: its name without the suffix.
  static func shortName(ofSystemColor name: String) -> String {
    name.hasSuffix("Color") ? String(name.dropLast(5)) : name
  }

  /// What an element says of a colour; the attributes that say it are marked.
  func readColor(_ element: XMLNode) -> Color? {
    let color = document.color(element)
    guard let color else { return nil }
    switch color.kind {
    case .system(let system):
      markColor(
        element, isSpoken: { attribute in xml.withStringValue(of: attribute) { $0.elementsEqual(system.utf8) } })
      return color
    case .named(let name):
      markColor(element, isSpoken: { attribute in xml.withStringValue(of: attribute) { $0.elementsEqual(name.utf8) } })
      return color
    case .components(let components, _):
      guard !components.isEmpty else { return nil }
      // A space of its own counts only where the element says so.
      let space = document.xml.value(of: plans.colorSpace, on: element) ?? ""
      let custom = document.xml.value(of: plans.customColorSpace, on: element)
      for attribute in xml.attributes(of: element) where xml.name(of: attribute) != names.key {
        if space != "custom", plans.designTime.covers(attribute, of: element, where: .outsideCustomSpace, in: xml) {
          marks[attribute] = .designTime
        } else if plans.componentNames.contains(xml.name(of: attribute)?.code ?? -1) {
          mark(attribute)
        }
      }
      return Color(
        kind: .components(components, space: space == "custom" ? custom ?? space : space), alpha: color.alpha)
    }
  }

  /// Marks the attributes of a colour that has a name: the name counts, cached components and older names do not.
  private func markColor(_ element: XMLNode, isSpoken: (XMLNode) -> Bool) {
    var isFound = false
    for attribute in xml.attributes(of: element) where xml.name(of: attribute) != names.key {
      if !isFound, isSpoken(attribute) {
        isFound = true
        mark(attribute)
      } else if xml.name(of: attribute) == names.catalog {
        mark(attribute)
      } else if plans.designTime.covers(attribute, of: element, where: .besideName, in: xml) {
        marks[attribute] = .designTime
      }
    }
  }

  // MARK: Entries of the table

  /// JSON for an entry of one of the tables at the top of the spec.
  func json(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(indent: options.indent, depth: 2)
    writer.beginObject()
    body(&writer)
    writer.endObject()
    return writer.takeBytes()
  }

  private func json(ofSystemColor name: String) -> [UInt8] {
    json { writer in
      guard let system = SystemColor.named(name) else {
        let cached = cachedColor(of: name, in: names.systemColor)
        writer.key("light")
        if let cached { cached.writeValue(to: &writer) } else { writer.null() }
        writer.key("dark")
        writer.null()
        writer.key("origin")
        writer.value("system")
        return
      }
      for (key, value) in [
        ("light", system.light), ("dark", system.dark), ("elevated", system.elevated), ("light26", system.light26),
        ("dark26", system.dark26), ("light13", system.light13), ("dark13", system.dark13),
      ] {
        guard let value else { continue }
        let parts = SystemColor.components(value)
        writer.key(key)
        LiteralColor(Array(parts[0..<3]), alpha: parts[3], space: "sRGB")?.writeValue(to: &writer)
      }
      writer.key("origin")
      writer.value("system")
    }
  }

  private func json(ofNamedColor name: String) -> [UInt8] {
    json { writer in
      if let asset = options.assets?.color(named: name) { return write(asset, to: &writer) }
      writer.key("light")
      if let cached = cachedColor(of: name, in: names.namedColor) {
        cached.writeValue(to: &writer)
      } else {
        writer.null()
      }
      writer.key("dark")
      writer.null()
      writer.key("origin")
      writer.value("document")
    }
  }

  /// The value that the document keeps of a colour that lies elsewhere.
  private func cachedColor(of name: String, in element: XMLName) -> LiteralColor? {
    for resource in resources where xml.name(of: resource) == element {
      guard let attribute = xml.attribute(names.name, of: resource), xml.stringValue(of: attribute) == name,
        let child = xml.firstChild(of: resource, named: names.color), let color = readColor(child),
        case .components(let components, let space) = color.kind
      else { continue }
      mark(resource)
      mark(attribute)
      markElement(child)
      return LiteralColor(components, alpha: color.alpha, space: space)
    }
    return nil
  }
}
