import CLibXML2
import XMLTree
import XPath

/// A value in words that both evaluators can be asked for: nodes by their paths.
enum Outcome: Equatable, CustomStringConvertible {
  case nodes([String])
  case string(String)
  case number(Double)
  case boolean(Bool)
  case failure

  static func == (a: Outcome, b: Outcome) -> Bool {
    switch (a, b) {
    case (.nodes(let a), .nodes(let b)): a == b
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.number(let a), .number(let b)): a == b || (a.isNaN && b.isNaN)
    case (.boolean(let a), .boolean(let b)): a == b
    case (.failure, .failure): true
    default: false
    }
  }

  var description: String {
    switch self {
    case .nodes(let paths): "nodes \(paths)"
    case .string(let string): "string \(string)"
    case .number(let number): "number \(number)"
    case .boolean(let boolean): "boolean \(boolean)"
    case .failure: "failure"
    }
  }
}

/// libxml2's evaluator over a document, as the measure of what an expression means.
final class LibXML2 {
  private let document: xmlDocPtr
  private let context: xmlXPathContextPtr
  /// The elements of the document by path, the document node itself included as an empty path.
  private(set) var nodes: [String: xmlNodePtr] = [:]

  init?(_ text: String) {
    let options = Int32(XML_PARSE_NOBLANKS.rawValue | XML_PARSE_NOERROR.rawValue)
    guard let document = xmlReadMemory(text, Int32(text.utf8.count), nil, "UTF-8", options) else { return nil }
    guard let context = xmlXPathNewContext(document) else {
      xmlFreeDoc(document)
      return nil
    }
    self.document = document
    self.context = context
    xmlSetStructuredErrorFunc(context) { _, _ in }
    add(UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self))
  }

  deinit {
    xmlXPathFreeContext(context)
    xmlFreeDoc(document)
  }

  private func add(_ node: xmlNodePtr) {
    nodes[Self.path(of: node)] = node
    guard node.pointee.type == XML_ELEMENT_NODE || node.pointee.type == XML_DOCUMENT_NODE else { return }
    var child = node.pointee.children
    while let next = child {
      add(next)
      child = next.pointee.next
    }
  }

  func evaluate(_ expression: String, at path: String) -> Outcome {
    context.pointee.node = nodes[path]
    guard let result = xmlXPathEvalExpression(expression, context) else { return .failure }
    defer { xmlXPathFreeObject(result) }
    switch result.pointee.type {
    case XPATH_NODESET:
      var paths: [String] = []
      if let set = result.pointee.nodesetval {
        xmlXPathNodeSetSort(set)
        for index in 0..<Int(set.pointee.nodeNr) {
          if let node = set.pointee.nodeTab[index] { paths.append(Self.path(of: node)) }
        }
      }
      return .nodes(paths)
    case XPATH_STRING: return .string(result.pointee.stringval.map { String(cString: $0) } ?? "")
    case XPATH_NUMBER: return .number(result.pointee.floatval)
    case XPATH_BOOLEAN: return .boolean(result.pointee.boolval != 0)
    default: return .failure
    }
  }

  /// The child indices down to a node; an attribute by its name.
  private static func path(of node: xmlNodePtr) -> String {
    guard node.pointee.type != XML_DOCUMENT_NODE, let parent = node.pointee.parent else { return "" }
    if node.pointee.type == XML_ATTRIBUTE_NODE {
      let prefix = node.pointee.ns?.pointee.prefix.map { String(cString: $0) + ":" } ?? ""
      return path(of: parent) + "/@" + prefix + (node.pointee.name.map { String(cString: $0) } ?? "")
    }
    var index = 0
    var previous = node.pointee.prev
    while let sibling = previous {
      index += 1
      previous = sibling.pointee.prev
    }
    return path(of: parent) + "/\(index)"
  }
}

/// The evaluator under test, with outcomes in the same words.
struct Evaluator {
  let document: XMLDocument
  let compiler: XPathCompiler
  /// The nodes without attributes, by path.
  let nodes: [(path: String, node: XMLNode)]

  init(_ text: String) throws {
    let names = XMLNameTable()
    document = try XMLReader(names: names).read(Array(text.utf8), path: "test.xml")
    compiler = XPathCompiler(names: names, functions: [], variables: [])
    let document = document
    nodes = document.allNodes.map { (Self.path(of: $0, in: document), $0) }
  }

  func context(_ node: XMLNode) -> XPathContext {
    XPathContext(document: document, node: node, variables: XPathVariables())
  }

  func evaluate(_ expression: String, at node: XMLNode) -> Outcome {
    guard let compiled = try? compiler.compile(expression) else { return .failure }
    return evaluate(compiled, at: node)
  }

  func evaluate(_ compiled: XPathExpression, at node: XMLNode) -> Outcome {
    switch compiled.value(context(node)) {
    case .nodes(let nodes): .nodes(nodes.map { Self.path(of: $0, in: document) })
    case .string(let string): .string(string)
    case .number(let number): .number(number)
    case .boolean(let boolean): .boolean(boolean)
    }
  }

  static func path(of node: XMLNode, in document: XMLDocument) -> String {
    guard let parent = document.parent(of: node) else { return "" }
    if node.isAttribute { return path(of: parent, in: document) + "/@" + document.nameText(of: node) }
    let index = document.children(of: parent).prefix { $0 != node }.count
    return path(of: parent, in: document) + "/\(index)"
  }
}
