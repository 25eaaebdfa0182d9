import SourceText
import XMLTree

/// What became of every part of the document.
extension SpecBuilder {
  /// Goes over all that nobody marked: it is for the designer only, or it is unsupported.
  func account() -> Accounting {
    var accounting = Accounting()
    var designTimeEnd: Int32 = 0
    for node in xml.allNodes where xml.isElement(node) {
      if marks[node] == .unseen {
        marks[node] =
          node.rawValue < designTimeEnd || plans.designTime.covers(node, in: xml) ? .designTime : .unsupported
        if marks[node] == .unsupported { note(node, at: node) }
        if marks[node] == .designTime, node.rawValue >= designTimeEnd { designTimeEnd = xml.subtreeEnd(of: node) }
      }
      accounting.elements.add(marks[node])
      for attribute in xml.attributes(of: node) {
        if marks[attribute] == .unseen {
          let isDesignTime = marks[node] == .designTime || plans.designTime.covers(attribute, of: node, in: xml)
          marks[attribute] = isDesignTime ? .designTime : .unsupported
          if !isDesignTime { note(attribute, at: node) }
        }
        accounting.attributes.add(marks[attribute])
      }
    }
    return accounting
  }

  private func note(_ node: XMLNode, at element: XMLNode) {
    let line = xml.source.position(at: xml.range(of: node).lowerBound).line
    let name = xml.nameText(of: element)
    var path = ""
    var current: XMLNode? = element
    while let step = current, xml.isElement(step) {
      path = "/" + xml.nameText(of: step) + place(of: step) + path
      current = xml.parent(of: step)
    }
    let what = node.isAttribute ? "\(name)@\(xml.nameText(of: node))" : name
    unsupported.append(
      Unsupported(path: node.isAttribute ? "\(path)/@\(xml.nameText(of: node))" : path, what: what, line: line))
  }

  /// The number of an element among its siblings of the same name, where it has such siblings.
  private func place(of element: XMLNode) -> String {
    guard let parent = xml.parent(of: element), let name = xml.name(of: element), xml.isElement(parent) else {
      return ""
    }
    let siblings = xml.children(of: parent, named: name)
    guard siblings.count > 1, let index = siblings.firstIndex(of: element) else { return "" }
    return "[\(index + 1)]"
  }
}
