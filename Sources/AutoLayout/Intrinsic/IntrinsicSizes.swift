import InterfaceBuilder
import TextMetrics
import XMLTree

/// The size that a view wants by its content, of its alignment rectangle in points; a part is `nil` where it wants none.
struct IntrinsicSize: Equatable {
  var width: Double?
  var height: Double?

  static let none = IntrinsicSize(width: nil, height: nil)

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

/// The sizes that the views of a document want.
final class IntrinsicSizes {
  let tree: ViewTree
  let measurer = TextMeasurer()
  let fonts: DocumentFonts
  private var known: [Key: IntrinsicSize] = [:]

  private struct Key: Hashable {
    let view: Int
    let wrapWidth: Double?
  }

  init(_ tree: ViewTree) {
    self.tree = tree
    fonts = DocumentFonts(tree)
  }

  /// The size that a view wants; `wrapWidth` is what its frame is wide, where that is known already.
  func size(of view: LayoutView, wrapWidth: Double?) -> IntrinsicSize {
    let key = Key(view: view.index, wrapWidth: wrapWidth)
    if let size = known[key] { return size }
    let size = measure(view, wrapWidth: wrapWidth)
    known[key] = size
    return size
  }

  /// Whether sizes of texts are taken from the frames that the document stores.
  var takesStoredSizes: Bool { tree.environment.textSizes == .stored }

  private func measure(_ view: LayoutView, wrapWidth: Double?) -> IntrinsicSize {
    if view.hasPlaceholderSize {
      // `infinite`, which is no number, stands for no wish.
      return IntrinsicSize(
        width: view.number("placeholderIntrinsicWidth"), height: view.number("placeholderIntrinsicHeight"))
    }
    let isStored = takesStoredSizes && view.kind.hasText
    if !isStored, !view.wrapsLabel, let measured = tree.measuredSize(of: view) {
      return IntrinsicSize(width: measured.width.map(roundedUp), height: measured.height.map(roundedUp))
    }
    if let size = ControlSizes.size(of: view) { return size }
    if isSizedByCanvas(view) { return IntrinsicSize(CanvasFallback.size(of: view.kind)) }
    if view.kind == .imageView { return imageViewSize(view) }
    guard view.kind.hasText, !(view.kind == .textView && view.value("scrollEnabled") != "NO") else { return .none }
    if isStored { return storedSize(of: view) }
    switch view.kind {
    case .label: return labelSize(view, wrapWidth: wrapWidth)
    case .button: return buttonSize(view)
    case .textField: return textFieldSize(view)
    case .textView: return textViewSize(view, wrapWidth: wrapWidth)
    case .segmentedControl: return segmentedControlSize(view)
    default: return .none
    }
  }

  /// Whether a view has nothing to show, and the canvas gives it the size of an arranged view that nothing sizes. It wants
  /// that with its own priorities: a label of one line without text (measured: 66 of 66 views that hang on these, in 16
  /// documents), and an image view whose image is not known (13 of 13, in 3).
  func isSizedByCanvas(_ view: LayoutView) -> Bool {
    guard view.isArranged else { return false }
    switch view.kind {
    case .label: return !takesStoredSizes && !view.wraps && attributedText(of: view) == nil && text(of: view).isEmpty
    case .imageView: return imageViewSize(view) == .none
    default: return false
    }
  }

  private func storedSize(of view: LayoutView) -> IntrinsicSize {
    guard let frame = view.storedFrame else { return .none }
    let insets = AlignmentInsets.insets(of: view)
    return IntrinsicSize(
      width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom)
  }

  /// A length up to the next pixel.
  func roundedUp(_ length: Double) -> Double { length.roundedUp(toScale: tree.environment.scale) }
}

extension LayoutView {
  /// Whether the document replaces the size that the view wants by its content.
  var hasPlaceholderSize: Bool {
    value("placeholderIntrinsicWidth") != nil || value("placeholderIntrinsicHeight") != nil
  }

  /// Whether it is a label of several lines, of which the canvas measures the unwrapped text.
  var wrapsLabel: Bool { kind == .label && wraps }
}

extension ViewTree {
  /// What the canvas measured of a view; `nil` where it did not.
  func measuredSize(of view: LayoutView) -> ResourceSizes.MeasuredSize? {
    document.value(document.vocabulary.id, of: view.element).flatMap(resourceSizes.designable)
  }
}
