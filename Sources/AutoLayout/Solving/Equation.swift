import Cassowary
import XMLTree

/// Where an equation of a solve comes from: what conflicts and ties are reported as.
enum EquationSource {
  /// A constraint of the document, as an index in `Document.constraints` would name it: its element.
  case constraint(XMLNode)
  /// How a stack view arranges its views.
  case stackView(LayoutView)
  /// The content hugging of a view.
  case hugging(LayoutView)
  /// The compression resistance of a view.
  case compressionResistance(LayoutView)
  /// The size that an arranged view has when nothing gives it one.
  case fallback(LayoutView)
  /// The frame of a view, by its mask or by its list; or that sizes are not negative.
  case geometry(LayoutView)

  /// Whether it is what a view wants by its content.
  var isContent: Bool {
    switch self {
    case .hugging, .compressionResistance: true
    default: false
    }
  }
}

/// Priorities that documents cannot say.
enum InnerPriority {
  /// All that must hold.
  static let required = 1000.0
  /// Required constraints that contradict others: stronger than all that may break.
  static let demoted = 999.99
  /// Equations that are left out: weaker than all others.
  static let broken = 0.01
  /// The canvas's size of arranged views that nothing sizes; weaker than hugging, whose default is 250.
  static let fallback = 50.0
  /// A stack view as small as its content allows. UIKit's own number lies about there; what matters is that it is weaker
  /// than hugging.
  static let fit = 49.0
  /// The same across the axis of a stack view that its views fill, and along it: weaker than all wishes of the views.
  static let weakFit = 0.5
  static let filledFit = 0.05
  /// Equal widths of the views of a row that give way alike.
  static let evenSizes = 0.3
  /// The edge that baseline-aligned views lie at where a stack view is higher than they are.
  static let baselineEdge = 0.4
  /// Distances as small as the spacing, where the distribution lets them grow: views do not stretch for it.
  static let naturalSpacing = 0.1
  /// The centres of views in an equal-centring stack; UIKit numbers them down from 150.
  static let equalCentering = 150.0
}
