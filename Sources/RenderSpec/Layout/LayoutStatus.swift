/// How well a root could be laid out.
enum LayoutStatus: String, CaseIterable {
  /// Nothing is wrong with its constraints.
  case solved
  /// Required constraints contradict one another; the frames are those without the later ones.
  case conflicting
  /// Some views could as well lie elsewhere; the frames are one of several answers.
  case ambiguous
  /// It is not laid out.
  case unsupported

  /// What it means, for the schema.
  static let summary =
    "`solved`; `conflicting`: required constraints contradict one another, and the later ones are broken; `ambiguous`: some "
    + "views could as well lie elsewhere; `unsupported`: there are no frames."
}

/// What is wrong with a layout.
enum LayoutIssue {
  /// Required constraints that contradict one another, by their ids, and views whose own ones are among them.
  case conflict(members: [String], nodes: [String])
  /// A view that could as well lie elsewhere along an axis.
  case ambiguous(node: String?, axis: String)
  /// UIKit lays out the labels of this cell, by no rules of the document.
  case builtInStyle(node: String?)
  /// Code may size and place the items of this collection view.
  case itemLayout(node: String?)
  /// The layout of this system is not known.
  case platform
  /// The document stores no frame of the view.
  case noFrame(node: String?)

  /// The word for it.
  var kind: String {
    switch self {
    case .conflict: "conflict"
    case .ambiguous: "ambiguous"
    case .builtInStyle: "builtInStyle"
    case .itemLayout: "itemLayout"
    case .platform: "platform"
    case .noFrame: "noFrame"
    }
  }

  /// The words for all of them.
  static let kinds = ["conflict", "ambiguous", "builtInStyle", "itemLayout", "platform", "noFrame"]
}
