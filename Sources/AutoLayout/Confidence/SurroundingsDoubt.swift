import InterfaceBuilder

/// Where the rules of safe areas and margins rest on few documents.
enum SurroundingsDoubt {
  /// Whether the canvas is one whose safe areas are in doubt whatever the view: without a device (50 of 55 views that they
  /// move were right) and phones on their side (24 of 26). On tablets all 48 were.
  private static func isUnusual(_ environment: LayoutEnvironment) -> Bool {
    environment.knownDevice == nil || environment.isLandscape && !environment.isPad
  }

  /// Whether the safe area of a root may be another: on unusual canvases, below bars that a view without a controller asks
  /// for, and of views without a controller that do not fill the screen before Xcode 11 and where those that do count insets
  /// twice. Table cells and the views of bar items have none.
  static func isSafeAreaDoubtful(_ root: LayoutView) -> Bool {
    let tree = root.tree
    let hasSafeArea = root.controller != nil ? root.isControllerRoot : root.kind != .tableViewCell
    guard root.isRoot, hasSafeArea else { return false }
    let isBelowBar = root.controller == nil && root.hasSimulatedBar
    if isBelowBar || isUnusual(tree.environment) { return true }
    guard let screen = tree.environment.screenSize else { return false }
    let size = root.rootSize
    let fillsScreen = abs(size.width - screen.width) < 1 && abs(size.height - screen.height) < 1
    if root.isControllerRoot || fillsScreen { return false }
    return tree.toolsVersion < 14_800 || SafeArea.countsDeviceTwice[tree.toolsVersion]
  }

  /// Whether the margins of a view may be others: those of Xcode 26 that the document does not say. Of 179 views that older
  /// ones move, 178 were right.
  static func areMarginsDoubtful(_ view: LayoutView) -> Bool {
    view.tree.toolsVersion > 30_000 && view.kind != .stackView && !LayoutMargins.areStated(of: view)
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
