import InterfaceBuilder

/// Where the rules of safe areas and margins rest on few documents.
enum SurroundingsDoubt {
  /// Whether the canvas is one whose rules are in doubt whatever the view: without a device, a tablet, a device on its side.
  private static func isUnusual(_ environment: LayoutEnvironment) -> Bool {
    environment.knownDevice == nil || environment.isPad || environment.isLandscape
  }

  /// Whether the safe area of a root may be another: on unusual canvases, below bars that a view without a controller asks
  /// for, before Xcode 11 but for views without a controller that fill the screen, and where insets are counted twice for
  /// those that do not. Table cells and the views of bar items have none.
  static func isSafeAreaDoubtful(_ root: LayoutView) -> Bool {
    let tree = root.tree
    let hasSafeArea = root.controller != nil ? root.isControllerRoot : root.kind != .tableViewCell
    guard root.isRoot, hasSafeArea else { return false }
    let isBelowBar = root.controller == nil && root.hasSimulatedBar
    if isBelowBar || isUnusual(tree.environment) { return true }
    guard let screen = tree.environment.screenSize else { return false }
    let size = root.rootSize
    let fillsScreen = abs(size.width - screen.width) < 1 && abs(size.height - screen.height) < 1
    if tree.toolsVersion < 14_800 { return root.isControllerRoot || !fillsScreen }
    return !root.isControllerRoot && !fillsScreen && SafeArea.countsDeviceTwice[tree.toolsVersion]
  }

  /// Whether the margins of a view may be others: those that the document does not say.
  static func areMarginsDoubtful(_ view: LayoutView) -> Bool {
    guard view.kind != .stackView, !LayoutMargins.areStated(of: view) else { return false }
    let tree = view.tree
    let version = tree.toolsVersion
    if isUnusual(tree.environment) || version < 13_500 || version > 30_000 { return true }
    guard view.kind.isPlacedByList else { return false }
    return version >= 24_000 || version < 17_000 || tree.environment.device == "retina6_0"
  }
}

extension LayoutView {
  /// Whether the canvas draws a bar above or below it because the document asks for one.
  fileprivate var hasSimulatedBar: Bool {
    tree.document.xml.children(of: element).contains { child in
      let key = tree.document.value(tree.name("key"), of: child)
      return (key == "simulatedTopBarMetrics" || key == "simulatedBottomBarMetrics")
        && tree.document.xml.nameText(of: child) != "nil"
    }
  }
}
