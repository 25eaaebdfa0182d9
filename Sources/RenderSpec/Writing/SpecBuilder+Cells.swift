import InterfaceBuilder
import SourceText
import XMLTree

/// What a cell is to its list.
extension SpecBuilder {
  /// Writes the members of a root that is a cell.
  func writeCell(_ root: PendingRoot, _ plan: ElementPlan, _ base: Int) {
    guard let section = plan.sections.first(where: { $0.section == .cell }) else { return }
    out.key("reuseIdentifier")
    if let identifier = taken(plans.reuseIdentifier, of: root.element) { writeString(identifier) } else { out.null() }
    out.key(quoted: section.key)
    out.beginObject()
    writeRows(section.rows, root.element, plan, base, fallbacks: true)
    if plan.lineage.contains("UITableViewCell") {
      writeRowHeight(root)
      if document.child(key: "contentConfiguration", of: root.element) == nil {
        out.key("contentConfiguration")
        writeStyledContent(root.element)
      }
    }
    out.endObject()
    if plan.lineage.contains("UITableViewCell") { writeList(root) }
  }

  /// Writes how high the row is: as its table says; the own attribute counts in static tables only.
  private func writeRowHeight(_ root: PendingRoot) {
    let stored = taken(plans.rowHeight, of: root.element).flatMap(number)
    let isStatic = ListPosition(of: root.element, in: xml) != nil
    let own = isStatic ? stored : nil
    let table = root.parent.flatMap(enclosingTable)
    let tableHeight = table.flatMap { xml.attribute(plans.rowHeight, of: $0) }.flatMap(number)
    // A table that says no estimate has none.
    let estimate = table.map { xml.attribute(plans.estimatedRowHeight, of: $0).flatMap(number) ?? 0 }
    out.key("rowHeight")
    out.beginObject(inline: true)
    out.key("mode")
    if let height = own ?? tableHeight, height >= 0 {
      out.value("fixed")
      out.key("height")
      out.value(height)
    } else {
      out.value("automatic")
    }
    if !isStatic, let stored {
      out.key("design")
      out.value(stored)
    }
    out.key("estimated")
    if let estimate { out.value(estimate) } else { out.null() }
    out.endObject()
  }

  private func enclosingTable(_ element: XMLNode) -> XMLNode? {
    var current: XMLNode? = element
    while let candidate = current {
      if plan(of: candidate)?.lineage.contains("UITableView") == true { return candidate }
      current = xml.parent(of: candidate)
    }
    return nil
  }

  // MARK: Built-in styles

  /// Writes the list content configuration that a built-in style stands for, with what its labels say; null for cells of
  /// custom style.
  private func writeStyledContent(_ cell: XMLNode) {
    let kinds = [
      "IBUITableViewCellStyleDefault": "cell", "IBUITableViewCellStyleValue1": "value",
      "IBUITableViewCellStyleValue2": "value", "IBUITableViewCellStyleSubtitle": "subtitle",
    ]
    guard let style = xml.value(of: names.style, on: cell), let kind = kinds[style] else { return out.null() }
    out.beginObject()
    out.member("style", kind)
    for (reference, key, attributed, properties) in [
      ("textLabel", "text", "attributedText", "textProperties"),
      ("detailTextLabel", "secondaryText", "secondaryAttributedText", "secondaryTextProperties"),
    ] {
      let label = styledView(reference, of: cell)
      out.member(key, label.flatMap { translation(of: plans.text, in: $0) ?? document.text(plans.text, of: $0) })
      guard let label else { continue }
      if let text = document.child(key: "attributedText", of: label) {
        _ = writeAttributedText(quoted(attributed), text)
      }
      out.key(properties)
      out.beginObject()
      out.key("font")
      let description = document.child(key: "fontDescription", of: label)
      out.value(description.flatMap(font) ?? defaultFont())
      out.key("color")
      let color = document.child(key: "textColor", of: label).flatMap(self.color)
      out.value(color ?? systemColor("label"))
      out.endObject()
    }
    if let view = styledView("imageView", of: cell),
      let value = xml.attribute(names.image, of: view) ?? document.child(key: "image", of: view)
    {
      _ = writeImage(quoted("image"), value, of: view)
    }
    out.endObject()
  }

  private func styledView(_ name: String, of cell: XMLNode) -> XMLNode? {
    xml.attribute(xml.names.intern(name), of: cell).flatMap { document.objects.first(namedBy: $0) }
  }

  // MARK: Lists

  /// Writes which list the row is made for: the profile, and the corners of each position.
  private func writeList(_ root: PendingRoot) {
    let profiles = profiles(of: root.parent.flatMap(enclosingTable))
    out.key("list")
    out.beginObject()
    out.key("profiles")
    out.beginArray(inline: true)
    for profile in profiles {
      usedProfiles.insert(profile)
      out.value(profile)
    }
    out.endArray()
    out.key("positions")
    out.beginArray(inline: true)
    for position in positions(of: root.element) { out.value(position.rawValue) }
    out.endArray()
    out.endObject()
  }

  /// Writes the profiles of a table.
  func writeListProfiles(of table: XMLNode) {
    out.key("listProfiles")
    out.beginArray(inline: true)
    for profile in profiles(of: table) {
      usedProfiles.insert(profile)
      out.value(profile)
    }
    out.endArray()
  }

  /// The names of the profiles that rows of a table are made for; that of a plain one where the table is not known.
  func profiles(of table: XMLNode?) -> [String] {
    if !options.listProfiles.isEmpty { return options.listProfiles }
    return [table.flatMap { xml.value(of: names.style, on: $0) } ?? "plain"]
  }

  /// Where a row is made to stand: as is asked for, or else where it stands in its static section.
  func positions(of cell: XMLNode) -> [ListPosition] {
    options.positions.isEmpty ? [ListPosition(of: cell, in: xml) ?? .single] : options.positions
  }

  /// Writes the member `listProfiles`: the geometry of the profiles that occur.
  func writeListProfiles() {
    out.key("listProfiles")
    out.beginObject()
    for profile in options.profiles where usedProfiles.contains(profile.name) {
      out.key(profile.name)
      out.beginObject()
      for field in ListProfile.fields {
        out.key(field.key)
        switch field.value {
        case .number(let path, _): out.value(profile[keyPath: path])
        case .color(let path): out.value(profileColors[profile[keyPath: path]] ?? profile[keyPath: path])
        case .flag(let path): out.value(profile[keyPath: path])
        }
      }
      out.key("corners")
      out.beginObject()
      for position in ListPosition.allCases {
        out.key(position.rawValue)
        out.beginArray(inline: true)
        if profile.cornerRadius > 0 || profile.padCornerRadius > 0 { position.corners.forEach { out.value($0) } }
        out.endArray()
      }
      out.endObject()
      out.endObject()
    }
    out.endObject()
  }

  /// Puts the colours that profiles name into the table of colours.
  func addProfileColors() {
    for profile in options.profiles where usedProfiles.contains(profile.name) {
      for color in [profile.background, profile.rowBackground] where profileColors[color] == nil {
        if color.hasPrefix("#") {
          let parts = SystemColor.components(String(color.dropFirst()))
          profileColors[color] = name(of: Color(kind: .components(Array(parts[0..<3]), space: "sRGB"), alpha: 1))
        } else {
          profileColors[color] = systemColor(color)
        }
      }
    }
  }
}
