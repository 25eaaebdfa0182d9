import InterfaceBuilder
import XMLTree
import XPath

extension RuleFunctions {
  /// What constraints say, however they are written.
  var constraintFunctions: [RuleFunction] {
    [
      entry(
        "ib:constraints(view)", .nodes,
        "The constraints that name a view, or a guide of it, as an item, and are installed somewhere."
      ) {
        document, arguments, context in
        .nodes(arguments.node(0, context).map { document.constraints(on: $0).map(\.node) } ?? [])
      },
      entry(
        "ib:fixed-size(view, dimension)", .nodes,
        "The constraints that set a view's width or height to a constant; those of the highest priority."
      ) { document, arguments, context in
        guard let node = arguments.node(0, context),
          let dimension = LayoutAttribute(rawValue: arguments.string(1, context))
        else { return .nodes([]) }
        return .nodes(document.fixedSizeConstraints(on: node, dimension).map(\.node))
      },
      entry("ib:has-width(view)", .boolean, "Whether constraints or a stack view give a view its width.") {
        document, arguments, context in
        .boolean(arguments.node(0, context).map(document.hasConstrainedWidth) ?? false)
      },
      entry(
        "ib:inset-fault(view, side, container, expected, [target])", .string,
        "What is wrong with the inset of a view's side in a container: empty, missing, constant, swapped, relation, multiplier, margin or container; target is either, safe_area or content_view."
      ) { [self] document, arguments, context in
        .string(insetFault(document, arguments, context)?.kind.rawValue ?? "")
      },
      entry(
        "ib:inset(view, side, container, expected, [target])", .number,
        "The distance in points that is at fault; NaN where nothing is."
      ) { [self] document, arguments, context in
        .number(insetFault(document, arguments, context)?.inset?.value ?? .nan)
      },
      entry(
        "ib:inset-place(view, side, container, expected, [target])", .nodes,
        "The constraint, or the variation in it, whose constant makes an inset that is at fault; none for a missing one."
      ) { [self] document, arguments, context in
        .node(insetFault(document, arguments, context)?.inset?.place)
      },
      entry(
        "ib:inset-constant(view, side, container, expected, [target])", .string,
        "The constant for that constraint that makes the inset right, with its sign as the constraint is written."
      ) { [self] document, arguments, context in
        let expected = arguments[3].number(context)
        let inset = insetFault(document, arguments, context)?.inset
        return .string(inset.map { XPathValue.text(of: $0.constant(for: expected)) } ?? "")
      },
    ]
  }

  /// The fault of an inset, from the arguments of the functions above.
  private func insetFault(
    _ document: Document, _ arguments: [XPathExpression], _ context: XPathContext
  ) -> InsetFault? {
    guard let view = arguments.node(0, context), let side = Side(rawValue: arguments.string(1, context)),
      let container = arguments.node(2, context)
    else { return nil }
    let target = InsetContainer.Target(rawValue: arguments.string(4, context)) ?? .either
    return document.insetFault(
      of: view, side: side, in: document.insetContainer(container, target: target),
      expected: arguments[3].number(context))
  }
}
