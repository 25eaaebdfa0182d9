import InterfaceBuilder
import SourceText
import XMLTree

/// Converts one document: walks its tree once, writes roots into a buffer and gathers colours, fonts and images on the way.
final class SpecBuilder {
  let document: Document
  let xml: XMLDocument
  let names: SpecNames
  let plans: PlanCatalog
  let platform: Platform
  let options: RenderSpecOptions
  let environments: [SpecEnvironment]
  /// What is being written: the members of the spec from `roots` on.
  var out: JSONWriter
  var marks: Marks
  var colors = ResourceTable()
  var fonts = ResourceTable()
  var images = ResourceTable()
  /// Views and controllers that become roots of their own, found but not yet written.
  var pending: [PendingRoot] = []
  /// The roots that have been written and have a view.
  var layoutRoots: [LayoutRoot] = []
  /// All roots that lie within others.
  var nestedRoots: Set<XMLNode> = []
  /// The roles of the views in the cell that is being written.
  var roles: [XMLNode: String] = [:]
  /// The profiles of lists that occur.
  var usedProfiles: Set<String> = []
  /// The keys in the table of colours of what profiles name.
  var profileColors: [String: String] = [:]
  /// The values bound to the rows of the elements that are being written, the innermost last; the document node stands for
  /// nothing.
  var slots: [XMLNode] = []
  var unsupported: [Unsupported] = []
  /// The names of named colours in the table of colours.
  var namedColors: [String: String] = [:]
  /// The names of system colours in the table of colours.
  var systemColors: [String: String] = [:]
  /// The texts of the document in the language that the spec is for, by the keys of Xcode's export.
  let translations: [String: String]
  /// The entries of `resources`.
  let resources: [XMLNode]
  /// Whether variations install or remove anything.
  let hasMasks: Bool

  /// A view or controller that becomes a root.
  struct PendingRoot {
    let element: XMLNode
    /// The list that the cell belongs to.
    let parent: XMLNode?
    /// The scene.
    let scene: XMLNode?
  }

  init(_ document: Document, plans: PlanCatalog, names: SpecNames, options: RenderSpecOptions) {
    self.document = document
    xml = document.xml
    self.plans = plans
    self.names = names
    self.options = options
    environments = options.environments(for: document)
    platform = document.platform
    translations = options.language.flatMap { options.localization?.strings(for: $0) } ?? [:]
    out = JSONWriter(indent: options.indent, depth: 1)
    marks = Marks(document.xml)
    resources =
      xml.firstChild(of: xml.root, named: names.resources).map { list in
        document.xml.children(of: list).filter(document.xml.isElement)
      } ?? []
    hasMasks = xml.allNodes.contains { document.xml.name(of: $0) == names.mask }
  }

  // MARK: Small things

  @inline(__always)
  func mark(_ node: XMLNode) {
    marks[node] = .represented
  }

  /// The attribute of an element, marked as represented.
  func taken(_ name: XMLName, of element: XMLNode) -> XMLNode? {
    guard let attribute = xml.attribute(name, of: element) else { return nil }
    mark(attribute)
    return attribute
  }

  /// The text of an attribute, marked as represented.
  func takenText(_ name: XMLName, of element: XMLNode) -> String? {
    taken(name, of: element).map(xml.stringValue(of:))
  }

  /// Marks an element and the attribute that tells its place among its siblings.
  func markElement(_ element: XMLNode) {
    mark(element)
    if let key = xml.attribute(names.key, of: element) { mark(key) }
  }

  /// Writes the value of an attribute as a string.
  func writeString(_ node: XMLNode) {
    xml.withStringValue(of: node) { out.value($0) }
  }

  /// Writes the id of an object, or null where it has none.
  func writeID(of element: XMLNode) {
    if let id = xml.attribute(names.id, of: element) { writeString(id) } else { out.null() }
  }

  func isYes(_ node: XMLNode) -> Bool? {
    xml.withStringValue(of: node) { bytes in
      if bytes.elementsEqual("YES".utf8) { return true }
      return bytes.elementsEqual("NO".utf8) ? false : nil
    }
  }

  func number(_ node: XMLNode) -> Double? {
    xml.withStringValue(of: node, parseNumber)
  }

  /// Where an element stands, on one line.
  func writeSource(_ element: XMLNode) {
    let position = xml.source.position(at: xml.range(of: element).lowerBound)
    out.key("source")
    out.beginObject(inline: true)
    out.key("line")
    out.value(position.line)
    out.key("column")
    out.value(position.column)
    out.endObject()
  }

  /// The plan of an element; elements that are not known are views where a view can stand.
  func plan(of element: XMLNode, expectsView: Bool = false) -> ElementPlan? {
    guard let name = xml.name(of: element) else { return nil }
    let plan = plans.plan(name, on: platform)
    if expectsView, plan.role == .structure, xml.attribute(names.id, of: element) != nil {
      return plans.unknownView(on: platform)
    }
    return plan
  }

  /// The plan of an element that stands among views: what is none by its name is one that is not known.
  func viewPlan(of element: XMLNode) -> ElementPlan? {
    plan(of: element).map { $0.role == .view ? $0 : plans.unknownView(on: platform) }
  }
}

/// A decimal number in UTF-8; `nil` for anything else.
func parseNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
  var index = 0
  var isNegative = false
  if let first = bytes.first, first == UInt8(ascii: "-") {
    isNegative = true
    index = 1
  }
  var value = 0
  let start = index
  // Whole numbers, and those with few digits after the point, are exact in this short way.
  while index < bytes.count, index - start < 15, bytes[index] >= 0x30, bytes[index] <= 0x39 {
    value = value * 10 + Int(bytes[index] - 0x30)
    index += 1
  }
  let whole = index - start
  if index == bytes.count, whole > 0 { return Double(isNegative ? -value : value) }
  if index < bytes.count, bytes[index] == UInt8(ascii: "."), bytes.count - start <= 16 {
    index += 1
    var scale = 1.0
    while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 {
      value = value * 10 + Int(bytes[index] - 0x30)
      scale *= 10
      index += 1
    }
    if index == bytes.count, whole > 0 { return (isNegative ? -1 : 1) * Double(value) / scale }
  }
  return Document.number(String(decoding: bytes, as: UTF8.self))
}
