import InterfaceBuilder
import XMLTree
import XPath

extension RuleFunctions {
  /// What values mean: defaults, runtime attributes, colours.
  var valueFunctions: [RuleFunction] {
    [
      entry("ib:value(node, name)", .string, "An attribute, or what its absence stands for in UIKit.") {
        document, arguments, context in
        guard let node = arguments.node(0, context) else { return .string("") }
        return .string(document.effectiveValue(arguments.string(1, context), of: node) ?? "")
      },
      entry("ib:color-alpha(color)", .number, "The alpha of a colour from 0 to 1; 1 for named and system colours.") {
        document, arguments, context in
        .number(arguments.node(0, context).flatMap(document.color)?.alpha ?? .nan)
      },
      entry("ib:is-clear(color)", .boolean, "Whether there is a colour and nothing of it is seen.") {
        document, arguments, context in
        .boolean(arguments.node(0, context).flatMap(document.color)?.isClear ?? false)
      },
      entry("ib:same-color(a, b)", .boolean, "Whether two colours are written alike; so are two that are absent.") {
        document, arguments, context in
        .boolean(
          arguments.node(0, context).flatMap(document.color) == arguments.node(1, context).flatMap(document.color))
      },
      entry(
        "ib:runtime-attribute(node, key-path)", .nodes,
        "The user defined runtime attributes of an object with a key path."
      ) {
        document, arguments, context in
        guard let node = arguments.node(0, context) else { return .nodes([]) }
        return .nodes(document.runtimeAttributes(arguments.string(1, context), of: node))
      },
      entry(
        "ib:runtime-value(attribute)", .string,
        "The value of a user defined runtime attribute: a number, YES or NO, a text."
      ) {
        document, arguments, context in
        .string(arguments.node(0, context).map(document.runtimeValue(of:)) ?? "")
      },
      entry("ib:clips(view)", .boolean, "Whether a view clips its content, by attribute or runtime attribute.") {
        document, arguments, context in
        .boolean(arguments.node(0, context).map(document.clips) ?? false)
      },
      entry(
        "ib:corner-radius(view)", .number,
        "The corner radius that a runtime attribute gives a view's layer; 0 without one."
      ) {
        document, arguments, context in
        .number(arguments.node(0, context).map(document.cornerRadius) ?? 0)
      },
      entry("ib:layer-shadow(view)", .nodes, "The first runtime attribute that gives a view's layer a shadow.") {
        document, arguments, context in
        .node(arguments.node(0, context).flatMap(document.layerShadow))
      },
    ]
  }
}
