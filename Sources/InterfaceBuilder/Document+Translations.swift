import XMLTree

extension Document {
  /// The key under which Xcode exports a text of an element, such as `text` or `title`: the id of the nearest object, and the
  /// way from there; `nil` where there is none.
  public func translationKey(of source: String, in element: XMLNode) -> String? {
    let (id, key) = (vocabulary.id, vocabulary.key)
    let shown = platform == .macOS && source == "toolTip" ? "ibShadowedToolTip" : source
    if let id = value(id, of: element) { return "\(id).\(shown)" }
    guard let parent = xml.parent(of: element), let name = xml.name(of: element) else { return nil }
    let place = value(key, of: element)
    let parentID = value(id, of: parent)
    switch (xml.names[name], parentID) {
    case ("segment", nil):
      guard let control = xml.parent(of: parent), let id = value(id, of: control),
        let index = xml.children(of: parent, named: name).firstIndex(of: element)
      else { return nil }
      let lists = ["title": "segmentTitles", "label": "ibShadowedLabels", "toolTip": "ibShadowedToolTips"]
      return lists[source].map { "\(id).\($0)[\(index)]" }
    case ("state", let id?):
      return place.map { "\(id).\($0)\(source.prefix(1).uppercased())\(source.dropFirst())" }
    case ("accessibility", let id?):
      if source == "description" { return "\(id).ibExternalAccessibilityDescription" }
      return "\(id).accessibility\(source.prefix(1).uppercased())\(source.dropFirst())"
    case (_, let id?):
      return place.map { "\(id).\($0).\(shown)" }
    case (_, nil):
      return nil
    }
  }
}
