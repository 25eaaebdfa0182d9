import Foundation
import XMLTree

@testable import RenderSpec

/// What became of the parts of a document. The evidence is the marks for what is represented, the list and the tree for what
/// is for the designer only, and the JSON of the spec for what is unsupported; the converter's own numbers are checked last.
struct Tally: CustomStringConvertible {
  private(set) var elements = Accounting.Count()
  private(set) var attributes = Accounting.Count()
  /// How often each name is unsupported.
  private(set) var names: [String: Int] = [:]
  /// What does not add up.
  private(set) var faults: [String] = []

  init() {}

  /// The tally of one document.
  init(_ xml: XMLDocument, spec: RenderSpec, marks: Marks) throws {
    let object = try JSONSerialization.jsonObject(with: Data(spec.bytes)) as? [String: Any]
    var entries: [String: Int] = [:]
    for entry in object?["unsupported"] as? [[String: Any]] ?? [] {
      let (what, path) = (entry["what"] as? String ?? "", entry["path"] as? String ?? "")
      entries["\(what) \(entry["line"] as? Int ?? 0) \(path)", default: 0] += 1
      names[what, default: 0] += 1
    }
    let designTime = DesignTimeEvidence(xml)
    var (elementCount, attributeCount) = (0, 0)
    func entry(_ node: XMLNode, _ element: XMLNode) -> String {
      let name = xml.nameText(of: element)
      let line = xml.source.position(at: xml.range(of: node).lowerBound).line
      let path = Self.path(of: element, in: xml)
      guard node.isAttribute else { return "\(name) \(line) \(path)" }
      return "\(name)@\(xml.nameText(of: node)) \(line) \(path)/@\(xml.nameText(of: node))"
    }
    func take(_ node: XMLNode, _ element: XMLNode, _ count: inout Accounting.Count) {
      switch marks[node] {
      case .represented: count.represented += 1
      case .designTime:
        if node.isAttribute ? designTime.covers(node, of: element) : designTime.covers(element) {
          count.designTime += 1
        } else {
          faults.append("\(entry(node, element)) is on no list")
        }
      case .unsupported:
        let entry = entry(node, element)
        if let left = entries[entry], left > 0 {
          count.unsupported += 1
          entries[entry] = left - 1
        } else {
          faults.append("\(entry) is not under `unsupported`")
        }
      case .unseen: faults.append("\(entry(node, element)) was forgotten")
      }
    }
    for element in xml.allNodes where xml.isElement(element) {
      elementCount += 1
      take(element, element, &elements)
      for attribute in xml.attributes(of: element) {
        attributeCount += 1
        take(attribute, element, &attributes)
      }
    }
    for (entry, count) in entries.sorted(by: { $0.key < $1.key }) where count > 0 {
      faults.append("\(entry) is under `unsupported` and not in the document, or it is represented too")
    }
    if elements.total != elementCount { faults.append("\(elementCount) elements, but \(elements)") }
    if attributes.total != attributeCount { faults.append("\(attributeCount) attributes, but \(attributes)") }
    if spec.accounting.elements != elements || spec.accounting.attributes != attributes {
      faults.append("The converter counted otherwise: \(spec.accounting).")
    }
  }

  /// Adds another tally's numbers.
  mutating func add(_ other: Tally) {
    elements.add(other.elements)
    attributes.add(other.attributes)
    names.merge(other.names, uniquingKeysWith: +)
  }

  var description: String {
    [("elements", elements), ("attributes", attributes)].map { name, count in
      let share = String(format: "%.4f", 100 * Double(count.unsupported) / Double(max(1, count.total)))
      return "\(count.total) \(name) = \(count.represented) represented + \(count.designTime) design time"
        + " + \(count.unsupported) unsupported (\(share) %)"
    }.joined(separator: "; ")
  }

  private static func path(of element: XMLNode, in xml: XMLDocument) -> String {
    var path = ""
    var current: XMLNode? = element
    while let step = current, xml.isElement(step) {
      var place = ""
      if let parent = xml.parent(of: step), xml.isElement(parent) {
        let twins = xml.children(of: parent).filter { xml.isElement($0) && xml.name(of: $0) == xml.name(of: step) }
        if twins.count > 1, let index = twins.firstIndex(of: step) { place = "[\(index + 1)]" }
      }
      path = "/\(xml.nameText(of: step))\(place)\(path)"
      current = xml.parent(of: step)
    }
    return path
  }
}

extension Accounting.Count {
  /// Adds the numbers of another count.
  fileprivate mutating func add(_ other: Self) {
    represented += other.represented
    designTime += other.designTime
    unsupported += other.unsupported
  }
}
