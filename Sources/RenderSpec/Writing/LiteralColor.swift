#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import SourceText

/// A colour from components, in the form in which it is painted: red, green, blue in sRGB or Display P3.
struct LiteralColor {
  /// The space of the components: `srgb` or `display-p3`.
  let space: StaticString
  /// Red, green, blue from 0 to 1.
  let components: [Double]
  let alpha: Double
  /// The space that the document names; empty for sRGB.
  let authored: String

  /// A colour from what a document says; `nil` where the number of components is none of a space's.
  init?(_ components: [Double], alpha: Double, space: String) {
    self.alpha = alpha
    authored = space == "sRGB" ? "" : space
    self.space = space == "displayP3" || space == "display-p3" ? "display-p3" : "srgb"
    switch components.count {
    case 1: self.components = [components[0], components[0], components[0]]
    case 3: self.components = components
    case 4:
      self.components = (0..<3).map { (1 - components[$0]) * (1 - components[3]) }
    default: return nil
    }
  }

  /// The name in the table of colours: the hexadecimal form.
  var name: String { hex }

  /// `#rrggbb`, or `#rrggbbaa` where it is not opaque, in sRGB.
  var hex: String {
    let values = space.description == "srgb" ? components : Self.srgb(fromP3: components)
    var text = "#"
    for value in alpha < 1 ? values + [alpha] : values {
      // Components far out of range may have become no number on the way from P3.
      let byte = value.isNaN ? 0 : Int((min(max(value, 0), 1) * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return text
  }

  /// Writes the members of an entry of the table of colours.
  func write(to writer: inout JSONWriter) {
    writer.key("light")
    writeValue(to: &writer)
    writer.key("dark")
    writeValue(to: &writer)
    writer.key("origin")
    writer.value("literal")
  }

  /// Writes the value of one appearance, on one line.
  func writeValue(to writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    writer.key("space")
    writer.value(space.description)
    writer.key("components")
    writer.beginArray(inline: true)
    for component in components { writer.value(component) }
    writer.endArray()
    writer.key("alpha")
    writer.value(alpha)
    writer.key("hex")
    writer.value(hex)
    if !authored.isEmpty {
      writer.key("authored")
      writer.value(authored)
    }
    writer.endObject()
  }

  /// Components of Display P3 in sRGB; those outside its gamut lie outside 0 to 1.
  private static func srgb(fromP3 components: [Double]) -> [Double] {
    let linear = components.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    let rows = [
      [1.2249401762, -0.2249401762, 0], [-0.0420569547, 1.0420569547, 0],
      [-0.0196375546, -0.0786360456, 1.0982736001],
    ]
    return rows.map { row in
      let value = row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2]
      return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
  }
}
