import InterfaceBuilder
import XMLTree

/// Texts in the language that the spec is for, where the project has them.
extension SpecBuilder {
  /// The text that stands in that language for one of an element, given by the row that it belongs to; `nil` where the
  /// document's own counts.
  func translation(of source: XMLName, in element: XMLNode) -> String? {
    if translations.isEmpty { return nil }
    return document.translationKey(of: xml.names[source], in: element).flatMap { translations[$0] }
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
}
