import SourceText
import XMLTree

/// The types that user defined runtime attributes can have, and those that known keys need.
enum RuntimeAttributeType: String {
  case boolean, number, string, localizedString, color, image, point, size, rect, range
  case `nil`

  /// What a property holds: a type of runtime attribute, or a Core Graphics value, which none can be.
  enum Property: Equatable {
    case type(RuntimeAttributeType)
    case coreGraphicsColor, coreGraphics
  }

  /// Whether key-value coding makes a value of this type one that a property can hold. Numbers, booleans and texts are
  /// converted into one another; `nil` is no number.
  func fits(_ property: Property) -> Bool {
    guard case .type(let expected) = property else { return false }
    switch expected {
    case .boolean, .number: return [.boolean, .number, .string].contains(self)
    case .string, .localizedString: return [.string, .localizedString, .nil].contains(self)
    case .color, .image: return [expected, .nil].contains(self)
    default: return self == expected
    }
  }

  /// The elements that can hold a value of this type; an attribute can hold those of no element, and the others too.
  var elements: [String] {
    switch self {
    case .number: ["integer", "real"]
    case .string, .localizedString: ["string", "mutableString"]
    case .boolean, .image, .nil: []
    default: [rawValue]
    }
  }

  /// What the property of a layer holds, by its key without `layer.`; `nil` for keys that are not known.
  static func layerProperty(_ key: String) -> Property? { layerProperties[key] }

  /// The key of a layer that a misspelt one, without `layer.`, is meant to be. A layer takes any key, and projects add
  /// properties of their own, so only a difference of one letter, or of case, is a mistake.
  static func correctLayerKey(_ key: String) -> String? {
    if key.utf8.contains(UInt8(ascii: ".")) || layerProperties[key] != nil || otherLayerKeys.contains(key) {
      return nil
    }
    guard let nearest = nearestName(to: key, among: layerProperties.keys) else { return nil }
    return abs(nearest.utf8.count - key.utf8.count) <= 1 ? nearest : nil
  }

  private static let layerProperties: [String: Property] = [
    "allowsEdgeAntialiasing": .type(.boolean), "allowsGroupOpacity": .type(.boolean), "anchorPoint": .type(.point),
    "anchorPointZ": .type(.number), "backgroundColor": .coreGraphicsColor, "borderColor": .coreGraphicsColor,
    "borderWidth": .type(.number), "bounds": .type(.rect), "contents": .coreGraphics, "contentsCenter": .type(.rect),
    "contentsGravity": .type(.string), "contentsRect": .type(.rect), "contentsScale": .type(.number),
    "cornerCurve": .type(.string), "cornerRadius": .type(.number), "doubleSided": .type(.boolean),
    "drawsAsynchronously": .type(.boolean), "frame": .type(.rect), "geometryFlipped": .type(.boolean),
    "hidden": .type(.boolean), "magnificationFilter": .type(.string), "maskedCorners": .type(.number),
    "masksToBounds": .type(.boolean), "minificationFilter": .type(.string), "name": .type(.string),
    "opacity": .type(.number), "opaque": .type(.boolean), "position": .type(.point),
    "rasterizationScale": .type(.number), "shadowColor": .coreGraphicsColor, "shadowOffset": .type(.size),
    "shadowOpacity": .type(.number), "shadowPath": .coreGraphics, "shadowRadius": .type(.number),
    "shouldRasterize": .type(.boolean), "speed": .type(.number), "sublayerTransform": .coreGraphics,
    "transform": .coreGraphics, "zPosition": .type(.number),
  ]

  /// Properties of layers of other classes, and others that no runtime attribute sets.
  private static let otherLayerKeys: Set<String> = [
    "mask", "style", "path", "type", "colors", "locations", "startPoint", "endPoint", "fillColor", "strokeColor",
    "lineWidth", "lineCap", "lineJoin", "beginTime", "duration", "timeOffset", "string", "font", "fontSize", "delegate",
  ]

  /// What a property that every view has holds; `nil` for others, which a project may declare as it likes.
  static func viewProperty(_ key: String) -> Property? { viewProperties[key] }

  private static let viewProperties: [String: Property] = [
    "accessibilityElementsHidden": .type(.boolean), "accessibilityHint": .type(.string),
    "accessibilityIdentifier": .type(.string), "accessibilityLabel": .type(.string),
    "accessibilityViewIsModal": .type(.boolean), "alpha": .type(.number), "autoresizesSubviews": .type(.boolean),
    "backgroundColor": .type(.color), "bounds": .type(.rect), "center": .type(.point),
    "clearsContextBeforeDrawing": .type(.boolean), "clipsToBounds": .type(.boolean), "contentMode": .type(.number),
    "exclusiveTouch": .type(.boolean), "frame": .type(.rect), "hidden": .type(.boolean),
    "insetsLayoutMarginsFromSafeArea": .type(.boolean), "isAccessibilityElement": .type(.boolean),
    "multipleTouchEnabled": .type(.boolean), "opaque": .type(.boolean),
    "preservesSuperviewLayoutMargins": .type(.boolean), "restorationIdentifier": .type(.string),
    "semanticContentAttribute": .type(.number), "tag": .type(.number), "tintColor": .type(.color),
    "translatesAutoresizingMaskIntoConstraints": .type(.boolean), "userInteractionEnabled": .type(.boolean),
  ]
}
