import XMLTree

/// A view whose frame the constraints leave open.
public struct Ambiguity {
  /// Why a frame is open.
  public enum Cause: String, Sendable {
    /// A constraint is missing.
    case missing
    /// Several views hug their content with the same priority, and one of them must be stretched.
    case hugging
    /// Several views resist compression with the same priority, and one of them must shrink.
    case compression
    /// What scrolls in the view has no determined size.
    case content

    /// Whether it is about views of the same priority.
    var isTie: Bool { self == .hugging || self == .compression }
  }

  /// The view.
  public let view: LayoutView
  /// Why.
  public let cause: Cause
  /// What is open, of one axis.
  public let parts: [Part]
  /// The outermost of the views that are open with it.
  let outermost: LayoutView

  /// A part of a frame.
  public enum Part: String, Sendable {
    case x, y, width, height

    /// The axis of the frame that it belongs to.
    var axis: LayoutAxis { self == .y || self == .height ? .vertical : .horizontal }
  }

  /// The axis of what is open.
  var axis: LayoutAxis? { parts.first?.axis }

  /// Whether it is the same as another of that cause.
  func isSame(as other: Ambiguity) -> Bool {
    view === other.view && cause == other.cause && axis == other.axis
  }

  /// Whether a part of a frame is what is open.
  func isOf(_ part: FramePart) -> Bool {
    view === part.view && (cause == .content) == part.isContent && parts.contains(part.part)
  }
}
