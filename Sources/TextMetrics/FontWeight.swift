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
}
