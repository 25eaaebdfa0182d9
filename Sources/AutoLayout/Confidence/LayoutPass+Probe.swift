/// The inputs of a solve with what a probe moves.
extension LayoutPass {
  /// The size that a view wants by its content.
  func wantedSize(of view: LayoutView) -> IntrinsicSize {
    let wrapWidth = state.wrapWidths[view.index]
    var size: IntrinsicSize { intrinsicSizes.size(of: view, wrapWidth: wrapWidth) }
    switch probe {
    case .drawnSizes: return drawn(size, of: view)
    case .assumedSizes(let sizes, _):
      guard intrinsicSizes.isSizedByCanvas(view) else { return sizes.size(of: view, measured: size) }
      // Code fills it; of a label it is known that it has a line.
      let lineHeight = view.kind == .label ? intrinsicSizes.fonts.font(of: view, defaultSize: 17).lineHeight : nil
      return sizes.size(of: view, measured: IntrinsicSize(width: nil, height: lineHeight))
    case .customClass where !intrinsicSizes.isCustomText(view): return size
    case .text(let isLarger), .customClass(let isLarger):
      return intrinsicSizes.size(of: view, wrapWidth: wrapWidth, movedTowards: isLarger ? 1 : -1)
    case nil, .broken, .safeArea, .margins, .largerFallbacks, .strongerFallbacks, .documentedStacks: return size
    }
  }

  /// The size of a symbol or of a control with the most that was seen.
  private func drawn(_ size: IntrinsicSize, of view: LayoutView) -> IntrinsicSize {
    let isNew = tree.toolsVersion >= 24_000
    var more = Size(width: 0, height: 0)
    switch view.kind {
    case .toolbar where tree.environment.knownDevice?.hasHomeIndicator ?? false: more.height = -2.5
    case .slider where view.isSliderOfTwoHeights: more.height = 3
    case .switch where isNew: more = Size(width: 2, height: 3)
    case .imageView where intrinsicSizes.showsSymbol(view):
      more = Size(width: (size.width ?? 0) * 0.1 + 2, height: (size.height ?? 0) * 0.1 + 2)
    default: return size
    }
    return IntrinsicSize(width: size.width.map { $0 + more.width }, height: size.height.map { $0 + more.height })
  }

  /// The safe area of a root.
  func moved(_ insets: EdgeInsets, of root: LayoutView) -> EdgeInsets {
    guard probe == .safeArea, SurroundingsDoubt.isSafeAreaDoubtful(root) else { return insets }
    return insets + EdgeInsets(top: 7, left: 7, bottom: 7, right: 7)
  }

  /// Layout margins.
  func moved(margins: EdgeInsets, of view: LayoutView) -> EdgeInsets {
    guard probe == .margins, SurroundingsDoubt.areMarginsDoubtful(view) else { return margins }
    return margins + EdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
  }
}

extension LayoutView {
  /// Whether it is a slider of an Xcode 12, which drew them 31 points high (16 of 18) and 34; those of others are known (118
  /// of 119 views that they move).
  var isSliderOfTwoHeights: Bool { kind == .slider && (17_000..<18_000).contains(tree.toolsVersion) }
}
