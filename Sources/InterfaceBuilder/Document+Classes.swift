import XMLTree

extension Document {
  /// The framework class of an element, whatever custom class it has; `nil` for elements that are no objects. An unknown
  /// element with an id and a frame is a view.
  public func frameworkClass(of element: XMLNode) -> String? {
    guard let name = xml.name(of: element), !element.isAttribute else { return nil }
    if let type = vocabulary.elements[name] { return type.className(on: platform) }
    guard xml.attribute(vocabulary.id, of: element) != nil, child(vocabulary.rect, key: "frame", of: element) != nil
    else { return nil }
    return ElementCatalog.viewClass(on: platform)
  }

  /// The class of an element: its custom class, or else its framework class.
  public func className(of element: XMLNode) -> String? {
    value(vocabulary.customClass, of: element) ?? frameworkClass(of: element)
  }

  /// Whether an element's framework class is a class or inherits from it.
  public func isElement(_ element: XMLNode, kindOf ancestor: String) -> Bool {
    frameworkClass(of: element).map { ClassHierarchy.isClass($0, kindOf: ancestor) } ?? false
  }

  /// Whether an element is a view.
  public func isView(_ element: XMLNode) -> Bool {
    guard let name = frameworkClass(of: element) else { return false }
    return ["UIView", "NSView", "WKInterfaceObject"].contains { ClassHierarchy.isClass(name, kindOf: $0) }
  }

  /// Whether an element is a view controller.
  public func isViewController(_ element: XMLNode) -> Bool {
    isElement(element, kindOf: ElementCatalog.viewControllerClass(on: platform))
  }

  /// The nearest element that has an object id: the node itself, or else one that it lies in.
  public func object(of node: XMLNode) -> XMLNode? {
    var current: XMLNode? = node
    while let candidate = current {
      if xml.isElement(candidate), xml.attribute(vocabulary.id, of: candidate) != nil {
        let name = xml.name(of: candidate)
        if name != vocabulary.device, name != vocabulary.adaptation { return candidate }
      }
      current = xml.parent(of: candidate)
    }
    return nil
  }

  /// The view that a view lies in; `nil` for a top-level view.
  public func superview(of view: XMLNode) -> XMLNode? {
    var current = xml.parent(of: view)
    while let candidate = current {
      if isView(candidate) { return candidate }
      if isViewController(candidate) { return nil }
      current = xml.parent(of: candidate)
    }
    return nil
  }

  /// The views directly in a view's `subviews`, from the bottom up.
  public func subviews(of view: XMLNode) -> [XMLNode] {
    guard let list = xml.firstChild(of: view, named: vocabulary.subviews) else { return [] }
    return xml.children(of: list).filter(xml.isElement)
  }
}

extension Document {
  /// The value of an attribute as UIKit will see it: as it is written, or else what its absence stands for; `nil` where
  /// that is not known.
  public func effectiveValue(_ attribute: String, of element: XMLNode) -> String? {
    if let value = xml.value(of: vocabulary.names.intern(attribute), on: element) { return value }
    return frameworkClass(of: element).flatMap { DefaultValues.value(of: attribute, forClass: $0) }
  }
}
