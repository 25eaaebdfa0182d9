/// The part of a node that a property is written in, in the order of writing.
public enum Section: Int, CaseIterable, Sendable {
  /// A key of the object itself.
  case own
  /// How every view is drawn.
  case style
  /// What the class of the view shows, by UIKit's property names.
  case content
  /// How a stack view arranges its views.
  case stack
  /// What a cell of a table or collection is.
  case cell
  /// How the layout engine treats the view.
  case layout
  /// What assistive technologies are told.
  case accessibility
  /// How the view answers to touches, and what code knows it by.
  case behavior

  /// The key of the part; `nil` for the object itself.
  public var key: String? {
    switch self {
    case .own: nil
    case .style: "style"
    case .content: "content"
    case .stack: "stack"
    case .cell: "cell"
    case .layout: "layout"
    case .accessibility: "accessibility"
    case .behavior: "behavior"
    }
  }

  /// What the part holds, for the schema.
  public var summary: String {
    switch self {
    case .own: "The object itself."
    case .style: "How the view is drawn, whatever its class."
    case .content: "What the class of the object shows; the keys are the framework's property names."
    case .stack: "How a stack view arranges its children."
    case .cell: "What the cell is to its table or collection."
    case .layout: "How the layout engine treats the view."
    case .accessibility: "What assistive technologies are told."
    case .behavior: "How the view answers to touches, and what code knows it by."
    }
  }
}
