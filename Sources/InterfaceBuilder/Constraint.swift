import XMLTree

/// A layout constraint: `first = multiplier * second + constant`, or `<=`, or `>=`.
public struct Constraint {
  /// The `constraint` element.
  public let node: XMLNode
  /// The view that holds it.
  public let owner: XMLNode
  /// The left side.
  public let first: Anchor
  /// How the sides compare.
  public let relation: Relation
  /// The right side; `nil` where there is only a constant.
  public let second: Anchor?
  /// The factor of the right side.
  public let multiplier: Double
  /// The constant of the right side, in points.
  public let constant: Double
  /// From 1 to 1000; 1000 is required.
  public let priority: Double
  /// Whether it is removed at build time.
  public let isPlaceholder: Bool
  /// Where it is installed.
  public let installation: Installation
  /// Other values in some environments.
  public let variations: [Variation]

  /// Whether it must hold.
  public var isRequired: Bool { priority >= 1000 }

  /// A side of a constraint: an attribute of a view or guide.
  public struct Anchor {
    /// The element that is named; `nil` where none has that id.
    public let item: XMLNode?
    /// The view that is meant: the item, or the view whose guide it is.
    public let view: XMLNode?
    /// What the item is to the view.
    public let guide: Guide
    /// The attribute; `nil` where it is missing or unknown.
    public let attribute: LayoutAttribute?
  }

  /// What the item of a constraint is.
  public enum Guide: Sendable {
    /// The view itself.
    case none
    /// A guide of a view.
    case safeArea, layoutMargins, contentLayout, frameLayout, keyboard
    /// The old top and bottom guide of a view controller.
    case top, bottom
  }

  /// How the sides of a constraint compare.
  public enum Relation: String, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// Another constant in one environment.
  public struct Variation {
    /// The `variation` element.
    public let node: XMLNode
    /// The environment.
    public let key: String
    /// The constant there.
    public let constant: Double
  }
}
