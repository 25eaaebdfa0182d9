import InterfaceBuilder
import XMLTree

/// The layout margins of views, as the canvas draws them.
enum LayoutMargins {
  /// The margins of a view, with the safe area and, where the view preserves them, the superview's margins.
  ///
  /// - Parameters:
  ///   - state: What the pass before knows; the frames decide how far the superview's margins reach into the view.
  ///   - safeArea: The safe area insets of a view.
  ///   - superviewMargins: The margins of the superview; asked for only where they matter.
  static func margins(
    of view: LayoutView, state: PassState, safeArea: (LayoutView) -> EdgeInsets, superviewMargins: () -> EdgeInsets
  ) -> EdgeInsets {
    var margins = own(of: view)
    if view.isSet("layoutMarginsFollowReadableWidth"), view.tree.environment.isPad {
      let width =
        state.frames[view.index]?.width ?? (view.isRoot ? view.rootSize.width : view.storedFrame?.width) ?? 0
      let outside = max(0, (width - readableWidth) / 2)
      margins.left = max(margins.left, outside)
      margins.right = max(margins.right, outside)
    }
    if includesSafeArea(view) { margins = margins + safeArea(view) }
    guard view.isSet("preservesSuperviewLayoutMargins") else { return margins }
    if let superview = view.superview {
      return preserving(
        superviewMargins(), of: state.frames[superview.index], in: state.frames[view.index], with: margins)
    }
    // The canvas draws a view without a controller in a plain one, whose margins it preserves (1 document of 1; 3 of 3 that
    // do not preserve them have none at top and bottom).
    guard view.tree.environment.isOwnCanvas, view.controller == nil, !view.kind.isPlacedByList else { return margins }
    return EdgeInsets(
      top: max(margins.top, plain.top), left: max(margins.left, plain.left), bottom: max(margins.bottom, plain.bottom),
      right: max(margins.right, plain.right))
  }

  /// Whether the safe area is added to the margins of a view: since iOS 11, whose canvas first did so in documents with safe
  /// areas only (before, 3 of 3 in 3 repositories have no inset at the top, with bars or a status bar).
  private static func includesSafeArea(_ view: LayoutView) -> Bool {
    let document = view.tree.document
    guard addsSafeArea[view.tree.toolsVersion] || document.isSet("useSafeAreas") else { return false }
    return view.value("insetsLayoutMarginsFromSafeArea") != "NO"
  }

  private static let addsSafeArea = ToolsVersionTable(false, (from: 14800, true))

  /// The width of readable text on an iPad (1 file).
  private static let readableWidth = 560.0

  /// The part of the outer margins that reaches into the view, where that is more than its own. Before there are frames, the
  /// view counts as wide as its superview and as far from its top and bottom.
  private static func preserving(
    _ outer: EdgeInsets, of superview: Rectangle?, in view: Rectangle?, with own: EdgeInsets
  ) -> EdgeInsets {
    var result = own
    guard let view, let superview else {
      result.left = max(own.left, outer.left)
      result.right = max(own.right, outer.right)
      return result
    }
    result.left = max(own.left, outer.left - (view.x - superview.x))
    result.top = max(own.top, outer.top - (view.y - superview.y))
    result.right = max(own.right, outer.right - (superview.x + superview.width - view.x - view.width))
    result.bottom = max(own.bottom, outer.bottom - (superview.y + superview.height - view.y - view.height))
    return result
  }

  /// The margins that the document says, or those of the view's kind.
  private static func own(of view: LayoutView) -> EdgeInsets {
    stated(of: view) ?? standard(of: view)
  }

  /// Whether the document says margins of a view.
  static func areStated(of view: LayoutView) -> Bool {
    absoluteElement(of: view) != nil || directionalElement(of: view) != nil
  }

  private static func absoluteElement(of view: LayoutView) -> XMLNode? {
    view.child("edgeInsets", key: "layoutMargins")
  }

  private static func directionalElement(of view: LayoutView) -> XMLNode? {
    view.child("directionalEdgeInsets", key: "directionalLayoutMargins")
  }

  private static func stated(of view: LayoutView) -> EdgeInsets? {
    let tree = view.tree
    if let element = absoluteElement(of: view) {
      func side(_ name: String) -> Double { tree.number(name, of: element) ?? 0 }
      return EdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
    }
    guard let element = directionalElement(of: view) else { return nil }
    func side(_ name: String) -> Double { tree.number(name, of: element) ?? 0 }
    let isRightToLeft = tree.environment.isRightToLeft
    return EdgeInsets(
      top: side("top"), left: side(isRightToLeft ? "trailing" : "leading"), bottom: side("bottom"),
      right: side(isRightToLeft ? "leading" : "trailing"))
  }

  private static func standard(of view: LayoutView) -> EdgeInsets {
    switch view.kind {
    case .tableViewCell, .tableViewCellContentView: return CellGeometry.margins(of: view)
    default:
      // A root is that of a controller or of a document; other views with a controller are those of bar button items.
      if view.isControllerRoot || (view.isRoot && view.controller == nil) {
        return sides(ofWidth: view.rootSize.width)
      }
      return view.kind == .stackView ? .zero : plain
    }
  }

  /// The margins of a view of no special kind.
  private static let plain = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The margins of a view that fills a window: 16 below 414 points (55/55 at 375, 3/3 at 393), 20 from there (73/77).
  private static func sides(ofWidth width: Double) -> EdgeInsets {
    let side: Double = width >= 414 ? 20 : 16
    return EdgeInsets(left: side, right: side)
  }
}
