import InterfaceBuilder
import XMLTree
import XPath

extension RuleFunctions {
  /// What objects are, and what the document is for.
  var objectFunctions: [RuleFunction] {
    [
      entry(
        "id(ids)", .nodes, "The elements with an object id, or with one of the ids that nodes hold; repeated ids too."
      ) {
        document, arguments, context in
        guard arguments[0].type == .nodes || arguments[0].type == .any,
          case .nodes(let nodes) = arguments[0].value(context)
        else { return .nodes(document.objects.all(arguments[0].string(context))) }
        if nodes.count == 1 { return .nodes(document.objects.all(namedBy: nodes[0])) }
        return .nodes(document.sorted(nodes.flatMap(document.objects.all(namedBy:))))
      },
      entry(
        "ib:class(node)", .string, "The custom class of an element, or else its class in UIKit, AppKit or WatchKit."
      ) {
        document, arguments, context in
        .string(arguments.node(0, context).flatMap(document.className) ?? "")
      },
      entry(
        "ib:is(node, class)", .boolean, "Whether an element's class, custom classes aside, is or inherits from a class."
      ) {
        document, arguments, context in
        guard let node = arguments.node(0, context) else { return .boolean(false) }
        return .boolean(document.isElement(node, kindOf: arguments.string(1, context)))
      },
      entry("ib:is-view(node)", .boolean, "Whether an element is a view, known to xiblint or not.") {
        document, arguments, context in
        .boolean(arguments.node(0, context).map(document.isView) ?? false)
      },
      entry("ib:title(node)", .string, "What a person calls an object, such as `label \"Name\"`.") {
        document, arguments, context in
        .string(arguments.node(0, context).map(document.title) ?? "")
      },
      entry("ib:button-title(button)", .string, "The title that a button draws; empty where it draws none.") {
        document, arguments, context in
        .string(arguments.node(0, context).flatMap(document.buttonTitle) ?? "")
      },
      entry("ib:is-installed(object)", .boolean, "Whether an object is installed in any variation.") {
        document, arguments, context in
        .boolean(arguments.node(0, context).map { !document.installation(of: $0).isNowhere } ?? false)
      },
      entry(
        "ib:object(node)", .nodes, "The nearest element with an object id: the node itself, or one that it lies in."
      ) {
        document, arguments, context in
        .node(arguments.node(0, context).flatMap(document.object))
      },
      entry("ib:has-outlet(object)", .boolean, "Whether an outlet or outlet collection points at an object.") {
        document, arguments, context in
        .boolean(arguments.node(0, context).map(document.hasOutlet) ?? false)
      },
      entry("ib:references(node)", .nodes, "The attributes of an element that hold the id of another object.") {
        document, arguments, context in
        .nodes(arguments.node(0, context).map(document.references) ?? [])
      },
      entry("ib:platform()", .string, "The system that the document is for: iOS, tvOS, watchOS or macOS.") {
        document, _, _ in
        .string(document.platform.rawValue)
      },
      entry(
        "ib:minimum-version()", .number,
        "The oldest system that the document is built for, with the minor part as hundredths (9.3 is 9.03); NaN where it leaves that to the project."
      ) { document, _, _ in
        .number(document.minimumVersion?.number ?? .nan)
      },
      entry("ib:screen-height()", .number, "The height in points of the screen that the document is drawn on.") {
        document, _, _ in
        .number(document.screenHeight)
      },
    ]
  }
}

extension Document {
  /// Nodes in document order, each once.
  func sorted(_ nodes: [XMLNode]) -> [XMLNode] {
    var result: [XMLNode] = []
    for node in nodes.sorted(by: xml.precedes) where node != result.last { result.append(node) }
    return result
  }
}
