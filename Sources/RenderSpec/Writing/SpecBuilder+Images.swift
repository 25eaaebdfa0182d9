import InterfaceBuilder
import ProjectIndex
import SourceText
import XMLTree

/// Images: names become keys of the table `images`.
extension SpecBuilder {
  /// Writes an image under a key: its name in `images`, or an object that says how it is drawn too.
  func writeImage(_ key: [UInt8], _ value: XMLNode, of element: XMLNode) -> Bool {
    if value.isAttribute {
      out.key(quoted: key)
      out.value(image(value, of: element))
      return true
    }
    guard xml.name(of: value) == names.imageReference || xml.name(of: value) == names.image,
      let name = xml.attribute(names.image, of: value) ?? xml.attribute(names.name, of: value)
    else { return false }
    markElement(value)
    out.key(quoted: key)
    out.beginObject()
    out.key("image")
    out.value(image(name, of: value))
    for key in [names.symbolScale, names.renderingMode] {
      guard let attribute = taken(key, of: value) else { continue }
      out.key(xml.names[key])
      writeString(attribute)
    }
    if let attribute = taken(names.variableValue, of: value), let number = number(attribute) {
      out.key("variableValue")
      out.value(number)
    }
    out.endObject()
    return true
  }

  /// The name in `images` of the image that an attribute names.
  func image(_ attribute: XMLNode, of element: XMLNode) -> String {
    mark(attribute)
    let isSystem = takenText(names.catalog, of: element) == "system"
    return image(named: xml.stringValue(of: attribute), isSystem: isSystem)
  }

  private func image(named name: String, isSystem: Bool) -> String {
    let key = isSystem ? "system/" + name : name
    if images.contains(key) { return key }
    return images.name(
      for: key,
      json: json { writer in
        let resource = resources.first { resource in
          guard xml.name(of: resource) == names.image, let other = xml.attribute(names.name, of: resource),
            xml.stringValue(of: other) == name
          else { return false }
          return (xml.value(of: names.catalog, on: resource) == "system") == isSystem
        }
        if let resource {
          mark(resource)
          for name in [names.name, names.catalog] { _ = taken(name, of: resource) }
        }
        let asset = isSystem ? nil : options.assets?.image(named: name)
        writer.member("origin", isSystem ? "system" : "asset")
        writer.key("size")
        if let size = asset?.size(for: AssetTraits()) {
          write([size.width, size.height], to: &writer)
          if let resource { keepOut(resource) }
        } else if let resource {
          // Where no file of the catalogue tells, what Xcode saw when it saved is all there is.
          write([names.width, names.height].map { taken($0, of: resource).flatMap(number) ?? 0 }, to: &writer)
        } else {
          writer.null()
        }
        if let asset { return write(asset, to: &writer) }
        writer.key("resolved")
        writer.value(false)
      })
  }

  private func write(_ size: [Double], to writer: inout JSONWriter) {
    writer.beginArray(inline: true)
    for side in size { writer.value(side) }
    writer.endArray()
  }

  /// Puts what the document lists as resources, and no object uses, into the tables.
  func addUnusedResources() {
    if let list = xml.firstChild(of: xml.root, named: names.resources) { mark(list) }
    for resource in resources {
      guard let attribute = xml.attribute(names.name, of: resource) else { continue }
      let name = xml.stringValue(of: attribute)
      switch xml.name(of: resource) {
      case names.image:
        mark(resource)
        mark(attribute)
        _ = image(named: name, isSystem: takenText(names.catalog, of: resource) == "system")
      case names.namedColor:
        mark(resource)
        mark(attribute)
        _ = self.name(of: Color(kind: .named(name), alpha: 1))
        if let asset = options.assets?.color(named: name), hasLightValue(asset) { keepOut(resource) }
      case names.systemColor:
        mark(resource)
        mark(attribute)
        _ = self.name(of: Color(kind: .system(name), alpha: 1))
        if values(ofSystemColor: name) != nil { keepOut(resource) }
      default: break
      }
    }
  }

  /// Marks the value that the document keeps of a colour or image as what only the designer has a use for.
  private func keepOut(_ resource: XMLNode) {
    for attribute in xml.attributes(of: resource)
    where marks[attribute] == .unseen
      && plans.designTime.covers(attribute, of: resource, where: .valueElsewhere, in: xml)
    {
      marks[attribute] = .designTime
    }
    for node in xml.descendants(of: resource)
    where xml.isElement(node) && marks[node] == .unseen
      && plans.designTime.covers(of: node, where: .valueElsewhere, in: xml)
    {
      marks[node] = .designTime
    }
  }
}
