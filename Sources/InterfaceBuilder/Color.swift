import XMLTree

/// A colour as a `color` element says it.
public struct Color: Hashable, Sendable {
  /// What the colour is.
  public var kind: Kind
  /// How opaque it is, from 0 to 1; 1 for named and system colours, whose own value is elsewhere.
  public var alpha: Double

  /// A colour from its parts.
  public init(kind: Kind, alpha: Double) {
    self.kind = kind
    self.alpha = alpha
  }

  /// What a colour can be.
  public enum Kind: Hashable, Sendable {
    /// A colour of an asset catalogue.
    case named(String)
    /// A system colour, such as `labelColor`.
    case system(String)
    /// Components from 0 to 1 in a colour space: white; red, green, blue; or cyan, magenta, yellow, black.
    case components([Double], space: String)
  }

  /// Whether nothing of it is seen.
  public var isClear: Bool {
    if case .system("clearColor") = kind { return true }
    return alpha == 0
  }
}

extension Document {
  /// The colour that a `color` element says; `nil` for other elements.
  public func color(_ element: XMLNode) -> Color? {
    guard xml.name(of: element) == vocabulary.color else { return nil }
    let names = vocabulary.names
    // A system colour may stand beside its cached components, and beside older names of itself.
    for key in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
      if let name = value(names.intern(key), of: element) { return Color(kind: .system(name), alpha: 1) }
    }
    if let name = value(vocabulary.name, of: element) {
      let isSystem = value(names.intern("catalog"), of: element) == "System"
      return Color(kind: isSystem ? .system(name) : .named(name), alpha: 1)
    }
    return components(element)
  }

  /// The colour that the components of a `color` element say, whatever names stand beside them; without components where there
  /// are none.
  public func components(_ element: XMLNode) -> Color {
    let names = vocabulary.names
    let alpha = number(vocabulary.alpha, of: element) ?? 1
    let space = names.intern("customColorSpace")
    let colorSpace = value(space, of: element) ?? value(names.intern("colorSpace"), of: element) ?? ""
    for keys in [["white"], ["red", "green", "blue"], ["cyan", "magenta", "yellow", "black"]] {
      let components = keys.compactMap { number(names.intern($0), of: element) }
      if components.count == keys.count {
        return Color(kind: .components(components, space: colorSpace), alpha: alpha)
      }
    }
    return Color(kind: .components([], space: colorSpace), alpha: alpha)
  }

  /// The colour of an object by its key, such as `backgroundColor`; `nil` where there is none.
  public func color(key: String, of object: XMLNode) -> Color? {
    child(vocabulary.color, key: key, of: object).flatMap(color)
  }
}
