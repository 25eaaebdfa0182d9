/// The bars that the canvas shows around the view of a view controller.
struct Bars: Hashable, Sendable {
  /// Whether a navigation bar lies on top.
  var hasNavigationBar = false
  /// Whether the title of the navigation bar is large, below the bar's buttons.
  var hasLargeTitle = false
  /// Whether a tab bar lies at the bottom.
  var hasTabBar = false
  /// Whether a toolbar lies at the bottom; a tab bar covers it.
  var hasToolbar = false

  /// What the bars take from the top, in points.
  ///
  /// - Parameter isCompact: Whether they are those of a phone on its side.
  func top(toolsVersion: Int, isCompact: Bool) -> Double {
    guard hasNavigationBar else { return 0 }
    let heights = isCompact ? Self.compactNavigationBarHeight : Self.navigationBarHeight
    return heights[toolsVersion] + (hasLargeTitle ? Self.largeTitleHeight : 0)
  }

  /// What the bars take from the bottom, in points.
  func bottom(toolsVersion: Int, isCompact: Bool) -> Double {
    if hasTabBar { return isCompact ? Self.compactTabBarHeight[toolsVersion] : Self.tabBarHeight }
    return hasToolbar ? Self.toolbarHeight : 0
  }

  /// The height of a navigation bar in a sheet (2 repositories, 28 bars).
  static let heightInSheet = 56.0

  private static let navigationBarHeight = ToolsVersionTable<Double>(
    44,  // 88 on phones with a home indicator (16/16), 64 on others (14/14)
    (from: 24500, 54),
    (from: 30000, 44))

  /// The rows before Xcode 26 are from documentation.
  private static let compactNavigationBarHeight = ToolsVersionTable<Double>(
    32,
    (from: 24000, 54),  // 11/11 in 1 repository, 24412
    (from: 30000, 32))

  private static let compactTabBarHeight = ToolsVersionTable<Double>(
    32,
    (from: 24000, 31),  // 12/12 in 1 repository, 24412
    (from: 30000, 32))

  private static let largeTitleHeight = 52.0
  private static let tabBarHeight = 49.0  // 83 with the home indicator, 49 without
  private static let toolbarHeight = 44.0
}
