import InterfaceBuilder
import XMLTree

/// The sizes that a document remembers: of its images, and of the views that the canvas measured.
struct ResourceSizes {
  private var images: [String: Size] = [:]
  private var symbols: [String: Size] = [:]
  private var designables: [String: MeasuredSize] = [:]

  /// What the canvas measured of an `IBDesignable` view; a part is `nil` where the view has no size of its own there.
  struct MeasuredSize {
    let width: Double?
    let height: Double?
  }

  init(_ document: Document) {
    let xml = document.xml
    let names = document.vocabulary.names
    func number(_ name: String, _ element: XMLNode) -> Double? {
      document.value(names.intern(name), of: element).flatMap(ViewTree.number)
    }
    if let resources = xml.firstChild(of: xml.root, named: names.intern("resources")) {
      for resource in xml.children(of: resources) {
        let kind = xml.nameText(of: resource)
        guard kind == "image" || kind == "systemImage",
          let name = document.value(names.intern("name"), of: resource),
          let width = number("width", resource), let height = number("height", resource)
        else { continue }
        let size = Size(width: width, height: height)
        if document.value(names.intern("catalog"), of: resource) == "system" {
          symbols[name] = size
        } else {
          images[name] = size
        }
      }
    }
    guard let list = xml.firstChild(of: xml.root, named: names.intern("designables")) else { return }
    for entry in xml.children(of: list) {
      guard let id = document.value(names.intern("name"), of: entry),
        let size = document.child(names.intern("size"), key: "intrinsicContentSize", of: entry)
      else { continue }
      func part(_ name: String) -> Double? { number(name, size).flatMap { $0 < 0 ? nil : $0 } }
      designables[id] = MeasuredSize(width: part("width"), height: part("height"))
    }
  }

  /// The size of an image in points; of a symbol as the document stores it, which is its size at 128 points.
  func image(_ name: String, isSymbol: Bool) -> Size? {
    isSymbol ? symbols[name] ?? images[name] : images[name]
  }

  /// What the canvas measured of a view by its object id; `nil` where it did not.
  func designable(_ id: String) -> MeasuredSize? { designables[id] }
}
