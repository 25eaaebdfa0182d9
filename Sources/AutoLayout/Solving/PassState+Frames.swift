import InterfaceBuilder

extension PassState {
  /// What the next pass must know of a pass.
  init(_ pass: LayoutPass) {
    let safeArea = pass.safeArea(of: pass.root)
    let bounds = pass.frame(of: pass.root)
    for view in pass.views {
      let frame = pass.frame(of: view)
      if view.kind == .collectionView || view.kind == .tableView && !view.staticSections.isEmpty {
        frames[view.index] = frame
      }
      if view === pass.root { continue }
      if view.isSet("preservesSuperviewLayoutMargins") || view.isSet("layoutMarginsFollowReadableWidth") {
        frames[view.index] = frame
        if let superview = view.superview { frames[superview.index] = pass.frame(of: superview) }
      }
      if view.wraps { wrapWidths[view.index] = frame.width }
      if safeArea.isZero || view.isInScrollView { continue }
      let unsafe = EdgeInsets(
        top: max(0, safeArea.top - frame.y), left: max(0, safeArea.left - frame.x),
        bottom: max(0, frame.y + frame.height - (bounds.height - safeArea.bottom)),
        right: max(0, frame.x + frame.width - (bounds.width - safeArea.right)))
      if unsafe.largest > 0.01 { safeAreas[view.index] = unsafe }
    }
  }

  /// Whether the pass after which this is says the same as the pass before.
  func isSettled(after earlier: PassState) -> Bool {
    Self.agree(frames, earlier.frames) { $0.distance(to: $1) }
      && Self.agree(safeAreas, earlier.safeAreas) { $0.distance(to: $1) }
      && Self.agree(wrapWidths, earlier.wrapWidths) { abs($0 - $1) }
      && Self.agree(rowHeights, earlier.rowHeights) { abs($0 - $1) }
  }

  private static func agree<Value>(
    _ a: [Int: Value], _ b: [Int: Value], _ distance: (Value, Value) -> Double
  ) -> Bool {
    a.count == b.count && a.allSatisfy { key, value in b[key].map { distance(value, $0) < 0.05 } ?? false }
  }
}

extension Rectangle {
  /// The largest difference of a part.
  func distance(to other: Rectangle) -> Double {
    max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
  }
}

extension EdgeInsets {
  var largest: Double { max(top, left, bottom, right) }

  func distance(to other: EdgeInsets) -> Double {
    max(abs(top - other.top), abs(left - other.left), abs(bottom - other.bottom), abs(right - other.right))
  }
}

extension LayoutView {
  /// Whether it lies in what scrolls, which has no unsafe parts.
  var isInScrollView: Bool {
    var current = superview
    while let view = current {
      if view.kind.scrolls { return true }
      current = view.superview
    }
    return false
  }

  /// Whether its text may take several lines.
  var wraps: Bool {
    switch kind {
    case .label: (value("numberOfLines") ?? "1") != "1"
    case .textView: true
    default: false
    }
  }
}
