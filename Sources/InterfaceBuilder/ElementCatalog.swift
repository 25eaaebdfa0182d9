import XMLTree

/// Which classes the elements of documents stand for.
///
/// An instance belongs to one name table and answers by the code of a name; the knowledge itself is `table`.
public final class ElementCatalog {
  private let names: XMLNameTable
  /// By the code of a name: what was looked up already.
  private var known: [ElementType??] = []
  private static let byName = Dictionary(table.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// A catalogue for the names of a table.
  public init(names: XMLNameTable) {
    self.names = names
  }

  /// The type of an element name; `nil` for elements that stand for no object, or are not known.
  public subscript(name: XMLName) -> ElementType? {
    let code = Int(name.code)
    if code < known.count, let type = known[code] { return type }
    let type = Self.byName[names[name]]
    if code >= known.count { known.append(contentsOf: repeatElement(nil, count: code + 1 - known.count)) }
    known[code] = .some(type)
    return type
  }

  /// The type of an element name, for use without a name table.
  public static func type(named name: String) -> ElementType? { byName[name] }

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
