import Cassowary

/// An input of a solve that is moved, to see what depends on it: as a rule by its plausible error.
enum Probe: Hashable {
  /// All texts are larger, or smaller.
  case text(isLarger: Bool)
  /// The texts of custom classes are.
  case customClass(isLarger: Bool)
  /// The required equation of a tag is broken for those that it contradicts. In a layout the last gives way, as far as it must;
  /// on the canvas any may, and UIKit leaves it out.
  case broken(Int)
  /// System symbols and the controls that versions draw in different sizes are larger.
  case drawnSizes
  /// The insets of the safe area are larger where their rules are in doubt.
  case safeArea
  /// Layout margins are larger where their rules are in doubt.
  case margins
  /// The canvas's sizes of arranged views are larger.
  case largerFallbacks
  /// They outweigh hugging.
  case strongerFallbacks
  /// Nothing but what UIKit documents decides on stack views: the canvas's sizes are left out, and the wish to be small.
  case documentedStacks
  /// Views want other sizes than the measured ones, and never contradict constraints by what they want; of several wishes of
  /// the same priority one may always go before the others.
  case assumedSizes(AssumedSizes, breaksTies: Bool)

  /// An equation as it is with this moved; `nil` where it takes no part.
  func moved(_ equation: LinearConstraint, from source: EquationSource) -> LinearConstraint? {
    if self == .documentedStacks {
      switch source {
      case .fallback: return nil
      case .stackView where equation.priority < InnerPriority.fallback: return nil
      default: return equation
      }
    }
    var equation = equation
    if self == .broken(equation.tag) { equation.priority = InnerPriority.broken }
    if case .assumedSizes(_, let breaksTies) = self {
      if source.isContent { equation.priority = min(equation.priority, InnerPriority.demoted) }
      if breaksTies { equation.weight = Self.weight(ofTag: equation.tag) }
    }
    guard case .fallback = source else { return equation }
    switch self {
    case .largerFallbacks: equation.expression.constant -= 17
    case .strongerFallbacks: equation.priority = 300
    default: break
    }
    return equation
  }

  /// A weight of about 1 that is another one for each wish, and not the mean of those of two others either: views that must be
  /// equally long share theirs.
  private static func weight(ofTag tag: Int) -> Double {
    let goldenRatio = 0.6180339887498949
    return 1 + 0.1 * (Double(tag * tag) * goldenRatio).truncatingRemainder(dividingBy: 1)
  }
}
