import XMLTree

/// The fonts of the titles of buttons.
extension Document {
  /// The size in points of the title of a button that says no font: system buttons have 15 (302 of about 330 stored frames),
  /// custom ones 18 (12 of 23).
  public func defaultTitleSize(of button: XMLNode) -> Double {
    switch value(vocabulary.names.intern("buttonType"), of: button) {
    case nil, "custom": 18
    default: 15
    }
  }

  /// The element that says the font of a configuration's title, now or in older documents; `nil` where there is none.
  public func titleFont(ofConfiguration configuration: XMLNode) -> XMLNode? {
    let name = vocabulary.names.intern("fontDescription")
    return child(name, key: "titleFontDescription", of: configuration)
      ?? child(name, key: "fontDescription", of: configuration)
  }

  /// The text style of the title of a configuration that says no font.
  public func defaultTitleStyle(ofConfiguration configuration: XMLNode) -> TextStyle {
    switch value(vocabulary.names.intern("buttonSize"), of: configuration) {
    case "mini", "small": .subheadline
    default: .body
    }
  }
}
