import InterfaceBuilder
import XMLTree

/// How a container view shows the view of a controller: as large as it is, and with what of it is unsafe.
struct Embedding {
  /// The size of the container view, in points.
  let size: Size
  /// The insets of the container view's safe area.
  let safeArea: EdgeInsets
}

extension ViewTree {
  /// The container view of the document that shows a controller, by itself or within a navigation or tab bar controller.
  func container(of controller: XMLNode) -> LayoutView? {
    var visited: Set<XMLNode> = []
    var open = [controller]
    while let shown = open.popLast() {
      guard visited.insert(shown).inserted else { continue }
      for segue in document.segues(to: shown) {
        guard let list = document.xml.parent(of: segue), let source = document.xml.parent(of: list) else { continue }
        switch document.value(name("kind"), of: segue) {
        case "embed": if let container = view(source) { return container }
        case "relationship": open.append(source)
        default: break
        }
      }
    }
    return nil
  }
}

extension LayoutView {
  /// The view that everything around this one lies in.
  public var outermost: LayoutView { superview?.outermost ?? self }
}
