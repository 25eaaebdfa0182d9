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
    return defaultFont("system-\(Int(document.defaultTitleSize(of: button)))")
  }

  /// The font of the title of a configuration: what it says, now or in older documents, or that of its size.
  private func configurationFont(_ configuration: XMLNode) -> String {
    document.titleFont(ofConfiguration: configuration).flatMap(font)
      ?? font(of: document.defaultTitleStyle(ofConfiguration: configuration))
  }

  /// The insets of a configuration that says none, in points: top, leading, bottom, trailing; `nil` where they are not known.
  private func configurationInsets(_ configuration: XMLNode) -> [Double]? {
    let style = xml.value(of: names.style, on: configuration) ?? "plain"
    let size = xml.value(of: xml.names.intern("buttonSize"), on: configuration)
    guard ["plain", "gray", "tinted", "filled"].contains(style), [nil, "medium"].contains(size) else { return nil }
    return [7, 12, 7, 12]
  }
}
