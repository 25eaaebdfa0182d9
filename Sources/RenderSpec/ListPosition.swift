/// Where a row stands in its section, which alone decides which corners are round.
public enum ListPosition: String, CaseIterable, Sendable {
  case single, first, middle, last

  /// The corners that are round in a list whose sections are boxes.
  public var corners: [String] {
    switch self {
    case .single: ["topLeft", "topRight", "bottomLeft", "bottomRight"]
    case .first: ["topLeft", "topRight"]
    case .middle: []
    case .last: ["bottomLeft", "bottomRight"]
    }
  }
}
