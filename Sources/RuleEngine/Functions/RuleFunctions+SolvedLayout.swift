import AutoLayout
import InterfaceBuilder
import SourceText
import XMLTree
import XPath

extension RuleFunctions {
  /// What only solving the layout tells. The first call for a document solves it.
  var solvedLayoutFunctions: [RuleFunction] {
    [
      entry(
        "ib:conflicts()", .nodes,
        "The required constraints that contradict others, whatever the texts and the heights of rows are: each the last of the fewest that do."
      ) { [self] document, _, _ in
        .nodes(document.sorted(layoutCheck?.conflicts.map(\.place) ?? []))
      },
      entry(
        "ib:conflict(constraint)", .nodes,
        "The other constraints, and the stack views, that a constraint of ib:conflicts() contradicts."
      ) { [self] document, arguments, context in
        let conflict = conflict(arguments, context)
        return .nodes(document.sorted(conflict?.members.filter { $0 != conflict?.place } ?? []))
      },
      entry(
        "ib:conflict-extent(constraint)", .string,
        "Where a constraint of ib:conflicts() cannot hold: always, or on screens of any width or height but one."
      ) { [self] _, arguments, context in
        .string(conflict(arguments, context)?.extent.rawValue ?? "")
      },
      entry(
        "ib:constraint-text(constraints)", .string,
        "What constraints say, such as `height of label \"Name\" = 40`, joined by commas."
      ) { document, arguments, context in
        .string(document.text(ofConstraints: arguments[0].nodes(context)))
      },
      entry(
        "ib:ambiguity(view)", .string,
        "Why constraints leave a view's frame open, whatever the sizes of texts are: empty, missing, hugging or compression. Views that only follow others do not count."
      ) { [self] _, arguments, context in
        .string(openParts(arguments, context, areContent: false).first?.cause.rawValue ?? "")
      },
      entry(
        "ib:open-parts(view)", .string,
        "What of a view's frame is open: `horizontal position and width`; empty where nothing is."
      ) { [self] _, arguments, context in
        .string(
          openParts(arguments, context, areContent: false).flatMap(\.parts).map(\.text).joined(separator: " and "))
      },
      entry(
        "ib:open-content(view)", .string,
        "Which lengths of what scrolls in a scroll view constraints leave open: `width and height`; empty where none."
      ) { [self] _, arguments, context in
        .string(openParts(arguments, context, areContent: true).flatMap(\.parts).map(\.text).joined(separator: " and "))
      },
      entry(
        "ib:solved-frame(view, part)", .string,
        "The x, y, width or height that constraints give a view, as Interface Builder writes it; empty where that depends on something doubtful."
      ) { [self] _, arguments, context in
        guard let view = arguments.node(0, context), let frame = layoutCheck?.certainFrames[view] else {
          return .string("")
        }
        switch arguments.string(1, context) {
        case "x": return .string(frame.x.interfaceBuilderText)
        case "y": return .string(frame.y.interfaceBuilderText)
        case "width": return .string(frame.width.interfaceBuilderText)
        case "height": return .string(frame.height.interfaceBuilderText)
        default: return .string("")
        }
      },
      entry(
        "ib:frame-error(view)", .number,
        "How far the stored frame of a view is from the one that constraints give, in points; NaN where that is not known for sure."
      ) { [self] _, arguments, context in
        .number(arguments.node(0, context).flatMap { layoutCheck?.frameError(of: $0) } ?? .nan)
      },
    ]
  }

  private func conflict(_ arguments: [XPathExpression], _ context: XPathContext) -> LayoutConflict? {
    let place = arguments.node(0, context)
    return layoutCheck?.conflicts.first { $0.place == place }
  }

  private func openParts(
    _ arguments: [XPathExpression], _ context: XPathContext, areContent: Bool
  ) -> [Ambiguity] {
    arguments.node(0, context).flatMap { layoutCheck?.ambiguities(of: $0, areContent: areContent) } ?? []
  }
}

extension Ambiguity.Part {
  /// The part as a person calls it.
  fileprivate var text: String {
    switch self {
    case .x: "horizontal position"
    case .y: "vertical position"
    case .width: "width"
    case .height: "height"
    }
  }
}
