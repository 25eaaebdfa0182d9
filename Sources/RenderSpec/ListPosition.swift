import XMLTree

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

extension ListPosition {
  /// Where a row stands in its section of a static table; `nil` for the rows that code fills in.
  init?(of cell: XMLNode, in xml: XMLDocument) {
    guard let list = xml.parent(of: cell), xml.nameText(of: list) == "cells" else { return nil }
    let rows = xml.children(of: list).filter(xml.isElement)
    switch (rows.first == cell, rows.last == cell) {
    case (true, true): self = .single
    case (true, false): self = .first
    case (false, true): self = .last
    case (false, false): self = .middle
    }
  }

  /// Whether a line parts the row from the next one of its section.
  var hasSeparator: Bool { self == .first || self == .middle }
}
