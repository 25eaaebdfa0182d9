import SourceText
import YAMLTree

/// The kinds of text that a rule file holds.
extension YAMLNode {
  /// A rule's `id`, which must be the name of its file.
  func ruleID(expected name: String) throws(YAMLError) -> String {
    let id = try string()
    guard id == name else { throw error("the id is `\(id)`, but the file is named `\(name)`; make them equal") }
    guard id.utf8.first.map({ 0x61...0x7A ~= $0 }) ?? false, id.utf8.allSatisfy(Self.isNameByte) else {
      throw error("an id is made of lower-case letters, digits and `_`, and begins with a letter")
    }
    return id
  }

  /// The name of a variable, as `let` and `options` declare them.
  func variableName() throws(YAMLError) -> String {
    let name = try string()
    guard name.utf8.first.map({ 0x61...0x7A ~= $0 }) ?? false, name.utf8.allSatisfy(Self.isNameByte) else {
      throw error("the name `\(name)` must be made of lower-case letters, digits and `_`, and begin with a letter")
    }
    if name == "each" { throw error("`$each` is the current one of `for`; choose another name") }
    return name
  }

  /// A text on one line.
  func line() throws(YAMLError) -> String {
    let text = trimmed(try string())
    if text.isEmpty { throw error("the text is empty") }
    if text.contains(where: \.isNewline) { throw error("the text must be one line") }
    return text
  }

  /// A text of any number of lines, without blank lines around it.
  func paragraphs() throws(YAMLError) -> String {
    let text = trimmed(try string())
    if text.isEmpty { throw error("the text is empty") }
    return text
  }

  /// Names of elements or classes: one, or a list of them.
  func elementNames() throws(YAMLError) -> [String] {
    guard case .sequence(let nodes) = value else { return [try elementName()] }
    var names: [String] = []
    for node in nodes { names.append(try node.elementName()) }
    if names.isEmpty { throw error("at least one element is needed; `'*'` stands for all") }
    return names
  }

  private func elementName() throws(YAMLError) -> String {
    let name = try string()
    let isName = !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && !"/[]@$()|*".utf8.contains($0) }
    guard isName || name == "*" else {
      throw error("`\(name)` is no name of an element or a class; conditions go into `when`")
    }
    return name
  }

  /// Names of sets, each of which must exist.
  func setNames(among sets: [String]) throws(YAMLError) -> [String] {
    var names: [String] = []
    for node in try list() { names.append(try node.name(of: "set", among: sets)) }
    return names
  }

  /// A text without the white space around it.
  func trimmed(_ text: String) -> String {
    let rest = text.drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte == UInt8(ascii: "_")
  }
}

extension Rule.Text {
  /// An expression or a message. The line ends around a block are no part of it.
  init(yaml node: YAMLNode) throws(YAMLError) {
    let scalar = try node.scalar()
    let text = scalar.style.isBlock ? node.trimmed(scalar.text) : scalar.text
    if text.isEmpty { throw node.error("the text is empty") }
    self.init(text, at: scalar.contentPosition)
  }
}

extension Rule.ForEach {
  /// A list of texts, or an expression.
  init(yaml node: YAMLNode) throws(YAMLError) {
    guard case .sequence = node.value else {
      self = .nodes(try Rule.Text(yaml: node))
      return
    }
    let strings = try node.strings()
    if strings.isEmpty { throw node.error("the list is empty, so the rule would judge nothing") }
    self = .strings(strings)
  }
}
