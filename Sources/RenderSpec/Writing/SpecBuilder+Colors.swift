import InterfaceBuilder
import SourceText
import XMLTree

/// Colours: elements become names in the table `colors`.
extension SpecBuilder {
  /// The name in `colors` of the colour that an element says; `nil` for other elements, and for colours without components.
  func color(_ element: XMLNode) -> String? {
    guard xml.name(of: element) == names.color, let color = readColor(element) else { return nil }
    markElement(element)
    return name(of: color, saidBy: element)
  }

  /// The name in `colors` of a colour; the element that says it may have components beside a name of which nothing is known.
  func name(of color: Color, saidBy element: XMLNode? = nil) -> String? {
    switch color.kind {
    case .system(let system):
      if let name = systemColors[system] { return name }
      let name = colors.name(
        for: Self.shortName(ofSystemColor: system), json: self.json(ofSystemColor: system, saidBy: element))
      systemColors[system] = name
      return name
    case .named(let named):
      if let name = namedColors[named] { return name }
      let name = colors.name(for: named, json: self.json(ofNamedColor: named, saidBy: element))
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
      return Color(kind: .components(components, space: markComponents(element)), alpha: color.alpha)
    }
  }

  /// Marks the attributes that say the components of a colour, and finds their space.
  private func markComponents(_ element: XMLNode) -> String {
    // A space of its own counts only where the element says so.
    let space = xml.value(of: plans.colorSpace, on: element) ?? ""
    for attribute in xml.attributes(of: element) where xml.name(of: attribute) != names.key {
      if space != "custom", plans.designTime.covers(attribute, of: element, where: .outsideCustomSpace, in: xml) {
        marks[attribute] = .designTime
      } else if plans.componentNames.contains(xml.name(of: attribute)?.code ?? -1) {
        mark(attribute)
      }
    }
    return space == "custom" ? xml.value(of: plans.customColorSpace, on: element) ?? space : space
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

  private func json(ofSystemColor name: String, saidBy element: XMLNode?) -> [UInt8] {
    json { writer in
      if let values = values(ofSystemColor: name) {
        for (key, value) in values {
          let parts = SystemColor.components(value)
          writer.key(key)
          LiteralColor(Array(parts[0..<3]), alpha: parts[3], space: "sRGB")?.writeValue(to: &writer)
        }
      } else {
        // An attributed text of UIKit may have a colour of the Mac on which it was written; it stays as it was there.
        let cached = cachedColor(of: name, in: names.systemColor, saidBy: element)
        writeCached(cached ?? (platform == .macOS ? nil : AppKitColor.named(name)?.literal), to: &writer)
      }
      writer.member("origin", "system")
    }
  }

  /// What the system has under a name, by the keys of the table of colours; `nil` for names that are not known.
  func values(ofSystemColor name: String) -> [(key: String, value: String)]? {
    if platform == .macOS {
      return AppKitColor.named(name).map { [("light", $0.light), ("dark", $0.dark)] }
    }
    guard let system = SystemColor.named(name) else { return nil }
    let values: [(key: String, value: String?)] = [
      ("light", system.light), ("dark", system.dark), ("elevated", system.elevated), ("light26", system.light26),
      ("dark26", system.dark26), ("light13", system.light13), ("dark13", system.dark13),
    ]
    return values.compactMap { entry in entry.value.map { (entry.key, $0) } }
  }

  private func json(ofNamedColor name: String, saidBy element: XMLNode?) -> [UInt8] {
    json { writer in
      if let asset = options.assets?.color(named: name), hasLightValue(asset) { return write(asset, to: &writer) }
      writeCached(cachedColor(of: name, in: names.namedColor, saidBy: element), to: &writer)
      writer.member("origin", "document")
    }
  }

  /// Writes a value that the document keeps: it holds for the light appearance, and nothing is known of the dark one.
  private func writeCached(_ color: LiteralColor?, to writer: inout JSONWriter) {
    writer.key("light")
    if let color { color.writeValue(to: &writer) } else { writer.null() }
    writer.key("dark")
    writer.null()
  }

  /// The value that the document keeps of a colour that lies elsewhere: under its resources, or beside the name itself.
  private func cachedColor(of name: String, in element: XMLName, saidBy speaker: XMLNode?) -> LiteralColor? {
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
    return speaker.flatMap(componentsBesideName)
  }

  /// The colour that the components beside a name say; the attributes that say it are marked.
  private func componentsBesideName(_ element: XMLNode) -> LiteralColor? {
    let color = document.components(element)
    guard case .components(let components, _) = color.kind, !components.isEmpty else { return nil }
    return LiteralColor(components, alpha: color.alpha, space: markComponents(element))
  }
}
