import InterfaceBuilder

/// The safe area of roots, as the canvas draws it.
enum SafeArea {
  /// The insets of a root's safe area; 0 for table cells and for custom views of bar button items.
  static func insets(of root: LayoutView) -> EdgeInsets {
    guard let controller = root.controller else {
      return hasDeviceInsets(root) ? underSimulatedBar(deviceInsets(of: root), of: root) : .zero
    }
    guard root.isControllerRoot else { return .zero }
    let environment = root.tree.environment
    let bars = root.tree.bars.bars(of: controller)
    var insets = root.embedding?.safeArea ?? deviceInsets(of: root)
    let version = root.tree.toolsVersion
    let isCompact = environment.isLandscape && !environment.isPad
    insets.top += bars.top(toolsVersion: version, isCompact: isCompact)
    insets.bottom += bars.bottom(toolsVersion: version, isCompact: isCompact)
    return environment.isOwnCanvas ? cutting(insets, of: root, under: bars) : insets
  }

  /// Whether a view without a controller has the insets of the device, whatever its size. Cells have none but those of
  /// collections (1 file).
  private static func hasDeviceInsets(_ root: LayoutView) -> Bool {
    !root.kind.isPlacedByList || root.kind == .collectionViewCell || root.kind == .collectionReusableView
  }

  /// The insets of a view without a controller that the canvas draws below a navigation bar: a translucent one lies on it
  /// (2/2), an opaque one ends where it begins (1/1).
  private static func underSimulatedBar(_ insets: EdgeInsets, of root: LayoutView) -> EdgeInsets {
    let tree = root.tree
    guard tree.environment.isOwnCanvas,
      let bar = root.child("simulatedNavigationBarMetrics", key: "simulatedTopBarMetrics")
    else { return insets }
    var result = insets
    if tree.document.value(tree.name("translucent"), of: bar) == "NO" {
      result.top = 0
    } else {
      var bars = Bars()
      bars.hasNavigationBar = true
      result.top += bars.top(toolsVersion: tree.toolsVersion, isCompact: false)
    }
    return result
  }

  // MARK: Devices

  /// The insets of the status bar, the rounded corners and the home indicator.
  private static func deviceInsets(of root: LayoutView) -> EdgeInsets {
    let tree = root.tree
    let environment = tree.environment
    let version = tree.toolsVersion
    if tree.document.platform == .tvOS { return tree.document.isSet("useSafeAreas") ? television : .zero }
    let isPhoneOnItsSide = environment.isLandscape && !environment.isPad
    guard let device = environment.knownDevice else { return EdgeInsets(top: isPhoneOnItsSide ? 0 : 20) }
    var upright = EdgeInsets(device.portrait)
    upright.top = statusBarHeights[device.id]?[version] ?? upright.top
    if !device.hasHomeIndicator {
      let isShown = !isPhoneOnItsSide && showsStatusBar(on: device, above: root)
      return EdgeInsets(top: isShown ? upright.top : 0)
    }
    if device.isPad { return upright }
    let isDoubled = environment.isOwnCanvas && countsDeviceTwice[version] && !root.kind.isPlacedByList
    var insets = upright
    if isPhoneOnItsSide {
      // The side of the status bar upright, and the one across.
      insets = EdgeInsets(top: 0, left: upright.top, bottom: device.landscape[2], right: upright.top)
    }
    if isAboveHomeIndicator(root, on: device) { insets.bottom = 0 }
    guard isDoubled else { return insets }
    let fillsScreen = root.isControllerRoot || abs(root.rootSize.height - device.size[1]) < 1
    return insets + EdgeInsets(top: upright.top, bottom: fillsScreen ? upright.bottom : 0)
  }

  /// Whether a freeform view ends above the home indicator of the canvas: in older versions those do that fit on the screen
  /// (11/11, of 34 to 356 points), while wider ones have the inset (6/6); from 21507 on all have it (15/15).
  private static func isAboveHomeIndicator(_ root: LayoutView, on device: Device) -> Bool {
    let tree = root.tree
    let isBesideBars = root.controller.map { tree.bars.bars(of: $0) != Bars() } ?? false
    return tree.environment.isOwnCanvas && endsAboveHomeIndicator[tree.toolsVersion] && !isBesideBars
      && !root.kind.isPlacedByList && root.rootSize.width <= device.size[0]
      && root.rootSize.height < device.size[1] - greatestSheetGap
  }

  private static let endsAboveHomeIndicator = ToolsVersionTable(true, (from: 20000, false))

