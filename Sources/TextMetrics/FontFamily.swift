import SourceText

/// A family of fonts other than the system font, with what is known of its lines and letters.
public struct FontFamily: Hashable, Sendable {
  private let index: Int

  private struct Entry {
    let name: String
    /// The height of a line and the ascender, in sizes of the font.
    let lineHeight, ascender: Double
    /// How wide its letters are, those of Helvetica being 1; for fixed-pitch fonts the advance in sizes of the font.
    let width: Double
    var isFixedPitch = false
  }

  // The first stands for every family that is not listed. Heights are those that the fonts are known for; those of Helvetica
  // Neue (3 of 3 stored frames), Avenir (3 of 3), DIN Condensed (9 of 9) and Open Sans (1 of 1) were checked. Widths are
  // rough estimates.
  private static let table: [Entry] = [
    Entry(name: "", lineHeight: 1.2, ascender: 0.95, width: 0.97),
    Entry(name: "Helvetica Neue", lineHeight: 1.165, ascender: 0.952, width: 1),
    Entry(name: "Helvetica", lineHeight: 1.15, ascender: 0.92, width: 1),
    Entry(name: "Avenir Next", lineHeight: 1.366, ascender: 1, width: 1.03),
    Entry(name: "Avenir", lineHeight: 1.366, ascender: 1, width: 1.03),
    Entry(name: "Arial", lineHeight: 1.15, ascender: 0.905, width: 1),
    Entry(name: "Georgia", lineHeight: 1.136, ascender: 0.917, width: 1.02),
    Entry(name: "Courier", lineHeight: 1, ascender: 0.754, width: 0.6001, isFixedPitch: true),
    Entry(name: "Courier New", lineHeight: 1.133, ascender: 0.833, width: 0.6001, isFixedPitch: true),
    Entry(name: "Menlo", lineHeight: 1.164, ascender: 0.928, width: 0.6021, isFixedPitch: true),
    Entry(name: "Futura", lineHeight: 1.33, ascender: 1.04, width: 1),
    Entry(name: "Gill Sans", lineHeight: 1.15, ascender: 0.918, width: 0.9),
    Entry(name: "Verdana", lineHeight: 1.215, ascender: 1.005, width: 1.16),
    Entry(name: "Trebuchet MS", lineHeight: 1.161, ascender: 0.939, width: 0.98),
    Entry(name: "Times New Roman", lineHeight: 1.15, ascender: 0.891, width: 0.9),
    Entry(name: "Palatino", lineHeight: 1.1, ascender: 0.8, width: 0.98),
    Entry(name: "Optima", lineHeight: 1.2, ascender: 0.92, width: 0.95),
    // There is only a bold face of it.
    Entry(name: "DIN Condensed", lineHeight: 1, ascender: 0.712, width: 0.69),
    Entry(name: condensed, lineHeight: 1, ascender: 0.712, width: 0.715),
    Entry(name: "Open Sans", lineHeight: 1.362, ascender: 1.069, width: 1.08),
    Entry(name: "Roboto", lineHeight: 1.172, ascender: 0.928, width: 0.97),
    Entry(name: "Lato", lineHeight: 1.2, ascender: 0.987, width: 0.96),
    Entry(name: "Montserrat", lineHeight: 1.219, ascender: 0.968, width: 1.12),
    Entry(name: "Source Sans Pro", lineHeight: 1.257, ascender: 0.984, width: 0.9),
    Entry(name: "Raleway", lineHeight: 1.174, ascender: 0.94, width: 1.03),
    Entry(name: "Nunito", lineHeight: 1.364, ascender: 1.011, width: 1),
    Entry(name: "Poppins", lineHeight: 1.4, ascender: 1.05, width: 1.1),
  ]

  /// Any family that is not listed: average lines and letters.
  public static let other = FontFamily(index: 0)

  /// All families that say in their name that they are condensed; those that were seen are like DIN Condensed.
  private static let condensed = "Condensed"

  /// The family of a name, such as `Helvetica Neue`; `other` for one that is not listed.
  public static func named(_ name: String) -> FontFamily {
    if let index = table.firstIndex(where: { $0.name == name }) { return FontFamily(index: index) }
    return name.contains(bytes: condensed) && name != condensed ? named(condensed) : other
  }

  /// The family of a font that goes by its PostScript name, such as `HelveticaNeue-Bold`; `other` for one that is not listed.
  public static func named(postScript name: String) -> FontFamily {
    let family = String(name.prefix { $0 != "-" })
    switch family {
    case "ArialMT": return named("Arial")
    case "CourierNewPSMT", "CourierNewPS": return named("Courier New")
    case "TimesNewRomanPSMT", "TimesNewRomanPS": return named("Times New Roman")
    case "TrebuchetMS", "Trebuchet": return named("Trebuchet MS")
    default:
      // PostScript names have no spaces.
      return table.firstIndex { $0.name.filter { $0 != " " } == family }.map(FontFamily.init) ?? named(family)
    }
  }

  /// The height of a line in sizes of the font.
  var lineHeight: Double { Self.table[index].lineHeight }
  /// The distance of the baseline from the top of the line in sizes of the font.
  var ascender: Double { Self.table[index].ascender }
  /// How wide the letters are, those of Helvetica being 1; of a fixed-pitch font the advance in sizes of the font.
  var width: Double { Self.table[index].width }
  /// Whether all letters are equally wide.
  var isFixedPitch: Bool { Self.table[index].isFixedPitch }
}
