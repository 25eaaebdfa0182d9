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
      // The widest gamut that the set has a colour for; a display that shows less converts it.
      let traits = AssetTraits(appearance: appearance, gamut: .displayP3)
      if let literal = color.color(for: traits).flatMap({ literal($0, appearance) }) {
        literal.writeValue(to: &writer)
      } else {
        writer.null()
      }
    }
    writer.member("origin", "asset")
  }

  private func literal(_ color: AssetColor, _ appearance: AssetTraits.Appearance) -> LiteralColor? {
    switch color {
    case .value(let value):
      return LiteralColor(
        value.components, alpha: value.alpha, space: value.space == .sRGB ? "sRGB" : value.space.rawValue)
    case .system(let name, _):
      guard let system = SystemColor.named(name) else { return nil }
      let value: String? = appearance == .light ? system.light : system.dark
      guard let value else { return nil }
      let parts = SystemColor.components(value)
      return LiteralColor(Array(parts[0..<3]), alpha: parts[3], space: "sRGB")
    }
  }

  /// Writes the entry of an image of a catalogue.
  func write(_ image: ImageAsset, to writer: inout JSONWriter) {
    writer.member("origin", "asset")
    writer.key("size")
    if let size = image.size(for: AssetTraits()) {
      writer.beginArray(inline: true)
      writer.value(size.width)
      writer.value(size.height)
      writer.endArray()
    } else {
      writer.null()
    }
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
