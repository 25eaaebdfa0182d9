/// What a colour set says for one appearance.
public enum AssetColor: Hashable, Sendable {
  /// A colour of its own.
  case value(ColorValue)
  /// A colour of the system, such as `labelColor`; the platform is `ios`, `osx`, `tvos` or `universal`.
  case system(name: String, platform: String)
}
