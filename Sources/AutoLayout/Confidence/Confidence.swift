/// How sure the frame of a view is: the strongest reason for which the canvas of Interface Builder may show another.
///
/// Reasons come in the order of their strength, the strongest first and least; the last case says that there is none.
public enum Confidence: String, CaseIterable, Hashable, Sendable {
  /// Required constraints contradict one another, and which of them gives way decides: it is not known.
  case conflict
  /// Constraints leave the place or the size of the view open.
  case undetermined
  /// Wishes of the same priority compete, such as the equal hugging of two views, and either may have its way.
  case tie
  /// Without the size that the canvas gives arranged views that have none, or the wish of stack views to be small, the view
  /// is open; or it follows such a size.
  case fallback
  /// The text of a view of a custom class decides: the canvas draws it like any other, the class may do so in its own way.
  case customClass
  /// The size of a text decides, which is known to about 1 %.
  case text
  /// The size of a system symbol decides, or of a control that versions draw in different sizes; or the view shows a symbol.
  case symbol
  /// A safe area or layout margins decide whose rules are known from few documents: those of a canvas without a device, of
  /// tablets, of devices on their side, and of old versions.
  case environment
  /// A table or a collection places the view.
  case list
  /// Views of the root or cell have sizes that the canvas measured and the document stores, which may be old.
  case measured
  /// A stack view outside of cells is filled by views that may have no size of their own.
  case stackView
  /// Nothing else is in doubt, but the document says of the view that it is misplaced or ambiguous.
  case flagged
  /// Nothing that is in doubt moves the view.
  case certain
}

extension Confidence: Comparable {
  /// Whether the left reason is the stronger one.
  public static func < (left: Self, right: Self) -> Bool { left.strength < right.strength }

  private var strength: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}
