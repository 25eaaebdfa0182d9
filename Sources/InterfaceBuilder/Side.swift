/// A side of a view.
public enum Side: String, CaseIterable, Sendable {
  case leading, trailing, top, bottom

  /// Whether distances inward count up from the side: so at leading and top.
  public var isNear: Bool { self == .leading || self == .top }

  /// Whether the side bounds the view horizontally.
  public var isHorizontal: Bool { self == .leading || self == .trailing }

  /// The side across.
  public var opposite: Side {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    }
  }
}
