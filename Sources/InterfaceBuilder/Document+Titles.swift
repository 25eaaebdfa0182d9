import XMLTree

extension Document {
  /// What a person calls the object that a node is or lies in, such as `label "Title"`: the kind of element, and its label in
  /// Interface Builder, its text, or whatever else tells it from others; its id when there is nothing.
  public func title(of node: XMLNode) -> String {
    guard let object = object(of: node) else { return kindTitle(of: node.isAttribute ? parent(node) : node) }
    let kind = kindTitle(of: object)
    if xml.name(of: object) == vocabulary.constraint, let constraint = constraint(at: object) {
      return "\(kind) \(title(of: constraint))"
    }
    if let name = ownName(of: object) { return "\(kind) \"\(Self.shortened(name))\"" }
    return "\(kind) \(value(vocabulary.id, of: object) ?? "")"
  }

  private func parent(_ node: XMLNode) -> XMLNode { xml.parent(of: node) ?? xml.root }

  /// The name of an element as words: `table view cell`.
  public func kindTitle(of element: XMLNode) -> String {
    var words = ""
    for character in xml.nameText(of: element) {
      if character.isUppercase { words.append(" ") }
      words.append(contentsOf: character.lowercased())
    }
    return words
  }

  /// The two sides of a constraint, or the label that it was given.
  private func title(of constraint: Constraint) -> String {
    for key in ["userLabel", "identifier"] {
      if let label = value(vocabulary.names.intern(key), of: constraint.node) { return "\"\(Self.shortened(label))\"" }
    }
    guard let second = constraint.second else { return title(of: constraint.first) }
    return "\(title(of: constraint.first)) to \(title(of: second))"
  }

  private func title(of anchor: Constraint.Anchor) -> String {
    let attribute = anchor.attribute?.rawValue ?? "?"
    guard let item = anchor.item else { return "?.\(attribute)" }
    let name = ownName(of: item).map { "\"\(Self.shortened($0))\"" } ?? value(vocabulary.id, of: item) ?? ""
    switch anchor.guide {
    case .none: return "\(name).\(attribute)"
    case .safeArea: return "safe area.\(attribute)"
    default: return "\(kindTitle(of: item)).\(attribute)"
    }
  }

  /// What tells an object from others to a person; `nil` when nothing but the id does.
  private func ownName(of object: XMLNode) -> String? {
    let names = vocabulary.names
    for key in [vocabulary.userLabel, vocabulary.text, vocabulary.title] {
      if let text = text(key, of: object), !Self.isBlank(text) { return text }
    }
    if let text = innerText(of: object), !Self.isBlank(text) { return text }
    let keys = [
      "placeholder", "image", "systemItem", "reuseIdentifier", "storyboardIdentifier", "identifier", "property",
      "selector", "headerTitle", "label", "placeholderIdentifier",
    ]
    for key in keys {
      if let text = value(names.intern(key), of: object), !Self.isBlank(text) { return text }
    }
    return value(vocabulary.customClass, of: object)
  }

  /// Text that an element within shows: the title of a button's state or configuration, of a macOS control's cell, an
  /// attributed text.
  private func innerText(of object: XMLNode) -> String? {
    if let configuration = buttonConfiguration(of: object) {
      let texts = [buttonTitle(of: object), value(vocabulary.image, of: configuration)]
      if let text = texts.compactMap(\.self).first(where: { !$0.isEmpty }) { return text }
    }
    for child in xml.children(of: object) where xml.isElement(child) {
      let name = xml.nameText(of: child)
      if name == "attributedString" {
        // Notes are about an object; nobody sees them on it.
        if value(vocabulary.key, of: child) == "userComments" { continue }
        guard let text = attributedText(of: child) else { continue }
        return text
      }
      guard name == "state" || name == "buttonConfiguration" || name.hasSuffix("Cell") else { continue }
      // A cell of a table is an object of its own, a macOS control's cell is its inside.
      if name.hasSuffix("ViewCell") { continue }
      for key in [vocabulary.title, vocabulary.image] {
        if let text = text(key, of: child), !text.isEmpty { return text }
      }
    }
    return nil
  }

  /// The title that a button draws in its normal state; `nil` where it has none. A configuration draws its own title, and
  /// then that of the state, mostly a left-over "Button", is not seen.
  public func buttonTitle(of button: XMLNode) -> String? {
    let place = buttonConfiguration(of: button) ?? child(vocabulary.names.intern("state"), key: "normal", of: button)
    guard let place else { return nil }
    if let title = text(vocabulary.title, of: place), !title.isEmpty { return title }
    return xml.firstChild(of: place, named: vocabulary.names.intern("attributedString")).flatMap(attributedText(of:))
  }

  private func buttonConfiguration(of button: XMLNode) -> XMLNode? {
    child(vocabulary.names.intern("buttonConfiguration"), key: "configuration", of: button)
  }

  private func attributedText(of string: XMLNode) -> String? {
    let fragment = xml.firstChild(of: string, named: vocabulary.names.intern("fragment"))
    return fragment.flatMap { text(vocabulary.names.intern("content"), of: $0) }
  }

  /// Whether nothing of a text is seen.
  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  /// A text on one line that fits into a message.
  private static func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= 40 ? line : line.prefix(39) + "…"
  }
}
