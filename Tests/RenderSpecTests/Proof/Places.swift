import InterfaceBuilder

@testable import RenderSpec

/// Where each element of the table can stand, on one platform: objects at the top, structures in the first row that takes them.
struct Places {
  let platform: Platform
  /// The elements that have a place, in the order in which one was found.
  private(set) var elements: [String] = []
  private var wraps: [String: (_ part: Part, _ id: String) -> String] = [:]

  init(_ platform: Platform) {
    self.platform = platform
    add("document") { part, _ in Self.document(part, on: platform) }
    if platform == .macOS {
      // Cells of a column become roots beside the root that the column is in.
      add("tableColumn") { part, id in
        let columns = Part.child("tableColumns", Part(children: part.element("tableColumn", id: id)))
        return Self.document(objects: columns.element("tableView", id: "table"), on: platform)
      }
    }
    for type in ElementCatalog.table where type.className(on: platform) != nil && wraps[type.name] == nil {
      let name = type.name
      add(name) { Self.document(objects: $0.element(name, id: $1), on: platform) }
    }
    findStructures()
  }

  /// A document in which an element has something of its own; `nil` where no place is known for the element.
  func document(with part: Part, of element: String, id: String = "x") -> String? { wraps[element]?(part, id) }

  private mutating func add(_ element: String, _ wrap: @escaping (_ part: Part, _ id: String) -> String) {
    elements.append(element)
    wraps[element] = wrap
  }

  private mutating func findStructures() {
    let changes = PropertyChanges(platform: platform)
    var index = 0
    while index < elements.count {
      let owner = elements[index]
      index += 1
      guard let outer = wraps[owner] else { continue }
      for row in changes.rows(of: owner) {
        let source = row.source
        switch row.kind {
        case .object(let names):
          for name in names.split(separator: " ").map(String.init) where wraps[name] == nil {
            add(name) { part, id in outer(.child(name, key: source, part), id) }
          }
        case .list(let names):
          for name in names.split(separator: " ").map(String.init) where wraps[name] == nil {
            add(name) { part, id in outer(.child(source, .child(name, part)), id) }
          }
        case .keyed(let name) where wraps[name] == nil:
          add(name) { part, id in outer(.child(name, key: "normal", part), id) }
        case .attributedText where wraps["fragment"] == nil:
          add("fragment") { part, id in
            outer(.child("attributedString", key: source, .child("fragment", part)), id)
          }
        default: break
        }
      }
    }
  }

  /// A document with objects.
  static func document(objects: String, on platform: Platform) -> String {
    document(Part(children: "\n<objects>\(objects)\n</objects>"), on: platform)
  }

  /// A document that has something in its root.
  static func document(_ part: Part, on platform: Platform) -> String {
    let kind =
      switch platform {
      case .iOS: "CocoaTouch"
      case .tvOS: "AppleTV"
      case .watchOS: "WatchKit"
      case .macOS: "Cocoa"
      }
    let attributes = " type=\"com.apple.InterfaceBuilder3.\(kind).XIB\" version=\"3.0\" toolsVersion=\"21701\""
    return "<document\(attributes)\(part.attributes)>\(part.children)\n</document>"
  }
}
