import XMLTree

extension Document {
  /// The user defined runtime attributes of an object with a key path, in the order in which they are applied.
  public func runtimeAttributes(_ keyPath: String, of object: XMLNode) -> [XMLNode] {
    runtimeAttributes(of: object).filter { value(vocabulary.keyPath, of: $0) == keyPath }
  }

  /// All user defined runtime attributes of an object.
  public func runtimeAttributes(of object: XMLNode) -> [XMLNode] {
    guard let list = xml.firstChild(of: object, named: vocabulary.runtimeAttributes) else { return [] }
    return xml.children(of: list, named: vocabulary.runtimeAttribute)
  }

  /// The value of a runtime attribute as text: a number, `YES` or `NO`, a string, `10,20` for points and the like; empty for
  /// `nil` and for colours.
  public func runtimeValue(of attribute: XMLNode) -> String {
    if let value = value(vocabulary.value, of: attribute) { return value }
    // A number without a value is zero.
    guard let child = child(key: "value", of: attribute) else {
      return value(vocabulary.type, of: attribute) == "number" ? "0" : ""
    }
    switch xml.nameText(of: child) {
    case "string", "mutableString": return xml.stringValue(of: child)
    case "color", "nil": return ""
    case "point", "size", "rect", "range":
      return xml.attributes(of: child).filter { xml.name(of: $0) != vocabulary.key }.map(xml.stringValue(of:))
        .joined(separator: ",")
    default: return value(vocabulary.value, of: child) ?? ""
    }
  }

  /// The value that the last runtime attribute with a key path sets; `nil` where there is none.
  public func runtimeValue(_ keyPath: String, of object: XMLNode) -> String? {
    runtimeAttributes(keyPath, of: object).last.map(runtimeValue(of:))
  }
}
