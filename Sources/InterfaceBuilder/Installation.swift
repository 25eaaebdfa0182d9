/// In which environments a view or constraint is installed. Environments are keys of variations, such as
/// `heightClass=compact-widthClass=regular`.
public enum Installation: Hashable, Sendable {
  /// In every one.
  case everywhere
  /// In every one but these.
  case except(in: [String])
  /// In these only; in none when there is none.
  case only(in: [String])

  /// Whether it is installed where no variation says otherwise.
  public var isByDefault: Bool {
    if case .only = self { return false }
    return true
  }

  /// Whether it is installed nowhere.
  public var isNowhere: Bool { self == .only(in: []) }
}
