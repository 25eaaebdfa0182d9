import InterfaceBuilder
import ProjectIndex
import SourceText

/// Colours and images that the asset catalogues beside a document say better than the document, which keeps only what Xcode
/// saw when it saved.
extension SpecBuilder {
  /// Writes the entry of a colour of a catalogue.
  func write(_ color: NamedColor, to writer: inout JSONWriter) {
    for appearance in [AssetTraits.Appearance.light, .dark] {
      writer.key(appearance.rawValue)
      if let literal = value(of: color, appearance) {
        literal.writeValue(to: &writer)
      } else {
        writer.null()
      }
    }
    writer.member("origin", "asset")
  }

  /// Whether a catalogue's colour has a value that is known.
  func hasLightValue(_ color: NamedColor) -> Bool { value(of: color, .light) != nil }

  private func value(of color: NamedColor, _ appearance: AssetTraits.Appearance) -> LiteralColor? {
    // The widest gamut that the set has a colour for; a display that shows less converts it.
    let traits = AssetTraits(appearance: appearance, gamut: .displayP3)
    return color.color(for: traits).flatMap { literal($0, appearance) }
  }

  private func literal(_ color: AssetColor, _ appearance: AssetTraits.Appearance) -> LiteralColor? {
    switch color {
    case .value(let value):
      return LiteralColor(
        value.components, alpha: value.alpha, space: value.space == .sRGB ? "sRGB" : value.space.rawValue)
    case .system(let name, _):
      guard let value = values(ofSystemColor: name)?.first(where: { $0.key == appearance.rawValue })?.value
      else { return nil }
      let parts = SystemColor.components(value)
      return LiteralColor(Array(parts[0..<3]), alpha: parts[3], space: "sRGB")
    }
  }

  /// Writes what a catalogue says of an image beside its size.
  func write(_ image: ImageAsset, to writer: inout JSONWriter) {
    writer.key("resolved")
    writer.value(true)
    writer.member("kind", "image")
    if !image.scales.isEmpty {
      writer.key("scales")
      writer.beginArray(inline: true)
      for scale in image.scales { writer.value(scale) }
      writer.endArray()
    }
    if image.preservesVector {
      writer.key("vector")
      writer.value(true)
    }
    if let rendering = image.rendering { writer.member("renderingMode", rendering.rawValue) }
  }
}
