import InterfaceBuilder
import XMLTree

/// What is found out where the document says nothing: the kind of a button decides, or the margins of a stack view.
extension SpecBuilder {
  /// Writes what is found out for a row; `false`, with nothing written, where nothing is.
  func write(_ resolution: Property.Resolution, of row: CompiledProperty, in element: XMLNode) -> Bool {
    switch resolution {
    case .buttonFont:
      out.key(quoted: row.key)
      out.value(buttonFont(element))
    case .configurationFont:
      out.key(quoted: row.key)
      out.value(configurationFont(element))
    case .configurationInsets:
      guard let insets = configurationInsets(element) else { return false }
      out.key(quoted: row.key)
      out.beginArray(inline: true)
      for inset in insets { out.value(inset) }
      out.endArray()
    case .stackMargins:
      out.key(quoted: row.key)
      out.value(["layoutMargins", "directionalLayoutMargins"].contains { document.child(key: $0, of: element) != nil })
    }
    return true
  }

  /// The font of the title of a button that says none.
  private func buttonFont(_ button: XMLNode) -> String {
    if let configuration = document.child(key: "configuration", of: button) { return configurationFont(configuration) }
    let type = xml.value(of: xml.names.intern("buttonType"), on: button)
    return defaultFont(type == nil || type == "custom" ? "system-18" : "system-15")
  }

  /// The font of the title of a configuration: what it says, now or in older documents, or that of its size.
  private func configurationFont(_ configuration: XMLNode) -> String {
    for key in ["titleFontDescription", "fontDescription"] {
      if let font = document.child(key: key, of: configuration).flatMap(font) { return font }
    }
    return font(of: ["mini", "small"].contains(buttonSize(configuration)) ? .subheadline : .body)
  }

  /// The insets of a configuration that says none, in points: top, leading, bottom, trailing; `nil` where they are not known.
  private func configurationInsets(_ configuration: XMLNode) -> [Double]? {
    let style = xml.value(of: names.style, on: configuration) ?? "plain"
    guard ["plain", "gray", "tinted", "filled"].contains(style),
      [nil, "medium"].contains(buttonSize(configuration))
    else { return nil }
    return [7, 12, 7, 12]
  }

  private func buttonSize(_ configuration: XMLNode) -> String? {
    xml.value(of: xml.names.intern("buttonSize"), on: configuration)
  }
}
