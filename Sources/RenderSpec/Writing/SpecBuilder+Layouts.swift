import AutoLayout
import InterfaceBuilder
import SourceText
import XMLTree

/// The frames of the roots in the environments.
extension SpecBuilder {
  /// A root, as it was written.
  struct LayoutRoot {
    let element: XMLNode
    /// The view, which is the root itself or that of the controller.
    let view: XMLNode
    /// Whether it is a table cell.
    let isRow: Bool
  }

  /// Writes the member `layouts`: for each root one for each environment and, for table cells, list profile and position.
  func writeLayouts() {
    out.key("layouts")
    out.beginArray()
    if options.writesLayouts {
      let environments = environments.filter { $0.id == $0.layoutID }
      if platform == .iOS || platform == .tvOS {
        let solved = environments.map { EnvironmentLayouts(document, in: $0, translations: translations) }
        for root in layoutRoots {
          for layouts in solved { write(root, in: layouts) }
        }
      } else {
        for root in layoutRoots {
          for environment in environments {
            write(root, in: environment, status: .unsupported, issues: [.platform], of: nil)
          }
        }
      }
    }
    out.endArray()
  }

  private func write(_ root: LayoutRoot, in layouts: EnvironmentLayouts) {
    guard let view = layouts.tree.view(root.view) else {
      let issue = LayoutIssue.noFrame(node: id(of: root.view))
      return write(root, in: layouts.environment, status: .unsupported, issues: [issue], of: nil)
    }
    guard root.isRow else {
      return layouts.layout(of: view).map { write(root, in: layouts, $0) } ?? ()
    }
    for profile in rowProfiles(of: view) {
      let row = ListRow(view, profile: profile, isAskedFor: !options.listProfiles.isEmpty, in: layouts)
      for position in positions(of: root.element) { write(root, in: layouts, row.layout, row: row, at: position) }
    }
  }

  /// The profiles that a row is laid out for; that of a plain table where its table is not known.
  private func rowProfiles(of cell: LayoutView) -> [ListProfile] {
    profiles(of: cell.table?.element).compactMap { options.profile(named: $0) }
  }

  // MARK: One layout

  private func write(
    _ root: LayoutRoot, in layouts: EnvironmentLayouts, _ layout: SolvedLayout, row: ListRow? = nil,
    at position: ListPosition = .single
  ) {
    var issues = zip(layout.conflicts, layout.conflictingViews).map { constraints, views in
      LayoutIssue.conflict(
        members: constraints.compactMap { $0.flatMap(id) }, nodes: views.compactMap { id(of: $0.element) })
    }
    issues += layout.ambiguities.map { .ambiguous(node: id(of: $0.view.element), axis: $0.axis.rawValue) }
    if layout.root.hasBuiltInStyle { issues.append(.builtInStyle(node: id(of: layout.root.element))) }
    for view in [layout.root] + layout.frames.map(\.view) where view.hasItemsPlacedByCode {
      issues.append(.itemLayout(node: id(of: view.element)))
    }
    let status: LayoutStatus =
      if !layout.conflicts.isEmpty { .conflicting } else if !layout.ambiguities.isEmpty { .ambiguous } else { .solved }
    write(root, in: layouts.environment, status: status, issues: issues, of: layout) {
      if let row { write(row, of: layout.root, at: position, in: layouts.environment) }
    }
  }

  private func write(
    _ root: LayoutRoot, in environment: SpecEnvironment, status: LayoutStatus, issues: [LayoutIssue],
    of layout: SolvedLayout?, list: () -> Void = {}
  ) {
    out.beginObject()
    out.key("root")
    writeID(of: root.element)
    out.member("environment", environment.id)
    out.member("status", status.rawValue)
    if let insets = layout?.safeArea {
      out.key("safeArea")
      write(numbers: [insets.top, insets.left, insets.bottom, insets.right])
    }
    out.key("issues")
    out.beginArray()
    issues.forEach(write)
    out.endArray()
    list()
    writeSections(of: layout)
    out.key("frames")
    writeFrames(of: layout)
    out.key("confidence")
    writeConfidence(of: layout)
    out.key("intrinsicSizes")
    writeIntrinsicSizes(of: layout)
    out.endObject()
  }

  private func write(_ issue: LayoutIssue) {
    out.beginObject(inline: true)
    out.member("kind", issue.kind)
    switch issue {
    case .conflict(let members, let nodes):
      for (key, ids) in [("members", members), ("nodes", nodes)] where !ids.isEmpty {
        out.key(key)
        out.beginArray(inline: true)
        for id in ids { out.value(id) }
        out.endArray()
      }
    case .ambiguous(let node, let axis):
      out.member("node", node)
      out.member("axis", axis)
    case .builtInStyle(let node), .itemLayout(let node), .noFrame(let node): out.member("node", node)
    case .platform: break
    }
    out.endObject()
  }

