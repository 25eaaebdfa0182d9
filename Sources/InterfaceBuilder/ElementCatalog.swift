import XMLTree

/// Which classes the elements of documents stand for.
///
/// An instance belongs to one name table and answers by the code of a name; the knowledge itself is `table`.
public final class ElementCatalog {
  private let names: XMLNameTable
  /// By the code of a name: the row of the table, or one of the numbers below.
  private var rows: [Int] = []
  private static let (unknownRow, noRow) = (-2, -1)

  /// A catalogue for the names of a table.
  public init(names: XMLNameTable) {
    self.names = names
  }

  /// The type of an element name; `nil` for elements that stand for no object, or are not known.
  public subscript(name: XMLName) -> ElementType? {
    let code = Int(name.code)
    if code >= rows.count { rows += repeatElement(Self.unknownRow, count: code + 64 - rows.count) }
    if rows[code] == Self.unknownRow { rows[code] = Self.row(named: names[name]) ?? Self.noRow }
    return rows[code] == Self.noRow ? nil : Self.table[rows[code]]
  }

  /// The type of an element name, for use without a name table.
  public static func type(named name: String) -> ElementType? { row(named: name).map { table[$0] } }

  /// A dictionary would take longer to make than all look-ups of a run over one file take in the sorted table.
  private static func row(named name: String) -> Int? {
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      if table[middle].name == name { return middle }
      if table[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// The names of all elements that are, on some platform, of a class or of one that inherits from it; sorted.
  public static func elementNames(ofClass name: String) -> [String] {
    table.filter { type in
      Platform.allCases.contains { platform in
        type.className(on: platform).map { ClassHierarchy.isClass($0, kindOf: name) } ?? false
      }
    }.map(\.name).sorted()
  }

  /// The class of views, whatever they are, on a platform.
  public static func viewClass(on platform: Platform) -> String {
    switch platform {
    case .iOS, .tvOS: "UIView"
    case .macOS: "NSView"
    case .watchOS: "WKInterfaceObject"
    }
  }

  /// The class of view controllers on a platform.
  public static func viewControllerClass(on platform: Platform) -> String {
    switch platform {
    case .iOS, .tvOS: "UIViewController"
    case .macOS: "NSViewController"
    case .watchOS: "WKInterfaceController"
    }
  }
}
