import SourceText

extension YAMLNode {
  /// Whether the node says that there is nothing: `~`, `null` or an empty value, without quotes.
  public var isNull: Bool {
    guard case .scalar(let scalar) = value, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.text)
  }

  /// The node as a text, however it is written (`16` and `NO` are texts too, where a text is expected).
  public func scalar() throws(YAMLError) -> Scalar {
    guard case .scalar(let scalar) = value, !isNull else { throw mismatch("a text") }
    return scalar
  }

  /// The text of the node.
  public func string() throws(YAMLError) -> String {
    try scalar().text
  }

  /// The node as a truth value: `true`, `yes`, `on`, `false`, `no` or `off`, without quotes, in lower, upper or title case.
  public func boolean() throws(YAMLError) -> Bool {
    guard let value = booleanIfPresent else { throw mismatch("true or false") }
    return value
  }

  /// The node as a truth value, or `nil` where it is something else, for keys that take either.
  public var booleanIfPresent: Bool? {
    guard case .scalar(let scalar) = value, scalar.style == .plain else { return nil }
    switch scalar.text {
    case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": return true
    case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": return false
    default: return nil
    }
  }

  /// The node as a decimal number without quotes; it is always finite.
  public func number() throws(YAMLError) -> Double {
    guard case .scalar(let scalar) = value, scalar.style == .plain,
      scalar.text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }),
      let number = Double(scalar.text), number.isFinite
    else { throw mismatch("a number") }
    return number
  }

  /// The elements of the node.
  public func list() throws(YAMLError) -> [YAMLNode] {
    guard case .sequence(let elements) = value else { throw mismatch("a list") }
    return elements
  }

  /// The elements of the node as texts.
  public func strings() throws(YAMLError) -> [String] {
    var strings: [String] = []
    for element in try list() { strings.append(try element.string()) }
    return strings
  }

  /// The entries of the node, in the order of the file.
  public func mapping() throws(YAMLError) -> [Entry] {
    guard case .mapping(let entries) = value else { throw mismatch("a mapping of keys to values") }
    return entries
  }

  /// The text of the node, which must be one of `names`; `kind` says what they are, such as `severity`.
  public func name(of kind: String, among names: [String]) throws(YAMLError) -> String {
    let name = try string()
    guard names.contains(name) else { throw unknown(kind, name, among: names) }
    return name
  }

  /// The case whose raw value is the text of the node; `kind` says what the cases are, such as `severity`.
  public func name<Case: CaseIterable & RawRepresentable<String>>(
    of kind: String, as type: Case.Type
  ) throws(YAMLError) -> Case {
    let name = try string()
    guard let value = Case(rawValue: name) else {
      throw unknown(kind, name, among: Case.allCases.map(\.rawValue))
    }
    return value
  }

  /// The error for a node whose text names nothing, with the nearest of the names that exist, or with all if they are few.
  public func unknown(_ kind: String, _ name: String, among names: [String]) -> YAMLError {
    let hint: String
    if let nearest = nearestName(to: name, among: names) {
      hint = "did you mean `\(nearest)`?"
    } else if names.isEmpty {
      hint = "none is declared"
    } else if names.count <= 12 {
      hint = "it is one of " + names.map { "`\($0)`" }.joined(separator: ", ")
    } else {
      hint = "no known name is near"
    }
    return error("unknown \(kind) `\(name)`; \(hint)")
  }

  /// The error for a node that is something other than what its key takes.
  public func mismatch(_ expected: String) -> YAMLError {
    let found =
      switch value {
      case _ where isNull: "nothing"
      case .scalar(let scalar) where scalar.text.utf8.count > 40 || scalar.text.contains("\n"): "a longer text"
      case .scalar(let scalar): scalar.style == .plain ? "`\(scalar.text)`" : "the text `\(scalar.text)`"
      case .sequence: "a list"
      case .mapping: "a mapping"
      }
    return error("\(expected) is expected here, but there is \(found)")
  }
}
