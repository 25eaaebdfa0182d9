import InterfaceBuilder
import XMLTree
import XPath

extension RuleFunctions {
  /// What repeats, and what leads where.
  var connectionFunctions: [RuleFunction] {
    [
      entry(
        "ib:earlier(node, attribute)", .nodes,
        "The elements before an element that have the same value of an attribute."
      ) { document, arguments, context in
        guard let node = arguments.node(0, context) else { return .nodes([]) }
        let name = context.document.names.intern(arguments.string(1, context))
        return .nodes(document.earlier(than: node, withSame: name))
      },
      entry("ib:repeated-ids()", .nodes, "The id attributes whose value an object before has, too.") { document, _, _ in
        .nodes(document.repeatedIDs)
      },
      entry("ib:segues-to(object)", .nodes, "The segues that lead to an object.") { document, arguments, context in
        .nodes(arguments.node(0, context).map(document.segues) ?? [])
      },
      entry(
        "ib:prototype(node)", .nodes,
        "The prototype cell, or header or footer of a collection view, that a node is or lies in."
      ) { document, arguments, context in
        .node(arguments.node(0, context).flatMap(document.prototype(around:)))
      },
      entry("ib:is-used(resource)", .boolean, "Whether an object uses an entry of the document's resources.") {
        document, arguments, context in
        .boolean(arguments.node(0, context).map(document.isUsed) ?? true)
      },
      entry("ib:path()", .string, "The path of the file.") { document, _, _ in
        .string(document.xml.source.path)
      },
      entry("ib:file-name()", .string, "The name of the file without its folder and extension.") { document, _, _ in
        .string(Self.stem(of: document.xml.source.path))
      },
    ]
  }

  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
  }
}
