import InterfaceBuilder
import XMLTree

/// A view of a document, as layout sees it.
public final class LayoutView {
  /// The element.
  public let element: XMLNode
  /// What it is.
  public let kind: ViewKind
  /// The place among the views of the document, in document order.
  public let index: Int
  /// The frame that the document stores, in the coordinates of the superview.
  public let storedFrame: Rectangle?
  /// The view that it lies in; `nil` for roots.
  public unowned let superview: LayoutView?
  /// The view controller that it belongs to.
  public let controller: XMLNode?
  /// Whether it stands in the `subviews` of its superview, and not in a role of its own there.
  let isSubview: Bool
  /// The views in it, in document order.
  public internal(set) var children: [LayoutView] = []
  /// Whether no variation leaves it out in the environment.
  public internal(set) var isInstalled = true
  /// How a container view shows it; `nil` where none does, and on its own canvas.
  var embedding: Embedding?
  /// The constraints that it holds and that are installed in the environment, in document order.
  var constraints: [LayoutConstraint] = []
  unowned let tree: ViewTree

  init(
    _ element: XMLNode, kind: ViewKind, index: Int, superview: LayoutView?, controller: XMLNode?, isSubview: Bool,
    in tree: ViewTree
  ) {
    self.element = element
    self.kind = kind
    self.index = index
    self.superview = superview
    self.controller = controller
    self.isSubview = isSubview
    self.tree = tree
    storedFrame = tree.document.frame(of: element).flatMap(ViewTree.plausible)
  }

  /// Whether it lies in no other view.
  public var isRoot: Bool { superview == nil }

  /// Whether it is the view of a view controller.
  var isControllerRoot: Bool { isRoot && controller != nil && tree.document.xml.parent(of: element) == controller }

  /// Whether a stack view arranges it.
  var isArranged: Bool { superview?.kind == .stackView && isSubview && isInstalled }

  /// Whether it is arranged and takes no room because it is hidden.
  var isCollapsed: Bool { isArranged && isSet("hidden") }

  /// Whether the canvas gives it room beside its neighbours where a stack view arranges it. Of hidden views, only activity
  /// indicators keep theirs (measured: 3 of 3, against 3 of 122 others), although they have none in the running app.
  var keepsRoom: Bool { !isCollapsed || kind == .activityIndicatorView }

  /// What decides on its frame.
  enum Placement {
    /// It is a root: its frame is given.
    case root
    /// A table, a collection or a cell places it.
    case list
    /// Constraints, or a stack view.
    case constraints
    /// The stored frame and the autoresizing mask.
    case autoresizing
  }

  /// What decides on its frame.
  private(set) lazy var placement: Placement = {
    if isRoot { return .root }
    if kind.isPlacedByList || value("key") == "contentView" { return .list }
    let isConstrained = value("translatesAutoresizingMaskIntoConstraints") == "NO" && !isSet("fixedFrame")
    return isConstrained || isArranged ? .constraints : .autoresizing
  }()

  // MARK: Attributes

  /// An attribute as it is written; those of variations that apply come first, the most specific before others.
  public func value(_ name: String) -> String? {
    tree.value(tree.name(name), of: element)
  }

  /// Whether an attribute says `YES`.
  func isSet(_ name: String) -> Bool { value(name) == "YES" }

  /// An attribute as a number; `nil` where it is absent or no number.
  public func number(_ name: String) -> Double? { value(name).flatMap(ViewTree.number) }

  /// The child element with a name and a `key`; those of variations that apply come first, the most specific before others.
  func child(_ name: String, key: String) -> XMLNode? {
    tree.child(tree.name(name), key: key, of: element)
  }

  /// Whether a view lies in this one.
  func contains(_ view: LayoutView?) -> Bool {
    var current = view?.superview
    while let candidate = current {
      if candidate === self { return true }
      current = candidate.superview
    }
    return false
  }
}
