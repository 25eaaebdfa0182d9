import TextMetrics
import XMLTree

/// How wrong the sizes of texts may be, by comparison with the frames that documents store.
extension IntrinsicSizes {
  /// The part by which all texts may be wider or narrower.
  private static let widthError = 0.013
  /// The same for buttons, whose titles are short (197 of 198 views that more would move were right).
  private static let titleWidthError = 0.005
  /// The part by which the width at which a text is wrapped may be off.
  private static let wrapError = 0.025

  /// Whether a view shows a text that a class of its own may draw, and no size of it is stored.
  func isCustomText(_ view: LayoutView) -> Bool {
    switch view.kind {
    case .label, .button, .textField: view.value("customClass") != nil && tree.measuredSize(of: view) == nil
    default: false
    }
  }

  /// Whether a text that we measure decides on the size that a view wants.
  func isText(_ view: LayoutView) -> Bool {
    guard !takesStoredSizes, view.kind.hasText, view.kind != .stepper, view.value("placeholderIntrinsicWidth") == nil,
      view.value("placeholderIntrinsicHeight") == nil
    else { return false }
    return view.wrapsLabel || tree.measuredSize(of: view) == nil
  }

  /// Whether a view is an image view with a system symbol.
  func showsSymbol(_ view: LayoutView) -> Bool {
    view.kind == .imageView && (image(of: view.element)?.isSymbol ?? false)
  }

  /// The size that a view would want if texts were larger (1) or smaller (-1) by their plausible error.
  func size(of view: LayoutView, wrapWidth: Double?, movedTowards direction: Double) -> IntrinsicSize {
    guard isText(view) else { return size(of: view, wrapWidth: wrapWidth) }
    // A wider text wraps as a narrower width does.
    let widthError = view.kind == .button ? Self.titleWidthError : Self.widthError
    let narrowed = wrapWidth.map { max(1, $0 * (1 - Self.wrapError * direction) / (1 + widthError * direction)) }
    let plain = size(of: view, wrapWidth: narrowed)
    var error = error(of: view, width: plain.width ?? 0, wrapWidth: wrapWidth)
    // On the canvas they are like others; a class may draw in its own font, and with insets.
    if isCustomText(view) { error = error + Size(width: 0.05 * (plain.width ?? 0) + 3, height: 3) }
    if view.wrapsLabel, let height = plain.height {
      // A line more or less was seen (9 of 128 views that it moves).
      let lineHeight = fonts.font(of: view, defaultSize: 17).lineHeight
      if height > 1.5 * lineHeight { error.height += lineHeight }
    }
    var width = plain.width.map { max(0, $0 * (1 + widthError * direction) + direction * error.width) }
    if view.wraps, let wrapWidth, let free = plain.width, free <= wrapWidth { width = width.map { min($0, wrapWidth) } }
    return IntrinsicSize(width: width, height: plain.height.map { max(0, $0 + direction * error.height) })
  }

  /// By how much a text may be larger or smaller, beyond `widthError`.
  private func error(of view: LayoutView, width: Double, wrapWidth: Double?) -> Size {
    switch view.kind {
    // Wheels of 162, 192 and 216 points were seen.
    case .datePicker: return Size(width: 0.05 * width + 5, height: 54)
    case .pageControl, .textView: return Size(width: 0.05 * width + 5, height: 8)
    case .segmentedControl: return Size(width: 0.03 * width + 2, height: 0)
    case .button: return buttonError(of: view, width: width)
    case .label: return labelError(of: view, width: width, wrapWidth: wrapWidth)
    default:
      let own = text(of: view)
      var error = textError(
        own.isEmpty ? view.value("placeholder") ?? "" : own, in: fonts.font(of: view, defaultSize: 14), width: width)
      if view.value("borderStyle") != "roundedRect" { error.height += 1 }
      return error
    }
  }

  private func labelError(of view: LayoutView, width: Double, wrapWidth: Double?) -> Size {
    let font = fonts.font(of: view, defaultSize: 17)
    let text = text(of: view)
    var error = textError(text, in: font, width: width)
    if view.wraps, tree.measuredSize(of: view) != nil { error = error + Size(width: 2, height: 2) }
    if attributedText(of: view) != nil { error = error + Size(width: 0.05 * width + 2, height: 2) }
    if text.isEmpty { error = error + Size(width: 20, height: 20) }
    if view.wraps, let wrapWidth, wrapWidth < 30 { error.height += 20 }
    let isTextStyle = font.leading > 0
    if isTextStyle, view.wraps { error.height += 1 }
    if isTextStyle, (18_100..<21_300).contains(tree.toolsVersion) { error.height += 1 }
    return error
  }

  private func buttonError(of view: LayoutView, width: Double) -> Size {
    let state = view.child("state", key: "normal")
    var error = textError(
      state.flatMap { tree.value(tree.name("title"), of: $0) } ?? "", in: buttonFont(view), width: width)
    if let state, tree.document.xml.firstChild(of: state, named: tree.name("attributedString")) != nil {
      error = error + Size(width: 0.05 * width + 2, height: 2)
    }
    if let configuration = configuration(of: view) {
      let insets = tree.document.child(tree.name("directionalEdgeInsets"), key: "contentInsets", of: configuration)
      error = error + Size(width: 1, height: insets == nil ? 4 : 1)
    }
    if let state, image(of: state)?.isSymbol ?? false { error = error + Size(width: 3, height: 3) }
    return error
  }

  private func textError(_ text: String, in font: FontFace, width: Double) -> Size {
    var error = Size(width: 0.3, height: 0)
    if font.weight != .regular || font.size > 19 { error.width += 0.01 * width }
    if font.size >= 21 || font.weight == .light || font.weight == .heavy { error.width += 0.02 * width + 0.5 }
    if font.family != nil { error = error + Size(width: 0.06 * width + 2, height: 2) }
    if text.unicodeScalars.contains(where: Self.isUnmeasured) { error.width += 0.05 * width + 1 }
    return error
  }

  /// Whether the width of a character was seen in few documents: all but Latin letters and the punctuation of texts.
  private static func isUnmeasured(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x17F && !(0x2010...0x2027).contains(scalar.value)
  }
}

extension Size {
  static func + (a: Size, b: Size) -> Size { Size(width: a.width + b.width, height: a.height + b.height) }
}
