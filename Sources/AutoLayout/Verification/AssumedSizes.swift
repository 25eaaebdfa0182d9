/// What texts, images and custom views are taken for in place of what was measured, to see what is open whatever they are.
enum AssumedSizes: Hashable {
  /// As measured; where nothing is known, as large as the stored frame.
  case drawn
  /// The same, but larger, or smaller, by more than the measures may be wrong.
  case larger, smaller

  /// The size that a view is assumed to want.
  func size(of view: LayoutView, measured: IntrinsicSize) -> IntrinsicSize {
    let frame = view.storedFrame
    let width = measured.width ?? (view.mayWant(isVertical: false) ? frame?.width ?? 30 : nil)
    let height = measured.height ?? (view.mayWant(isVertical: true) ? frame?.height ?? 30 : nil)
    return IntrinsicSize(width: width.map(moved), height: height.map(moved))
  }

  private func moved(_ length: Double) -> Double {
    switch self {
    case .drawn: length
    case .larger: length * 1.06 + 4
    case .smaller: max(0, length * 0.94 - 4)
    }
  }
}

extension LayoutView {
  /// Whether it may have a length of its own where none was measured: by code, by an image that the document does not know,
  /// or by a text.
  fileprivate func mayWant(isVertical: Bool) -> Bool {
    if value("customClass") != nil || value("placeholderIntrinsicWidth") != nil
      || value("placeholderIntrinsicHeight") != nil
    {
      return true
    }
    switch kind {
    case .stackView, .navigationBar, .tabBar, .toolbar, .searchBar, .slider, .progressView: return false
    case .textView: return value("scrollEnabled") == "NO"
    default: return !kind.isPlain
    }
  }
}
