import XMLTree

/// The list of what only the designer has a use for, made ready for one name table.
struct DesignTimeIndex {
  private var elements: Set<Int32> = []
  private var emptyElements: Set<Int32> = []
  private var keyed: [Int32: [String]] = [:]
  private var attributes: Set<Int64> = []
  private var anywhere: Set<Int32> = []
  /// What counts only where the converter finds that the condition holds.
  private var conditional: [DesignTime.Condition: Set<Int64>] = [:]
  private let key: XMLName

  init(_ names: XMLNameTable) {
    key = names.intern("key")
    for entry in DesignTime.entries {
      let element = names.intern(entry.element).code
      let attribute = entry.attribute.map { names.intern($0).code }
      switch entry.condition {
      case .always: break
      case .empty:
        emptyElements.insert(element)
        continue
      case .besideName, .outsideCustomSpace, .valueElsewhere:
        conditional[entry.condition, default: []].insert(Self.pair(element, attribute))
        continue
      }
      if let attribute {
        if entry.element == "*" {
          anywhere.insert(attribute)
        } else {
          attributes.insert(Self.pair(element, attribute))
        }
      } else if let key = entry.key {
        keyed[element, default: []].append(key)
      } else {
        elements.insert(element)
      }
    }
  }

  private static func pair(_ element: Int32, _ attribute: Int32?) -> Int64 {
    Int64(element) << 32 | Int64(attribute ?? -1) & 0xffff_ffff
  }

  /// Whether an element and all in it is on the list, whatever the converter knows.
  func covers(_ element: XMLNode, in xml: XMLDocument) -> Bool {
    guard let code = xml.name(of: element)?.code else { return false }
    if elements.contains(code) { return true }
    if emptyElements.contains(code) { return !xml.children(of: element).contains(where: xml.isElement) }
    guard let keys = keyed[code], let value = xml.value(of: key, on: element) else { return false }
    return keys.contains(value)
  }

  /// Whether an attribute is on the list, whatever the converter knows.
  func covers(_ attribute: XMLNode, of element: XMLNode, in xml: XMLDocument) -> Bool {
    guard let code = xml.name(of: attribute)?.code, let owner = xml.name(of: element)?.code else { return false }
    return anywhere.contains(code) || attributes.contains(Self.pair(owner, code))
  }

  /// Whether an attribute, or an element where none is given, is on the list under a condition that holds.
  func covers(
    _ attribute: XMLNode? = nil, of element: XMLNode, where condition: DesignTime.Condition, in xml: XMLDocument
  ) -> Bool {
    guard let owner = xml.name(of: element)?.code else { return false }
    let code = attribute.flatMap { xml.name(of: $0)?.code }
    return conditional[condition]?.contains(Self.pair(owner, code)) ?? false
  }
}
