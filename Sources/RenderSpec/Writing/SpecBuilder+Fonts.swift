import InterfaceBuilder
import SourceText
import XMLTree

/// Fonts: elements become names in the table `fonts`.
extension SpecBuilder {
  /// The name in `fonts` of the font that an element says; `nil` for text styles, types and weights that are not known.
  func font(_ element: XMLNode) -> String? {
    let font = document.font(element)
    switch font.kind {
    case .textStyle(nil): return nil
    case .textStyle(let style?):
      take([names.style], of: element)
      return self.font(of: style)
    case .face(let face, let family): return named(face, family: family, font, element)
    case .system(let isItalic): return font.weight.map { system($0, isItalic: isItalic, font, element) }
    }
  }

  /// The name in `fonts` of the font of a text style.
  func font(of style: TextStyle) -> String {
    let name = (style.isEmphasized ? "emphasized-" : "") + style.name + (style.isShort ? "-short" : "")
    if fonts.contains(name) { return name }
    return fonts.name(
      for: name,
      json: json { writer in
        writer.member("family", "system")
        writer.member("weight", style.weight.rawValue)
        writer.member("size", style.size(for: "large"))
        writer.member("textStyle", style.name)
        if style.isShort { writer.member("leading", "short") }
        writer.key("scales")
        writer.value(true)
        writer.key("sizes")
        writer.beginObject(inline: true)
        for contentSize in ContentSize.all { writer.member(contentSize, style.size(for: contentSize)) }
        writer.endObject()
      })
  }

  /// The name in `fonts` of a font of texts that say none, by a name such as `system-17`: a family, and the size in points.
  func defaultFont(_ name: String = "system-17") -> String {
    let parts = name.split(separator: "-")
    return fonts.name(
      for: name,
      json: json { writer in
        writer.member("family", String(parts.first ?? "system"))
        writer.member("weight", 400)
        writer.member("size", parts.last.flatMap { Int($0) } ?? 17)
        writer.key("scales")
        writer.value(false)
      })
  }

  /// A font with a PostScript name.
  private func named(_ face: String, family: String?, _ font: FontDescription, _ element: XMLNode) -> String {
    take([names.pointSize, names.size, names.metaFont, names.name, names.family], of: element)
    let macStyle = takenText(xml.names.intern("textStyle"), of: element)
    let size = font.size ?? FontDescription.defaultSize
    return fonts.name(
      for: "\(face)-\(Self.text(size))",
      json: json { writer in
        writer.member("family", family ?? face)
        writer.member("face", face)
        writer.key("size")
        writer.value(size)
        if let macStyle { writer.member("textStyle", macStyle) }
        writer.key("scales")
        writer.value(false)
      })
  }

  /// A font of the system.
  private func system(
    _ weight: FontDescription.Weight, isItalic: Bool, _ font: FontDescription, _ element: XMLNode
  ) -> String {
    take([names.pointSize, names.size, names.metaFont, names.type, names.weight], of: element)
    let macStyle = takenText(xml.names.intern("textStyle"), of: element)
    let followsAppearance = taken(xml.names.intern("usesAppearanceFont"), of: element).flatMap(isYes)
    let size = font.size ?? FontDescription.defaultSize
    var name = "system-\(Self.text(size))"
    if weight != .regular { name += "-\(weight.name)" }
    if isItalic { name += "-italic" }
    if let macStyle { name = macStyle }
    return fonts.name(
      for: name,
      json: json { writer in
        writer.member("family", "system")
        writer.member("weight", weight.rawValue)
        writer.key("size")
        writer.value(size)
        if isItalic {
          writer.key("italic")
          writer.value(true)
        }
        if let meta = font.metaFont { writer.member("role", meta) }
        if let macStyle { writer.member("textStyle", macStyle) }
        if let followsAppearance {
          writer.key("usesAppearanceFont")
          writer.value(followsAppearance)
        }
        writer.key("scales")
        writer.value(false)
      })
  }

  /// Marks attributes of an element as represented.
  private func take(_ attributes: [XMLName], of element: XMLNode) {
    for name in attributes { _ = taken(name, of: element) }
  }

  /// A number as it stands in names.
  static func text(_ number: Double) -> String {
    var writer = JSONWriter(indent: nil)
    writer.value(number)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
