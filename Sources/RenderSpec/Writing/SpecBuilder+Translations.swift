import InterfaceBuilder
import XMLTree

/// Texts in the language that the spec is for, where the project has them.
extension SpecBuilder {
  /// The text that stands in that language for one of an element, given by the row that it belongs to; `nil` where the
  /// document's own counts.
  func translation(of source: XMLName, in element: XMLNode) -> String? {
    if translations.isEmpty { return nil }
    return translationKey(of: xml.names[source], in: element).flatMap { translations[$0] }
  }

  /// The text of one of a list, such as the names of scopes.
  func translation(of source: XMLName, at index: Int, in element: XMLNode) -> String? {
    if translations.isEmpty { return nil }
    return xml.value(of: names.id, on: element).flatMap { translations["\($0).\(xml.names[source])[\(index)]"] }
  }

  /// The text of a runtime attribute that is translated, counted among those of its object.
  func translation(ofRuntimeAttribute index: Int, in element: XMLNode) -> String? {
    if translations.isEmpty { return nil }
    return xml.value(of: names.id, on: element).flatMap {
      translations["\($0).ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]"]
    }
  }

  /// The key under which Xcode exports a text: the id of the nearest object, and the way from there.
  private func translationKey(of source: String, in element: XMLNode) -> String? {
    let shown = platform == .macOS && source == "toolTip" ? "ibShadowedToolTip" : source
    if let id = xml.value(of: names.id, on: element) { return "\(id).\(shown)" }
    guard let parent = xml.parent(of: element), let name = xml.name(of: element) else { return nil }
    let key = xml.value(of: names.key, on: element)
    let parentID = xml.value(of: names.id, on: parent)
    switch (xml.names[name], parentID) {
    case ("segment", nil):
      guard let control = xml.parent(of: parent), let id = xml.value(of: names.id, on: control),
        let index = xml.children(of: parent, named: name).firstIndex(of: element)
      else { return nil }
      let lists = ["title": "segmentTitles", "label": "ibShadowedLabels", "toolTip": "ibShadowedToolTips"]
      return lists[source].map { "\(id).\($0)[\(index)]" }
    case ("state", let id?):
      return key.map { "\(id).\($0)\(source.prefix(1).uppercased())\(source.dropFirst())" }
    case ("accessibility", let id?):
      if source == "description" { return "\(id).ibExternalAccessibilityDescription" }
      return "\(id).accessibility\(source.prefix(1).uppercased())\(source.dropFirst())"
    case (_, let id?):
      return key.map { "\(id).\($0).\(shown)" }
    case (_, nil):
      return nil
    }
  }
}
