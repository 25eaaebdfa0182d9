import InterfaceBuilder
import SourceText
import XMLTree

/// User defined runtime attributes: those of the layer become its properties, the others stay a list.
extension SpecBuilder {
  /// The attributes of a layer that are set through key paths, with the keys that they are written as.
  static let layerKeys: [(keyPath: String, key: StaticString, types: [String], summary: String)] = [
    ("layer.cornerRadius", "cornerRadius", ["number", "string"], "The radius of the corners in points."),
    ("layer.cornerCurve", "cornerCurve", ["string"], "`circular` or `continuous`."),
    (
      "layer.maskedCorners", "maskedCorners", ["number"],
      "The corners that are round: 1 top left, 2 top right, 4 bottom left, 8 bottom right, added."
    ),
    ("layer.masksToBounds", "masksToBounds", ["boolean"], "Whether what sticks out of the rounded bounds is cut off."),
    ("layer.borderWidth", "borderWidth", ["number", "string"], "The width of the border in points."),
    ("layer.shadowOpacity", "shadowOpacity", ["number", "string"], "The opacity of the shadow, 0 to 1."),
    ("layer.shadowRadius", "shadowRadius", ["number", "string"], "The blur of the shadow in points."),
    ("layer.shadowOffset", "shadowOffset", ["size", "point"], "The offset of the shadow in points: across, down."),
    ("layer.shouldRasterize", "rasterized", ["boolean"], "Whether the layer is drawn once into a bitmap."),
    ("layer.rasterizationScale", "rasterizationScale", ["number"], "The pixels of a point in that bitmap."),
    ("layer.opacity", "opacity", ["number", "string"], "The opacity, 0 to 1."),
    ("layer.zPosition", "zPosition", ["number"], "What lies in front of what."),
  ]

  /// Writes the runtime attributes of an object.
  func writeRuntimeAttributes(_ element: XMLNode) {
    guard let list = xml.firstChild(of: element, named: names.runtimeAttributes) else { return }
    mark(list)
    var attributes: [(node: XMLNode, keyPath: String)] = []
    for node in xml.children(of: list, named: names.runtimeAttribute) {
      attributes.append((node, takenText(names.keyPath, of: node) ?? ""))
    }
    let layer = Self.layerKeys.compactMap { entry in
      attributes.last { $0.keyPath == entry.keyPath && isLayerValue($0.node, of: entry.types) }
        .map { (node: $0.node, key: entry.key) }
    }
    if !layer.isEmpty {
      out.key("layer")
      out.beginObject()
      for (node, key) in layer {
        markElement(node)
        if let type = xml.attribute(names.type, of: node) { mark(type) }
        out.key(key)
        writeLayerValue(node)
      }
      out.endObject()
    }
    let others = attributes.filter { attribute in !layer.contains { $0.node == attribute.node } }
    if others.isEmpty { return }
    out.key("runtimeAttributes")
    out.beginArray()
    var translated = 0
    for (node, keyPath) in others {
      markElement(node)
      out.beginObject(inline: true)
      out.key("keyPath")
      out.value(keyPath)
      out.key("type")
      if let type = taken(names.type, of: node) { writeString(type) } else { out.null() }
      var text: String?
      if takenText(xml.names.intern("localized"), of: node) == "YES" {
        out.key("localized")
        out.value(true)
        text = translation(ofRuntimeAttribute: translated, in: element)
        translated += 1
      }
      out.key("value")
      writeRuntimeValue(node, translation: text)
      out.endObject()
    }
    out.endArray()
  }

  private func isLayerValue(_ node: XMLNode, of types: [String]) -> Bool {
    guard let type = xml.attribute(names.type, of: node) else { return false }
    let text = xml.stringValue(of: type)
    guard types.contains(text) else { return false }
    let value = xml.attribute(names.value, of: node)
    let child = document.child(key: "value", of: node)
    return switch types.first {
    case "boolean": value.flatMap(isYes) != nil
    // KVC makes a number of a text.
    case "number" where text == "string": value.flatMap(number) != nil
    // A number that is absent is 0.
    case "number": value == nil && child.map { xml.attribute(names.value, of: $0).flatMap(number) != nil } ?? true
    case "size": child.flatMap { plans.geometry.sides(of: xml.name(of: $0)) } != nil
    default: true
    }
  }

  private func writeLayerValue(_ node: XMLNode) {
    if let value = xml.attribute(names.value, of: node), let type = xml.attribute(names.type, of: node),
      xml.withStringValue(of: type, { $0.elementsEqual("string".utf8) }), let number = number(value)
    {
      mark(value)
      out.value(number)
    } else {
      writeRuntimeValue(node)
    }
  }

  /// Writes the value of a runtime attribute by its type.
  private func writeRuntimeValue(_ node: XMLNode, translation: String? = nil) {
    let type = xml.attribute(names.type, of: node).map(xml.stringValue(of:))
    if let value = taken(names.value, of: node) {
      if type == "boolean", let isYes = isYes(value) { return out.value(isYes) }
      if type == "image" { return out.value(image(value, of: node)) }
      if let translation { return out.value(translation) }
      return writeString(value)
    }
    guard let child = document.child(key: "value", of: node) else {
      return type == "number" ? out.value(0) : out.null()
    }
    if let name = color(child) { return out.value(name) }
    if let sides = plans.geometry.sides(of: xml.name(of: child)) {
      markElement(child)
      return writeNumbers(sides, of: child)
    }
    if let value = xml.attribute(names.value, of: child), let number = number(value) {
      markElement(child)
      mark(value)
      return out.value(number)
    }
    let name = xml.name(of: child)
    if name == names.string || name == names.mutableString {
      markElement(child)
      return writeTextContent(child)
    }
    if name == names.nil { markElement(child) }
    out.null()
  }
}
