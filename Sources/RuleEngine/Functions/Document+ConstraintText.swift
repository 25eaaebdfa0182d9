import InterfaceBuilder
import XMLTree
import XPath

extension Document {
  /// What constraints say, and which stack views arrange their views, for people: joined by commas.
  func text(ofConstraints nodes: [XMLNode]) -> String {
    nodes.map { node in
      constraint(at: node).map(text) ?? "the arrangement of \(title(of: node))"
    }.joined(separator: ", ")
  }

  /// What a constraint says: `height of label "Name" = 40`.
  private func text(of constraint: Constraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    guard let second = constraint.second else {
      return "\(text(of: constraint.first)) \(relation) \(XPathValue.text(of: constraint.constant))"
    }
    let views = [constraint.first.view, second.view].compactMap(\.self)
    // Two views that look alike are told apart by their ids.
    let areAlike = views.count == 2 && views[0] != views[1] && title(of: views[0]) == title(of: views[1])
    var text = "\(self.text(of: constraint.first, byID: areAlike)) \(relation)"
    if constraint.multiplier != 1 { text += " \(XPathValue.text(of: constraint.multiplier)) ×" }
    text += " \(self.text(of: second, byID: areAlike))"
    if constraint.constant != 0 {
      text += " \(constraint.constant < 0 ? "−" : "+") \(XPathValue.text(of: abs(constraint.constant)))"
    }
    return text
  }

  private func text(of anchor: Constraint.Anchor, byID isByID: Bool = false) -> String {
    let view =
      anchor.view.map { view in
        isByID ? "\(kindTitle(of: view)) \(value(vocabulary.id, of: view) ?? "")" : title(of: view)
      } ?? "nothing"
    let guide =
      switch anchor.guide {
      case .none: ""
      case .safeArea: "the safe area of "
      case .layoutMargins: "the margins of "
      case .contentLayout: "the content of "
      case .frameLayout: "the frame of "
      case .keyboard: "the keyboard below "
      case .top: "the top guide of "
      case .bottom: "the bottom guide of "
      }
    return "\(anchor.attribute?.rawValue ?? "an unknown attribute") of \(guide)\(view)"
  }
}
