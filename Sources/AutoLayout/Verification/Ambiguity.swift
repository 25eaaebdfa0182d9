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
  }

  /// The view.
  public let view: LayoutView
  /// Why.
  public let cause: Cause
  /// What is open, of one axis.
  public let parts: [Part]

  /// A part of a frame.
  public enum Part: String, Sendable {
    case x, y, width, height

    /// The axis of the frame that it belongs to.
    var axis: LayoutAxis { self == .y || self == .height ? .vertical : .horizontal }
  }

  /// The axis of what is open.
  var axis: LayoutAxis? { parts.first?.axis }

  /// Whether it is the same as another, whatever the cause.
  func isSame(as other: Ambiguity) -> Bool {
    view === other.view && (cause == .content) == (other.cause == .content) && axis == other.axis
  }
}
