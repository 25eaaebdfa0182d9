import InterfaceBuilder
import SourceText
import XMLTree

/// Views as nodes.
extension SpecBuilder {
  /// Writes a view and all views in it.
  func writeNode(_ element: XMLNode) {
    guard let plan = viewPlan(of: element) else { return out.null() }
    let base = bind(element, plan)
    writeNode(element, plan, base, withCell: true)
    unbind(plan)
  }

  /// Writes a view whose rows are bound already.
  func writeNode(_ element: XMLNode, _ plan: ElementPlan, _ base: Int, withCell: Bool) {
    markElement(element)
    out.beginObject()
    out.key("id")
    if let id = taken(names.id, of: element) { writeString(id) } else { out.null() }
    out.key("type")
    out.raw(plan.type)
    if let name = xml.name(of: element), plan === plans.unknownView(on: platform) {
      out.key("element")
      out.value(xml.names[name])
    }
    if let className = plan.className {
      out.key("class")
      out.raw(className)
    }
    writeOwnRows(element, plan, base)
    if let role = role(of: element) {
      out.key("role")
      out.value(role)
    }
    writeInstallation(element)
    writeRuntimeAttributes(element)
    writeSections(element, plan, base, except: withCell ? nil : .cell)
    if plan.lineage.contains("UITableView") { writeListProfiles(of: element) }
    writeVariations(element, plan)
    writeSource(element)
    writeChildren(element)
    out.endObject()
  }

  /// Writes the views in a view, from the bottom up; a content view comes first.
  private func writeChildren(_ element: XMLNode) {
    var isOpen = false
    func open() {
      if isOpen { return }
      isOpen = true
      out.key("children")
      out.beginArray()
    }
    var next = xml.firstChild(of: element)
    while let child = next {
      next = xml.nextSibling(of: child)
      guard let name = xml.name(of: child) else { continue }
      if name == names.subviews {
        mark(child)
        for subview in xml.children(of: child) where xml.isElement(subview) {
          open()
          writeNode(subview)
        }
      } else if let key = xml.attribute(names.key, of: child), isContentView(key) {
        open()
        writeNode(child)
      }
    }
    if isOpen { out.endArray() }
  }

  private func isContentView(_ key: XMLNode) -> Bool {
    xml.withStringValue(of: key) { $0.elementsEqual("contentView".utf8) }
  }

  /// Writes where a view is installed, if not everywhere.
  private func writeInstallation(_ element: XMLNode) {
    guard hasMasks else { return }
    let installation = document.installation(of: element)
    if installation == .everywhere { return }
    out.key("installed")
    out.value(installation.isByDefault)
    writeEnvironments(of: installation)
  }

  /// Writes the environments that an installation names.
  func writeEnvironments(of installation: Installation) {
    switch installation {
    case .everywhere: break
    case .except(let keys): writeEnvironments("removedIn", keys)
    case .only(let keys): writeEnvironments("installedIn", keys)
    }
  }

  private func writeEnvironments(_ key: StaticString, _ keys: [String]) {
    out.key(key)
    out.beginArray(inline: true)
    for key in keys { out.value(key) }
    out.endArray()
  }
}
