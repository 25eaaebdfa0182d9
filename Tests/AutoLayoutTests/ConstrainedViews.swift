import InterfaceBuilder
import XMLTree

@testable import AutoLayout

/// An iOS document drawn on a phone, with the given objects.
func document(objects: String, device: String = "retina4_7") throws -> Document {
  try tree(objects: objects, device: device, tools: "21701").document
}

/// A view with an id that constraints place.
func box(_ id: String, _ content: String = "", element: String = "view", _ attributes: String = "") -> String {
  """
  <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
  <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>\(content)</\(element)>
  """
}

/// A view of 375 by 667 points, with subviews and constraints.
func root(_ subviews: String, _ constraints: String) -> String {
  """
  <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(subviews)</subviews>\
  <constraints>\(constraints)</constraints><viewLayoutGuide key="safeArea" id="safe"/></view>
  """
}

/// Constraints between two views with the same attributes: `a.leading = b.leading + 8`, or `a.width >= 8`. Their ids are
/// their texts.
func constraints(_ texts: String...) -> String {
  texts.map { text in
    let words = text.split(separator: " ").map(String.init)
    let first = words[0].split(separator: ".").map(String.init)
    let relation = ["<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"][words[1]] ?? "equal"
    var result = "<constraint firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\" relation=\"\(relation)\""
    if Double(words[2]) == nil {
      let second = words[2].split(separator: ".").map(String.init)
      result += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
      if words.count > 4 { result += " constant=\"\(words[4])\"" }
    } else {
      result += " constant=\"\(words[2])\""
    }
    let escaped = text.split(separator: "<").joined(separator: "&lt;")
    return result + " id=\"\(escaped)\"/>"
  }.joined()
}

extension Document {
  /// The id of an element.
  func id(_ node: XMLNode) -> String { value(vocabulary.id, of: node) ?? "" }
}
