import InterfaceBuilder
import XMLTree

/// The bars around the views of a document's view controllers.
///
/// A controller gets bars from the navigation and tab bar controllers that contain it, and those of the controller that
/// shows or pushes it; what it simulates itself comes before both.
final class BarContext {
  private let document: Document
  private var inherited: [XMLNode: Bars] = [:]

  init(_ tree: ViewTree) {
    document = tree.document
    follow(segues())
  }

  /// The bars around the view of a view controller.
  func bars(of controller: XMLNode) -> Bars {
    var bars = inherited[controller] ?? Bars()
    if let top = simulated("simulatedTopBarMetrics", of: controller) {
      bars.hasNavigationBar = top == "simulatedNavigationBarMetrics"
    }
    if let bottom = simulated("simulatedBottomBarMetrics", of: controller) {
      bars.hasTabBar = bottom == "simulatedTabBarMetrics"
      bars.hasToolbar = bottom == "simulatedToolbarMetrics"
    }
    if isSet("hidesBottomBarWhenPushed", of: controller) { bars.hasTabBar = false }
    let item = document.xml.firstChild(of: controller, named: name("navigationItem"))
    if let item, value("largeTitleDisplayMode", of: item) == "never" { bars.hasLargeTitle = false }
    return bars
  }

  /// The name of the element that says which bar a controller simulates on a side.
  private func simulated(_ key: String, of controller: XMLNode) -> String? {
    document.child(key: key, of: controller).map(document.xml.nameText(of:))
  }

  private func name(_ text: String) -> XMLName { document.vocabulary.names.intern(text) }

  private func value(_ attribute: String, of element: XMLNode) -> String? {
    document.value(name(attribute), of: element)
  }

  private func isSet(_ attribute: String, of element: XMLNode) -> Bool { value(attribute, of: element) == "YES" }

  // MARK: Following segues

  /// A segue from a controller to another.
  private struct Segue {
    let source: XMLNode
    let destination: XMLNode
    let kind: String
    let relationship: String?
  }

  private func segues() -> [Segue] {
    let xml = document.xml
    let segue = name("segue")
    guard xml.contains(segue) else { return [] }
    return xml.allNodes.compactMap { node in
      guard xml.name(of: node) == segue, !node.isAttribute, let source = controller(around: node),
        let kind = value("kind", of: node),
        let destination = value("destination", of: node).flatMap(document.objects.first)
      else { return nil }
      return Segue(
        source: source, destination: destination, kind: kind, relationship: value("relationship", of: node))
    }
  }

  /// The view controller that an element lies in.
  private func controller(around node: XMLNode) -> XMLNode? {
    var current = document.xml.parent(of: node)
    while let element = current {
      if document.xml.attribute(document.vocabulary.id, of: element) != nil, document.isViewController(element) {
        return element
      }
      current = document.xml.parent(of: element)
    }
    return nil
  }

  /// Hands bars on along the segues until nothing changes. Bars are only added, so it ends.
  private func follow(_ segues: [Segue]) {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for segue in segues {
        let before = inherited[segue.destination] ?? Bars()
        let after = before.adding(bars(along: segue))
        if after != before {
          inherited[segue.destination] = after
          hasChanged = true
        }
      }
    }
  }

  /// The bars that the destination of a segue gets by it.
  private func bars(along segue: Segue) -> Bars {
    let xml = document.xml
    let source = inherited[segue.source] ?? Bars()
    let isNavigationController = xml.nameText(of: segue.source) == "navigationController"
    switch (segue.kind, segue.relationship) {
    case ("relationship", "rootViewController") where isNavigationController:
      let bar = xml.firstChild(of: segue.source, named: name("navigationBar"))
      return Bars(
        hasNavigationBar: !isSet("navigationBarHidden", of: segue.source),
        hasLargeTitle: bar.map { isSet("largeTitles", of: $0) } ?? false,
        hasTabBar: source.hasTabBar,
        hasToolbar: value("toolbarHidden", of: segue.source) == "NO")
    case ("relationship", "viewControllers"): return Bars(hasTabBar: true)
    case ("show", _), ("push", _): return isNavigationController ? Bars() : source
    default: return Bars()
    }
  }
}

extension Bars {
  /// These bars and others.
  fileprivate func adding(_ other: Bars) -> Bars {
    Bars(
      hasNavigationBar: hasNavigationBar || other.hasNavigationBar,
      hasLargeTitle: hasLargeTitle || other.hasLargeTitle,
      hasTabBar: hasTabBar || other.hasTabBar,
      hasToolbar: hasToolbar || other.hasToolbar)
  }
}
