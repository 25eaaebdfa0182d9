import InterfaceBuilder
import SourceText
import XMLTree

/// The roots of a document: what stands at its top level, and cells, which lists instantiate by themselves.
extension SpecBuilder {
  /// Writes the member `roots`.
  func writeRoots() {
    out.key("roots")
    out.beginArray()
    forEachTopLevelObject { element, scene in
      guard isRoot(element) else { return }
      pending.append(PendingRoot(element: element, parent: nil, scene: scene))
      while !pending.isEmpty {
        let batch = pending
        pending = []
        // Roots found in a root follow it, in document order, before the next one at the top.
        for (index, root) in batch.enumerated() {
          write(root)
          if !pending.isEmpty {
            pending += batch[(index + 1)...]
            break
          }
        }
      }
    }
    out.endArray()
  }

  /// Writes the member `objects`: what stands at the top level and is neither view nor controller.
  func writeTopLevelObjects() {
    out.key("objects")
    out.beginArray()
    forEachTopLevelObject { element, scene in
      if isRoot(element) { return }
      guard let plan = plan(of: element), plan.role != .structure else { return }
      markElement(element)
      let base = bind(element, plan)
      out.beginObject()
      if let scene, let id = xml.attribute(names.sceneID, of: scene) {
        out.key("scene")
        writeString(id)
      }
      writeObjectBody(element, plan, base)
      writeConnections(in: element)
      out.endObject()
      unbind(plan)
    }
    out.endArray()
  }

  private func isRoot(_ element: XMLNode) -> Bool {
    guard let plan = plan(of: element, expectsView: isFramed(element)) else { return false }
    return plan.role == .view || plan.role == .controller
  }

  /// Whether an element has a frame, as views have.
  private func isFramed(_ element: XMLNode) -> Bool {
    xml.firstChild(of: element, named: names.rect) != nil
  }

  private func forEachTopLevelObject(_ body: (_ element: XMLNode, _ scene: XMLNode?) -> Void) {
    if let list = xml.firstChild(of: xml.root, named: names.objects) {
      mark(list)
      for element in xml.children(of: list) where xml.isElement(element) { body(element, nil) }
    }
    guard let scenes = xml.firstChild(of: xml.root, named: names.scenes) else { return }
    mark(scenes)
    for scene in xml.children(of: scenes, named: names.scene) {
      mark(scene)
      _ = taken(names.sceneID, of: scene)
      guard let list = xml.firstChild(of: scene, named: names.objects) else { continue }
      mark(list)
      for element in xml.children(of: list) where xml.isElement(element) { body(element, scene) }
    }
  }

  // MARK: One root

  private func write(_ root: PendingRoot) {
    guard let plan = plan(of: root.element, expectsView: true) else { return }
    markElement(root.element)
    let base = bind(root.element, plan)
    out.beginObject()
    out.key("id")
    writeID(of: root.element)
    out.key("kind")
    out.value(kind(of: plan))
    if let scene = root.scene, let id = xml.attribute(names.sceneID, of: scene) {
      out.key("scene")
      writeString(id)
    }
    if let parent = root.parent {
      out.key("parent")
      writeID(of: parent)
    }
    if plan.role == .controller {
      writeController(root.element, plan, base)
    } else {
      writeView(root, plan, base)
    }
    writeConstraints(in: root.element)
    writeConnections(in: root.element)
    out.endObject()
    unbind(plan)
  }

  private func kind(of plan: ElementPlan) -> String {
    if plan.lineage.contains("NSWindow") { return "window" }
    if plan.role == .controller { return "scene" }
    for (name, kind) in [
      ("UITableViewCell", "tableViewCell"), ("UICollectionViewCell", "collectionViewCell"),
      ("UICollectionReusableView", "collectionReusableView"), ("UIWindow", "window"),
      ("NSTableCellView", "tableCellView"),
    ] where plan.lineage.contains(name) {
      return kind
    }
    return "view"
  }

  private func writeController(_ element: XMLNode, _ plan: ElementPlan, _ base: Int) {
    _ = taken(names.id, of: element)
    out.key("controller")
    out.beginObject()
    writeObjectBody(element, plan, base)
    out.endObject()
    out.key("node")
    let view = xml.children(of: element).first { child in
      xml.attribute(names.key, of: child).map {
        xml.withStringValue(of: $0) { $0.elementsEqual("view".utf8) || $0.elementsEqual("contentView".utf8) }
      } ?? false
    }
    guard let view else { return out.null() }
    layoutRoots.append(LayoutRoot(element: element, view: view, isRow: false))
    writeNode(view)
  }

  private func writeView(_ root: PendingRoot, _ plan: ElementPlan, _ base: Int) {
    findRoles(in: root.element)
    defer { roles = [:] }
    layoutRoots.append(
      LayoutRoot(
        element: root.element, view: root.element, isRow: plan.lineage.contains("UITableViewCell")))
    out.key("class")
    if let custom = xml.attribute(names.customClass, of: root.element) {
      writeString(custom)
    } else if let className = plan.className {
      out.raw(className)
    }
    out.key("module")
    if let module = xml.attribute(names.customModule, of: root.element) { writeString(module) } else { out.null() }
    writeCell(root, plan, base)
    out.key("node")
    writeNode(root.element, plan, base, withCell: false)
  }
}
