import XMLTree

/// How far inside a container a view's side lies, as one constraint says it.
///
/// Insets count inward, so the constraint `container.trailing = view.trailing + 16` and its reverse
/// `view.trailing = container.trailing - 16` are both an inset of 16.
public struct Inset {
  /// The distance in points.
  public var value: Double
  /// Whether the inset is that distance, or only at most or at least that.
  public var relation: Constraint.Relation
  /// The factor between the two sides; anything but 1 makes the inset depend on the container's place.
  public var multiplier: Double
  /// Whether the inset starts from margins that the document does not set, so that the distance is not known.
  public var hasUnknownMargin: Bool
  /// Whether the inset is measured from the container's safe area, not from its bounds.
  public var isToSafeArea: Bool
  /// From 1 to 1000.
  public var priority: Double
  /// The `constraint` whose constant makes the inset, or the `variation` in it.
  public var place: XMLNode
  /// 1 where a greater constant makes a greater inset, -1 where the constraint is written the other way round.
  public var sign: Double
  /// The part of the distance that the constant does not make: margins, and insets of views in between.
  public var offset: Double

  /// The constant that makes the inset a given distance.
  public func constant(for expected: Double) -> Double {
    let constant = sign * (expected - offset)
    return constant == 0 ? 0 : constant
  }

  /// The inset when it is measured from further out.
  func moved(by distance: Double) -> Inset {
    var inset = self
    inset.value += distance
    inset.offset += distance
    return inset
  }
}

/// Where insets are measured from: a view, its safe area and its margins.
public struct InsetContainer {
  /// The view, and other views with the same bounds.
  public var views: [XMLNode]
  /// What the insets should be measured from.
  public var target: Target

  /// What insets should be measured from.
  public enum Target: String, CaseIterable, Sendable {
    /// The safe area or the bounds.
    case either
    /// The safe area alone.
    case safeArea = "safe_area"
    /// The bounds alone.
    case bounds = "content_view"
  }
}

/// What is wrong with an inset.
public struct InsetFault {
  /// What is wrong.
  public var kind: Kind
  /// The inset as it is; `nil` for a missing one.
  public var inset: Inset?

  /// What can be wrong with an inset. The raw values choose the messages of rules.
  public enum Kind: String, CaseIterable, Sendable {
    /// Nothing pins the side.
    case missing
    /// The distance is another.
    case constant
    /// The distance is the expected one outward: the items, or the sign, are the wrong way round.
    case swapped
    /// The constraint is an inequality.
    case relation
    /// The constraint has a multiplier.
    case multiplier
    /// The inset starts from margins that the system sets.
    case margin
    /// The inset is measured from the safe area where it should be from the bounds, or the other way round.
    case container
  }
}
