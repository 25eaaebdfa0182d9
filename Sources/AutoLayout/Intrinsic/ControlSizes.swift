/// The sizes of controls that no text decides, of their alignment rectangles in points.
///
/// Numbers are those of the frames that Interface Builder stored in documents, by its version; `n/m` are cases that agree of
/// cases seen.
enum ControlSizes {
  /// The size of a control; `nil` for views whose size is found in another way.
  static func size(of view: LayoutView) -> IntrinsicSize? {
    let version = view.tree.toolsVersion
    switch view.kind {
    case .switch: return IntrinsicSize(switches[version])
    case .slider: return IntrinsicSize(width: nil, height: sliders[version])
    case .activityIndicatorView:
      let isLarge = view.value("style") == "whiteLarge" || view.value("style") == "large"
      return isLarge ? IntrinsicSize(width: 37, height: 37) : IntrinsicSize(width: 20, height: 20)
    case .progressView:
      return IntrinsicSize(width: nil, height: view.value("progressViewStyle") == "bar" ? 2.5 : progressViews[version])
    case .stepper where view.tree.environment.textSizes == .measured:
      return IntrinsicSize(width: 94, height: steppers[version])
    case .datePicker where view.tree.environment.textSizes == .measured: return IntrinsicSize(width: 320, height: 216)
    case .pageControl where view.tree.environment.textSizes == .measured: return pageControlSize(view)
    case .pickerView: return IntrinsicSize(width: 320, height: 216)
    case .searchBar: return IntrinsicSize(width: nil, height: searchBars[version])
    case .navigationBar: return IntrinsicSize(width: nil, height: 44)
    case .tabBar: return IntrinsicSize(width: nil, height: 49)
    case .toolbar: return IntrinsicSize(width: nil, height: toolbarHeight(view))
    default: return nil
    }
  }

  private static let switches = ToolsVersionTable(
    Size(width: 49, height: 31), (from: 24_000, Size(width: 61, height: 28)),
    // Betas count from 30,000 and draw as before.
    (from: 30_001, Size(width: 49, height: 31)),
  )
  private static let sliders = ToolsVersionTable(
    30.0, (from: 24_700, 34),  // 3/3
    (from: 30_000, 30))
  private static let progressViews = ToolsVersionTable(
    2.0, (from: 17_000, 4))
  private static let steppers = ToolsVersionTable(
    29.0, (from: 15_400, 32))
  /// From iOS 14 on a page control is as wide as its dots ask for: 3 took 116 points then and 74 from iOS 17 on, where 6
  /// took 126.
  private static func pageControlSize(_ view: LayoutView) -> IntrinsicSize {
    guard let ends = pageControlEnds[view.tree.toolsVersion] else { return IntrinsicSize(width: 39, height: 37) }
    return IntrinsicSize(width: ends + (view.number("numberOfPages") ?? 0) * 52 / 3, height: 26)
  }
  private static let pageControlEnds = ToolsVersionTable<Double?>(
    nil, (from: 17_000, 64), (from: 22_000, 22))
  private static let searchBars = ToolsVersionTable(
    44.0, (from: 13_001, 56),
    // Xcode 12.5 to 13 draw at the smallest text size.
    (from: 18_100, 51),
    (from: 21_000, 56),
    (from: 24_000, 64),
    (from: 30_000, 56),
  )

  /// On a device with a home indicator, a toolbar that stands on the safe area is higher by 5 points (109 of 112), one that
  /// stands on another bar is not.
  private static func toolbarHeight(_ view: LayoutView) -> Double {
    guard let device = view.tree.environment.knownDevice, device.portrait[2] > 0, standsOnSafeArea(view) else {
      return 44
    }
    return 49
  }

  /// Whether the lower edge of a bar is tied to a guide, or to nothing.
  private static func standsOnSafeArea(_ view: LayoutView) -> Bool {
    let bottoms = view.tree.document.constraints(on: view.element).compactMap { constraint in
      let anchors = [constraint.first, constraint.second].compactMap(\.self)
      let isBottom = anchors.contains { $0.view == view.element && $0.guide == .none && $0.attribute == .bottom }
      return isBottom ? anchors.contains { $0.guide != .none } : nil
    }
    return bottoms.isEmpty || bottoms.contains(true)
  }
}

/// The canvas's sizes of arranged views that nothing sizes.
enum CanvasFallback {
  /// The size in points: plain views are wide, all others squares.
  static func size(of kind: ViewKind) -> Size { Size(width: kind == .view ? 240 : 50, height: 50) }
}

/// How much further the frame of a view reaches than its alignment rectangle, which constraints act on.
enum AlignmentInsets {
  /// The distances from the frame to the alignment rectangle.
  static func insets(of view: LayoutView) -> EdgeInsets {
    switch view.kind {
    case .slider: isNewSlider(view) ? .zero : EdgeInsets(left: 2, bottom: 1, right: 2)
    case .switch: EdgeInsets(right: 2)
    case .segmentedControl: EdgeInsets(bottom: 1)
    default: .zero
    }
  }

  private static func isNewSlider(_ view: LayoutView) -> Bool { (24_000..<30_000).contains(view.tree.toolsVersion) }
}
