import SourceText

/// The weight of a font, as far as the widths of its letters are known.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable {
  /// Ultra light, thin and light, which share their widths here.
  case light
  /// The weight of body text.
  case regular
  /// A little stronger than regular.
  case medium
  /// The weight of headlines.
  case semibold
  /// The weight of a bold system font.
  case bold
  /// Heavy and black, which share their widths here.
  case heavy

  /// The weight that a document names, such as `ultraLight`; `nil` for a name that is not known.
  public init?(name: String) {
    switch name {
    case "ultraLight", "thin", "light": self = .light
    case "regular": self = .regular
    case "medium": self = .medium
    case "semibold": self = .semibold
    case "bold": self = .bold
    case "heavy", "black": self = .heavy
    default: return nil
    }
  }

  /// The weight of a number of which 400 is regular and 700 is bold.
  public init(number: Int) {
    switch number {
    case ..<350: self = .light
    case ..<450: self = .regular
    case ..<550: self = .medium
    case ..<650: self = .semibold
    case ..<750: self = .bold
    default: self = .heavy
    }
  }

  /// The weight that the PostScript name of a font tells, such as `HelveticaNeue-Bold`; `regular` where it tells none.
  public init(fontName name: String) {
    let words: [(String, FontWeight)] = [
      ("Semibold", .semibold), ("SemiBold", .semibold), ("Heavy", .heavy), ("Black", .heavy), ("Bold", .bold),
      ("Medium", .medium), ("Light", .light), ("Thin", .light),
    ]
    self = words.first { name.contains(bytes: $0.0) }?.1 ?? .regular
  }
}
