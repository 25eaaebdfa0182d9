import XMLTree

/// What can be wrong with a user defined runtime attribute.
public enum RuntimeAttributeFault: String, Sendable {
  /// The value is not of the type that the attribute names.
  case value
  /// The key is almost that of a layer's property.
  case misspelt
  /// A colour for a property that holds a Core Graphics colour.
  case color
  /// The property holds a Core Graphics value, which no runtime attribute can be.
  case unsettable
  /// The type is not that of the property.
  case type
}

extension Document {
  /// What is wrong with a user defined runtime attribute; `nil` where nothing is known to be.
  public func fault(ofRuntimeAttribute attribute: XMLNode) -> RuntimeAttributeFault? {
    guard let type = value(vocabulary.type, of: attribute).flatMap(RuntimeAttributeType.init) else { return nil }
    if !hasValue(attribute, of: type) { return .value }
    let keyPath = value(vocabulary.keyPath, of: attribute) ?? ""
    if let key = layerKey(keyPath), RuntimeAttributeType.correctLayerKey(key) != nil { return .misspelt }
    guard let property = property(of: attribute) else { return nil }
    if type.fits(property) { return nil }
    switch property {
    case .coreGraphicsColor: return type == .color ? .color : type == .nil ? nil : .unsettable
    case .coreGraphics: return type == .nil ? nil : .unsettable
    case .type: return .type
    }
  }

  /// The key that a misspelt key path of a layer, such as `layer.maskToBounds`, is meant to be; `nil` where none is.
  public func correctLayerKey(of attribute: XMLNode) -> String? {
    value(vocabulary.keyPath, of: attribute).flatMap(layerKey).flatMap(RuntimeAttributeType.correctLayerKey)
  }

  /// The type that the key of a runtime attribute needs; `nil` where that is not known.
  public func expectedType(ofRuntimeAttribute attribute: XMLNode) -> String? {
    guard case .type(let type) = property(of: attribute) else { return nil }
    return type.rawValue
  }

  private func layerKey(_ keyPath: String) -> String? {
    keyPath.hasPrefix("layer.") ? String(keyPath.dropFirst("layer.".utf8.count)) : nil
  }

  /// What the key path of a runtime attribute stands for, where that is the same in every project.
  private func property(of attribute: XMLNode) -> RuntimeAttributeType.Property? {
    guard platform == .iOS || platform == .tvOS, let keyPath = value(vocabulary.keyPath, of: attribute),
      let object = xml.parent(of: attribute).flatMap(xml.parent(of:)), isView(object)
    else { return nil }
    return layerKey(keyPath).map(RuntimeAttributeType.layerProperty) ?? RuntimeAttributeType.viewProperty(keyPath)
  }

  /// Whether the value of a runtime attribute is one of a type; an absent one is, since it stands for zero or nothing.
  private func hasValue(_ attribute: XMLNode, of type: RuntimeAttributeType) -> Bool {
    if let child = child(key: "value", of: attribute) { return type.elements.contains(xml.nameText(of: child)) }
    guard let text = value(vocabulary.value, of: attribute) else { return true }
    switch type {
    case .boolean: return text == "YES" || text == "NO"
    case .string, .localizedString, .image: return true
    case .number: return Double(text) != nil
    default: return false
    }
  }
}