  /// Writes the member `sections`, where the root holds static tables: where the texts of their sections lie.
  private func writeSections(of layout: SolvedLayout?) {
    guard let sections = layout?.sections, !sections.isEmpty else { return }
    out.key("sections")
    out.beginArray()
    for section in sections {
      out.beginObject(inline: true)
      out.member("id", id(of: section.section))
      for (key, frame) in [("header", section.header), ("footer", section.footer)] {
        out.key(key)
        if let frame { write(numbers: [frame.x, frame.y, frame.width, frame.height]) } else { out.null() }
      }
      out.endObject()
    }
    out.endArray()
  }

  /// Writes the frames by the ids of nodes, the root first; the rows that code fills a list with are not placed.
  private func writeFrames(of layout: SolvedLayout?) {
    out.beginObject()
    if let layout {
      writeFrame(of: layout.root, Rectangle(x: 0, y: 0, width: layout.size.width, height: layout.size.height))
      for (view, frame) in layout.frames where !isInPrototype(view, of: layout.root) { writeFrame(of: view, frame) }
    }
    out.endObject()
  }

  /// Writes how sure the frames are, by the ids of nodes, the root first.
  private func writeConfidence(of layout: SolvedLayout?) {
    out.beginObject()
    if let layout, let confidence = layout.confidence {
      if let rootConfidence = layout.rootConfidence, let id = id(of: layout.root.element) {
        out.member(id, rootConfidence.rawValue)
      }
      for ((view, _), confidence) in zip(layout.frames, confidence) where !isInPrototype(view, of: layout.root) {
        guard let id = id(of: view.element) else { continue }
        out.key(id)
        out.value(confidence.rawValue)
      }
    }
    out.endObject()
  }

  /// Writes what views want by their content, by the ids of nodes.
  private func writeIntrinsicSizes(of layout: SolvedLayout?) {
    out.beginObject()
    for (view, width, height) in layout?.intrinsicSizes ?? [] where !isInPrototype(view, of: layout?.root) {
      guard let id = id(of: view.element) else { continue }
      out.key(id)
      out.beginArray(inline: true)
      for length in [width, height] {
        if let length { out.value(length) } else { out.null() }
      }
      out.endArray()
    }
    out.endObject()
  }

  private func writeFrame(of view: LayoutView, _ frame: Rectangle) {
    guard let id = id(of: view.element) else { return }
    out.key(id)
    write(numbers: [frame.x, frame.y, frame.width, frame.height])
  }

  private func isInPrototype(_ view: LayoutView, of root: LayoutView?) -> Bool {
    var current: LayoutView? = view
    while let candidate = current, candidate !== root {
      if candidate.isPrototype { return true }
      current = candidate.superview
    }
    return false
  }

  // MARK: Rows

  /// Writes the member `list`: the row as a part of its list.
  private func write(
    _ row: ListRow, of cell: LayoutView, at position: ListPosition, in environment: SpecEnvironment
  ) {
    let profile = row.profile
    let table = cell.table
    let radius = profile.radius(isPad: environment.layout.isPad, contentSize: environment.contentSize)
    out.key("list")
    out.beginObject()
    out.member("style", profile.name)
    out.member("position", position.rawValue)
    out.key("container")
    write(numbers: row.container)
    out.key("corners")
    out.beginArray(inline: true)
    if radius > 0 { position.corners.forEach { out.value($0) } }
    out.endArray()
    out.key("cornerRadius")
    out.value(radius)
    out.key("separatorInset")
    if position.hasSeparator, table?.value("separatorStyle") != "none" {
      let inset = separatorInset(of: cell) ?? profile.separatorInset
      write(numbers: environment.layout.isRightToLeft ? [0, 0, 0, inset] : [0, inset, 0, 0])
    } else {
      out.null()
    }
    out.key("separatorHeight")
    out.value(profile.separatorHeight)
    out.key("rowHeight")
    out.value(row.layout.size.height)
    write("estimatedRowHeight", table?.number("estimatedRowHeight").flatMap { $0 > 0 ? $0 : nil })
    write("headerHeight", height(profile.headerHeight, table?.number("sectionHeaderHeight")))
    write("footerHeight", height(profile.footerHeight, table?.number("sectionFooterHeight")))
    out.endObject()
  }

  private func write(_ key: String, _ number: Double?) {
    out.key(key)
    if let number { out.value(number) } else { out.null() }
  }

  /// The height of a header or footer: that of the profile, or else of the table; `nil` is automatic. To a table 0 is
  /// automatic, too, and the smallest number above it is none.
  private func height(_ profile: Double, _ table: Double?) -> Double? {
    if profile >= 0 { return profile }
    return table.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Where the line below a row begins, as its cell or its table says.
  private func separatorInset(of cell: LayoutView) -> Double? {
    for view in [cell, cell.table].compactMap({ $0 }) {
      let inset = document.child(xml.names.intern("inset"), key: "separatorInset", of: view.element)
      if let inset { return document.number(xml.names.intern("minX"), of: inset) ?? 0 }
    }
    return nil
  }

  private func id(of element: XMLNode) -> String? { document.value(document.vocabulary.id, of: element) }
}
