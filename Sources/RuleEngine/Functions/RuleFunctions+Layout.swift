import InterfaceBuilder
import XMLTree
import XPath

extension RuleFunctions {
  /// How constraints relate to one another and to their views.
  var layoutFunctions: [RuleFunction] {
    [
      entry(
        "ib:duplicate-constraints()", .nodes,
        "The constraints that say what another one before says, whichever way round they are written."
      ) { document, _, _ in
        .nodes(document.repeatedConstraints)
      },
      entry("ib:same-constraint(constraint)", .nodes, "The first constraint that says what a duplicate says.") {
        document, arguments, context in
        .node(arguments.node(0, context).flatMap(document.original))
      },
      entry(
        "ib:is-constrained(view, attributes)", .boolean,
        "Whether a constraint names one of some attributes, separated by spaces, of a view itself."
      ) { document, arguments, context in
        guard let view = arguments.node(0, context) else { return .boolean(false) }
        let attributes = arguments.string(1, context).split(separator: " ").compactMap {
          LayoutAttribute(rawValue: String($0))
        }
        return .boolean(document.isConstrained(view, in: attributes))
      },
      entry(
        "ib:uninstalled(constraint)", .string,
        "The key of the first variation in which a constraint is installed and one of its views is not."
      ) { document, arguments, context in
        let constraint = arguments.node(0, context).flatMap(document.constraint(at:))
        return .string(constraint.flatMap(document.environmentWithoutView) ?? "")
      },
    ]
  }
}
