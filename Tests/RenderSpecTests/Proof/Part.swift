/// A piece of a document: what an element has of its own.
struct Part {
  /// Attributes, each with a space before it.
  var attributes = ""
  /// Elements, each on lines of its own, so that the place of no other element depends on the values in it.
  var children = ""

  /// One attribute.
  static func attribute(_ name: String, _ value: String) -> Part { Part(attributes: " \(name)=\"\(value)\"") }

  /// One child element.
  static func child(_ name: String, key: String? = nil, _ part: Part = Part()) -> Part {
    Part(children: part.element(name, key: key))
  }

  /// The element of a name that has this of its own; a key that is the element's name is left out, as in documents.
  func element(_ name: String, key: String? = nil, id: String? = nil) -> String {
    let keyText = key.map { $0 == name ? "" : " key=\"\($0)\"" } ?? ""
    let idText = id.map { " id=\"\($0)\"" } ?? ""
    return "\n<\(name)\(keyText)\(idText)\(attributes)>\(children)\n</\(name)>"
  }
}

/// Two pieces that differ in one value.
struct Change: CustomStringConvertible {
  /// The piece with one value.
  let before: Part
  /// The piece with another.
  let after: Part
  /// Whether both values mean something, so that nothing may be unsupported.
  var isValid = true

  var description: String { [before, after].map { $0.attributes + $0.children }.joined(separator: "  ->  ") }

  /// The change with more around both pieces.
  func map(_ transform: (Part) -> Part) -> Change {
    Change(before: transform(before), after: transform(after), isValid: isValid)
  }

  /// Another value of an attribute.
  static func attribute(_ name: String, _ before: String, _ after: String) -> Change {
    Change(before: .attribute(name, before), after: .attribute(name, after))
  }
}
