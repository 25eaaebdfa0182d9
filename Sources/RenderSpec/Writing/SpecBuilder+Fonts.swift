import InterfaceBuilder
import SourceText
import XMLTree

/// Fonts: elements become names in the table `fonts`.
extension SpecBuilder {
  /// The name in `fonts` of the font that an element says; `nil` for other elements and for styles that are not known.
  func font(_ element: XMLNode) -> String? {
    guard let style = xml.attribute(names.style, of: element) else { return sizedFont(element) }
    guard let (textStyle, isEmphasized, isShort) = TextStyle.style(named: xml.stringValue(of: style)) else {
      return nil
    }
    mark(style)
    return font(of: textStyle, isEmphasized: isEmphasized, isShort: isShort)
  }

  /// The name in `fonts` of the font of a text style.
  func font(of textStyle: TextStyle, isEmphasized: Bool = false, isShort: Bool = false) -> String {
    let name = (isEmphasized ? "emphasized-" : "") + textStyle.name + (isShort ? "-short" : "")
    if fonts.contains(name) { return name }
    return fonts.name(
      for: name,
      json: json { writer in
        writer.member("family", "system")
        writer.member("weight", isEmphasized ? max(textStyle.weight, 600) : textStyle.weight)
        writer.member("size", textStyle.size(for: "large"))
        writer.member("textStyle", textStyle.name)
        if isShort { writer.member("leading", "short") }
        writer.key("scales")
        writer.value(true)
        writer.key("sizes")
        writer.beginObject(inline: true)
        for (index, contentSize) in ContentSize.all.enumerated() {
          writer.member(contentSize, textStyle.sizes[index])
        }
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

  private func sizedFont(_ element: XMLNode) -> String? {
    guard isKnownFont(element) else { return nil }
    let sizeName = taken(names.size, of: element)
    let ownSize = taken(names.pointSize, of: element).flatMap(number) ?? sizeName.flatMap(namedSize) ?? 0
    let meta = takenText(names.metaFont, of: element)
    let size = ownSize == 0 ? Self.size(ofMetaFont: meta) : ownSize
    let shownSize = Self.text(size)
    let macStyle = takenText(xml.names.intern("textStyle"), of: element)
    if let face = takenText(names.name, of: element) {
      let family = takenText(names.family, of: element)
      return fonts.name(
        for: "\(face)-\(shownSize)",
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
    let type = takenText(names.type, of: element) ?? ""
    let followsAppearance = taken(xml.names.intern("usesAppearanceFont"), of: element).flatMap(isYes)
    guard let weight = Self.weight(takenText(names.weight, of: element), type: type + (meta ?? "")) else { return nil }
    let isItalic = type == "italicSystem"
    var name = "system-\(shownSize)"
    if weight.number != 400 { name += "-\(weight.name)" }
    if isItalic { name += "-italic" }
    if let macStyle { name = macStyle }
    return fonts.name(
      for: name,
      json: json { writer in
        writer.member("family", "system")
        writer.member("weight", weight.number)
        writer.key("size")
        writer.value(size)
        if isItalic {
          writer.key("italic")
          writer.value(true)
        }
        if let meta { writer.member("role", meta) }
        if let macStyle { writer.member("textStyle", macStyle) }
        if let followsAppearance {
          writer.key("usesAppearanceFont")
          writer.value(followsAppearance)
        }
        writer.key("scales")
        writer.value(false)
      })
  }

  /// Whether type and weight are words that are known, so that nothing is taken for said that is not.
  private func isKnownFont(_ element: XMLNode) -> Bool {
    let types = ["system", "boldSystem", "italicSystem"]
    if let type = xml.value(of: names.type, on: element), !types.contains(type) { return false }
    return Self.weight(xml.value(of: names.weight, on: element), type: "") != nil
  }

  /// The size of a font whose size is a number, or a word as in old documents.
  private func namedSize(_ attribute: XMLNode) -> Double? {
    if let number = number(attribute) { return number }
    return switch xml.stringValue(of: attribute) {
    case "button": 18
    case "smallSystem": 12
    case "label": 17
    default: 14
    }
  }

  private static func size(ofMetaFont meta: String?) -> Double {
    switch meta {
    case nil, "cellTitle", "controlContent", "user": 12
    case "smallSystem", "smallSystemBold", "toolTip": 11
    case "miniSystem", "miniSystemBold": 9
    case "label": 10
    default: 13
    }
  }

  private static let weights: [(name: String, number: Int)] = [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  /// The weight of a system font: that of the attribute, or that which the type says, as `boldSystem` or `systemMedium` do;
  /// `nil` for words that are not known.
  static func weight(_ word: String?, type: String) -> (name: String, number: Int)? {
    if let word { return weights.first { $0.name == word } }
    let type = type.lowercased()
    // `ultralight` ends as `light`, and `semibold` as `bold`, so they come first.
    return weights.first { $0.number != 400 && type.contains(bytes: $0.name.lowercased()) } ?? ("regular", 400)
  }

  /// A number as it stands in names.
  static func text(_ number: Double) -> String {
    var writer = JSONWriter(indent: nil)
    writer.value(number)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
