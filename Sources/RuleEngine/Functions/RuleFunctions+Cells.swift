import InterfaceBuilder
import XMLTree
import XPath

extension RuleFunctions {
  /// What the parts of cells are.
  var cellFunctions: [RuleFunction] {
    [
      entry("ib:cell(node)", .nodes, "The table or collection view cell, or reusable view, that a node is or lies in.")
      {
        document, arguments, context in
        .node(arguments.node(0, context).flatMap(document.cell(around:)))
      },
      entry("ib:in-inset-grouped(node)", .boolean, "Whether a node is, or lies in, a table of style inset grouped.") {
        document, arguments, context in
        .boolean(arguments.node(0, context).map(document.isInInsetGroupedTable) ?? false)
      },
      entry("ib:content-view(cell)", .nodes, "The content view of a cell.") { document, arguments, context in
        .node(arguments.node(0, context).flatMap(document.contentView))
      },
      entry(
        "ib:cell-background(cell, [$outlets])", .nodes,
        "The one subview of a cell's content view that holds all others, or the view that an outlet with one of the names points at; none where there are several, or views beside it."
      ) { document, arguments, context in
        guard let cell = arguments.node(0, context) else { return .nodes([]) }
        return .node(document.backgroundView(of: cell, outlets: arguments.list(1, context)))
      },
      entry(
        "ib:cell-title(cell, [$outlets])", .nodes,
        "The label that a cell's outlet titleLabel or title points at, or else the first label of its background view."
      ) { document, arguments, context in
        guard let cell = arguments.node(0, context) else { return .nodes([]) }
        let background = document.backgroundView(of: cell, outlets: arguments.list(1, context))
        return .node(document.titleLabel(of: cell, background: background))
      },
      entry(
        "ib:rounded-views(view)", .nodes, "The views in a view, itself included, that have round corners and clip."
      ) { document, arguments, context in
        .nodes(arguments.node(0, context).map(document.roundedViews) ?? [])
      },
      entry("ib:view-count(view)", .number, "How many views lie in a view.") { document, arguments, context in
        .number(arguments.node(0, context).map { Double(document.viewCensus(of: $0).count) } ?? 0)
      },
      entry("ib:view-depth(view)", .number, "How deep the views in a view are nested; 1 where none has subviews.") {
        document, arguments, context in
        .number(arguments.node(0, context).map { Double(document.viewCensus(of: $0).depth) } ?? 0)
      },
    ]
  }
}