  /// Whether a device with a home button has an inset for the status bar, which it always has but on the canvas.
  private static func showsStatusBar(on device: Device, above root: LayoutView) -> Bool {
    let tree = root.tree
    guard tree.environment.isOwnCanvas else { return true }
    let isFreeform =
      !root.isControllerRoot && root.rootSize.height != device.size[1]
      && tree.document.xml.firstChild(of: root.element, named: tree.name("freeformSimulatedSizeMetrics")) != nil
    // The views of embedded controllers and of extensions.
    let isSmaller = root.rootSize.width < device.size[0] && root.rootSize.height < device.size[1]
    return showsStatusBarOnScreens[tree.toolsVersion]
      && (!(isFreeform || isSmaller) || showsStatusBarAboveFreeform[tree.toolsVersion])
  }

  /// Where the simulated status bar of a device changed; others have that of `Device`.
  private static let statusBarHeights: [String: ToolsVersionTable<Double>] = [
    "retina5_9": ToolsVersionTable(
      44,  // 88 with a navigation bar (16/16)
      (from: 21200, 50)),  // the 13 mini from Xcode 14.1 on (5/5)
    "retina6_1": ToolsVersionTable(
      44,  // 255 documents, up to 20037
      (from: 21200, 48)),  // 65 documents, from 21225
    "retina6_0": ToolsVersionTable(44, (from: 20000, 47)),  // 44 in 2 documents
    "retina6_7": ToolsVersionTable(44, (from: 20000, 47)),  // 44 in 1 document, 47 in 1
  ]

  /// Devices with a home button.
  private static let showsStatusBarOnScreens = ToolsVersionTable(
    true,  // 20 (14/14)
    (from: 14800, false),  // 0 (20/20, and 1 iPad), 44 with a navigation bar (3/3)
    (from: 21600, true))  // 20 (11/11)

  /// Freeform views without a controller, and views of controllers that are smaller than the screen both ways, on devices with
  /// a home button.
  private static let showsStatusBarAboveFreeform = ToolsVersionTable(
    false,  // 0 (5/5 and 8/8)
    (from: 14800, true))

  /// Whether the canvas counts the insets of a phone with a home indicator twice: of controllers' views, and of others that
  /// fill the screen (96/68, 118/68, 94/68; 42/42 tops and 21/21 bottoms); of those that do not, the top (2/2) and not the
  /// bottom (6/7). On its side, the upright insets are added to those of the side (11/11).
  static let countsDeviceTwice = ToolsVersionTable(false, (from: 23700, true), (from: 30000, false))

  /// What a television may not show, from the documentation of tvOS; documents without safe areas have 0 (1 file).
  private static let television = EdgeInsets(top: 60, left: 80, bottom: 60, right: 80)

  // MARK: Roots that do not fill the screen

  /// The insets of a controller's view that is shorter than the screen, below opaque bars or in a sheet: what is cut off is
  /// no inset any more.
  private static func cutting(_ insets: EdgeInsets, of root: LayoutView, under bars: Bars) -> EdgeInsets {
    guard let device = root.tree.environment.knownDevice, !root.tree.environment.isLandscape,
      let frame = root.storedFrame, frame.width == device.size[0], device.size[1] - frame.height > 1
    else { return insets }
    var result = insets
    let missing = device.size[1] - frame.height
    let isSheet =
      device.hasHomeIndicator && !device.isPad && missing < greatestSheetGap
      && showsSheets[root.tree.toolsVersion]
    if bars.hasTabBar, abs(missing - insets.bottom) < 1 {
      result.bottom = 0
    } else if abs(missing - insets.top - insets.bottom) < 1 || (bars.hasNavigationBar && bars.hasTabBar) {
      result.top = 0
      result.bottom = 0
    } else if isSheet {
      result.top = bars.hasNavigationBar ? Bars.heightInSheet : 0
    } else if bars.hasNavigationBar {
      result.top = 0
    }
    return result
  }

  /// What a sheet leaves of the screen above it is less than this: 54 on phones with a home indicator.
  private static let greatestSheetGap = 60.0
  private static let showsSheets = ToolsVersionTable(false, (from: 15000, true))
}

extension Device {
  /// Whether the bottom of the screen is kept for the home indicator.
  var hasHomeIndicator: Bool { portrait[2] > 0 }
}

extension EdgeInsets {
  /// Insets in the order top, left, bottom, right.
  fileprivate init(_ sides: [Double]) {
    self.init(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}
