import InterfaceBuilder
import SourceText
import XMLTree

/// What the views of a cell are for, where outlets, names or structure show it.
extension SpecBuilder {
  /// The role of a view in the cell that is being written.
  func role(of element: XMLNode) -> String? {
    roles[element]
  }

  /// Finds the roles of the views in a cell of custom style.
  func findRoles(in cell: XMLNode) {
    roles = [:]
    guard let content = document.child(key: "contentView", of: cell) else { return }
    roles[content] = "content"
    if xml.value(of: names.style, on: cell) == nil {
      for outlet in document.xml.children(of: cell, named: names.connections).flatMap({ xml.children(of: $0) }) {
        guard xml.name(of: outlet) == names.outlet, let property = xml.value(of: names.property, on: outlet),
          let view = xml.attribute(names.destination, of: outlet).flatMap({ document.objects.first(namedBy: $0) }),
          xml.isNode(view, within: content), roles[view] == nil
        else { continue }
        roles[view] = role(named: property, of: view, in: content)
      }
      findRolesByStructure(in: content)
    } else {
      for (reference, role) in [("textLabel", "title"), ("detailTextLabel", "subtitle"), ("imageView", "image")] {
        let view = xml.attribute(xml.names.intern(reference), of: cell).flatMap { document.objects.first(namedBy: $0) }
        if let view { roles[view] = role }
      }
    }
  }

  private func findRolesByStructure(in content: XMLNode) {
    var labels: [XMLNode] = []
    var images: [XMLNode] = []
    for node in xml.descendants(of: content) where xml.isElement(node) {
      let lineage = plan(of: node)?.lineage ?? []
      if lineage.contains("UILabel") { labels.append(node) }
      if lineage.contains("UIImageView") { images.append(node) }
      guard roles[node] == nil, let label = xml.value(of: names.userLabel, on: node), lineage.contains("UIView") else {
        continue
      }
      roles[node] = role(named: label, of: node, in: content)
    }
    findPair(labels, in: content)
    let used = Set(roles.values)
    // What there is one of is it.
    if labels.count == 1, roles[labels[0]] == nil, !used.contains("title") { roles[labels[0]] = "title" }
    if images.count == 1, roles[images[0]] == nil, !used.contains("image") { roles[images[0]] = "image" }
    guard !used.contains("background"), let first = document.subviews(of: content).first, roles[first] == nil,
      plan(of: first)?.lineage.first == "UIView", fills(first, content)
    else { return }
    roles[first] = "background"
  }

  /// The role that a name shows, such as that of an outlet.
  private func role(named name: String, of view: XMLNode, in content: XMLNode) -> String? {
    let name = name.lowercased()
    let lineage = plan(of: view)?.lineage ?? []
    if lineage.contains("UILabel") {
      let isSecond = ["subtitle", "detail", "description", "message", "secondary"].contains { name.contains(bytes: $0) }
      if isSecond { return "subtitle" }
      if name.contains(bytes: "title") || name.contains(bytes: "name") { return "title" }
      return nil
    }
    if lineage.contains("UIImageView") {
      if ["background", "backdrop"].contains(where: { name.contains(bytes: $0) }) {
        return coversHalf(view, of: content) ? "background" : nil
      }
      return ["image", "icon", "avatar", "thumbnail", "photo"].contains { name.contains(bytes: $0) } ? "image" : nil
    }
    if lineage.contains("UIControl") { return "control" }
    if name.contains(bytes: "separator") || name.contains(bytes: "divider") { return "separator" }
    let isBackground = ["background", "container", "card", "wrapper"].contains { name.contains(bytes: $0) }
    return isBackground && coversHalf(view, of: content) ? "background" : nil
  }

  /// Whether a view covers half of the content of its cell or more, by the frames of the document; what has none may.
  private func coversHalf(_ view: XMLNode, of content: XMLNode) -> Bool {
    guard let frame = document.frame(of: view), let whole = document.frame(of: content) else { return true }
    return 2 * frame.width * frame.height >= whole.width * whole.height
  }

  /// Whether required constraints hold all four sides of a view to its superview.
  private func fills(_ view: XMLNode, _ superview: XMLNode) -> Bool {
    var sides: Set<Side> = []
    for constraint in document.constraints(on: view) where constraint.isRequired && constraint.relation == .equal {
      guard let second = constraint.second, let side = constraint.first.attribute?.side,
        second.attribute?.side == side, constraint.first.view == superview || second.view == superview
      else { continue }
      sides.insert(side)
    }
    return sides.count == 4
  }
}
