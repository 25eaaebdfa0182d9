import InterfaceBuilder
import XMLTree

/// How the elements of one name are written on one platform: the rows of their class and its superclasses, in order.
final class ElementPlan {
  /// What the element is, which decides what is written around its rows.
  enum Role {
    case view, controller, object, structure
  }

  let role: Role
  /// The name of the element as a JSON string; `view` for elements that are not known.
  let type: [UInt8]
  /// The framework class as a JSON string; `nil` for structures.
  let className: [UInt8]?
  /// The class and its superclasses.
  let lineage: [String]
  let rows: [CompiledProperty]
  /// The rows of each section that has some, in the order of writing.
  let sections: [(section: Section, key: [UInt8], rows: Range<Int>)]
  /// By the code of a name: the row, or -1.
  private var rowOfName: [Int16] = []

  init(element: String, className: String?, isKnown: Bool, names: XMLNameTable) {
    let lineage = className.map(ClassHierarchy.lineage(of:)) ?? []
    self.lineage = lineage
    type = quoted(isKnown ? element : "view")
    self.className = className.map(quoted)
    role = Self.role(of: lineage)
    var rows: [CompiledProperty] = []
    var sections: [(Section, [UInt8], Range<Int>)] = []
    let groups = SpecTable.groups(element: element, lineage: lineage)
    for section in Section.allCases {
      let start = rows.count
      if section == .own, className != nil {
        rows.append(contentsOf: SpecTable.identity.map { CompiledProperty($0, names: names) })
      }
      for group in groups where group.section == section {
        for property in group.rows {
          let row = CompiledProperty(property, names: names)
          // A subclass may say more of a row than its superclass does.
          if let index = rows[start...].firstIndex(where: { $0.source == row.source }) {
            rows[index] = row
          } else {
            rows.append(row)
          }
        }
      }
      if rows.count > start { sections.append((section, quoted(section.key ?? ""), start..<rows.count)) }
    }
    self.rows = rows
    self.sections = sections
    for (index, row) in rows.enumerated() {
      let code = Int(row.source.code)
      if code >= rowOfName.count {
        rowOfName.append(contentsOf: repeatElement(-1, count: code + 1 - rowOfName.count))
      }
      if rowOfName[code] < 0 { rowOfName[code] = Int16(index) }
    }
  }

  /// The classes that own a view; windows among them.
  private static let controllerClasses: Set = [
    "UIViewController", "NSViewController", "NSWindowController", "NSWindow", "WKInterfaceController",
  ]

  /// The role of what has a class, given with its superclasses; none is a structure.
  static func role(of lineage: [String]) -> Role {
    if lineage.contains(where: { $0 == "UIView" || $0 == "NSView" || $0 == "WKInterfaceObject" }) { return .view }
    if lineage.contains(where: { controllerClasses.contains($0) }) { return .controller }
    return lineage.isEmpty ? .structure : .object
  }

  /// The row that a name of an attribute, a key or an element belongs to.
  @inline(__always)
  func row(of name: XMLName) -> Int? {
    let code = Int(name.code)
    guard code < rowOfName.count else { return nil }
    let row = rowOfName[code]
    return row < 0 ? nil : Int(row)
  }
}
