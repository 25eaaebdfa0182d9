import InterfaceBuilder
import XMLTree
import XPath

extension RuleFunctions {
  /// What is wrong with runtime attributes, and with attributes that a team restricts.
  var runtimeAttributeFunctions: [RuleFunction] {
    [
      entry(
        "ib:runtime-attribute-fault(attribute)", .string,
        "What is wrong with a user defined runtime attribute: empty, value, misspelt, color, unsettable or type."
      ) { document, arguments, context in
        .string(arguments.node(0, context).flatMap(document.fault(ofRuntimeAttribute:))?.rawValue ?? "")
      },
      entry("ib:layer-key(attribute)", .string, "The key that a misspelt key of a layer is meant to be.") {
        document, arguments, context in
        .string(arguments.node(0, context).flatMap(document.correctLayerKey) ?? "")
      },
      entry("ib:expected-type(attribute)", .string, "The type that the key of a runtime attribute needs.") {
        document, arguments, context in
        .string(arguments.node(0, context).flatMap(document.expectedType) ?? "")
      },
      entry(
        "ib:property-faults(node, $map)", .string,
        "Which attributes of an element are none of the values that a map allows for its name or path; empty where all are."
      ) { document, arguments, context in
        guard let node = arguments.node(0, context) else { return .string("") }
        let rules = AllowedValues(arguments.string(1, context))
        return .string(
          rules.faults(
            isMeant: { document.isElement(node, at: $0) },
            value: { document.xml.value(of: document.vocabulary.names.intern($0), on: node) }))
      },
      entry(
        "ib:runtime-faults(node, $map)", .string,
        "Which runtime attributes of an element are none of the values that a map allows for its name or class; empty where all are."
      ) { document, arguments, context in
        guard let node = arguments.node(0, context) else { return .string("") }
        let rules = AllowedValues(arguments.string(1, context))
        return .string(
          rules.faults(
            isMeant: { document.isElement(node, namedOrOfClass: $0) },
            value: { document.runtimeValue($0, of: node) }))
      },
      entry(
        "ib:format-fault(format, sources)", .string,
        "How an accessibilityFormat and its sources disagree: empty, unset, type, constant, number, missing, unused or mixed."
      ) { document, arguments, context in
        let sources = arguments.count > 1 ? arguments[1].nodes(context) : []
        let identifiers = sources.map { document.accessibilityIdentifier(ofDestinationOf: $0) }
        return .string(AccessibilityFormat(arguments.string(0, context)).fault(sources: identifiers)?.rawValue ?? "")
      },
    ]
  }
}

extension Document {
  /// Whether an element has the name, or the end of the path, that a text such as `stackView/color` says.
  fileprivate func isElement(_ node: XMLNode, at path: String) -> Bool {
    var current: XMLNode? = node
    for name in path.split(separator: "/").reversed() {
      guard let element = current, xml.isElement(element), xml.nameText(of: element) == name else { return false }
      current = xml.parent(of: element)
    }
    return true
  }

  /// Whether an element has a name, or a custom class with its module.
  fileprivate func isElement(_ node: XMLNode, namedOrOfClass name: String) -> Bool {
    if xml.nameText(of: node) == name { return true }
    guard let customClass = xml.value(of: vocabulary.names.intern("customClass"), on: node) else { return false }
    let module = xml.value(of: vocabulary.names.intern("customModule"), on: node).map { $0 + "." } ?? ""
    return module + customClass == name
  }

  fileprivate func accessibilityIdentifier(ofDestinationOf connection: XMLNode) -> String? {
    guard let view = destination(of: connection),
      let accessibility = xml.firstChild(of: view, named: vocabulary.names.intern("accessibility"))
    else { return nil }
    return xml.value(of: vocabulary.names.intern("identifier"), on: accessibility)
  }
}
