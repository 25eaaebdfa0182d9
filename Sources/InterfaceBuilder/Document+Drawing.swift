import XMLTree

extension Document {
  /// Whether a view clips its content, by attribute or by a runtime attribute of its own or, for a content view, of its cell.
  /// Runtime attributes are set later, so they win.
  public func clips(_ view: XMLNode) -> Bool {
    var setting: String?
    func read(_ object: XMLNode, prefix: String) {
      for attribute in runtimeAttributes(of: object) {
        let keyPath = value(vocabulary.keyPath, of: attribute)
        if keyPath == prefix + "clipsToBounds" || keyPath == prefix + "layer.masksToBounds" {
          setting = runtimeValue(of: attribute)
        }
      }
    }
    read(view, prefix: "")
    if value(vocabulary.key, of: view) == "contentView", let cell = xml.parent(of: view) {
      read(cell, prefix: "contentView.")
    }
    return (setting ?? effectiveValue("clipsSubviews", of: view)) == "YES"
  }

  /// The corner radius that a runtime attribute gives a view's layer, in points; 0 where there is none.
  public func cornerRadius(of view: XMLNode) -> Double {
    runtimeValue("layer.cornerRadius", of: view).flatMap(Self.number) ?? 0
  }

  /// The views in a view, itself included, that have round corners and clip; in document order.
  public func roundedViews(in view: XMLNode) -> [XMLNode] {
    var views = [view]
    views.append(contentsOf: xml.descendants(of: view))
    return views.filter { isView($0) && cornerRadius(of: $0) > 0 && clips($0) }
  }

  /// The first runtime attribute that gives a view's layer a shadow; `nil` where there is none, or where its opacity is zero.
  public func layerShadow(of view: XMLNode) -> XMLNode? {
    let keyPaths: Set = [
      "layer.shadowOpacity", "layer.shadowRadius", "layer.shadowOffset", "layer.shadowColor", "layer.shadowPath",
    ]
    if let opacity = runtimeValue("layer.shadowOpacity", of: view), Double(opacity) == 0 { return nil }
    return runtimeAttributes(of: view).first { value(vocabulary.keyPath, of: $0).map(keyPaths.contains) ?? false }
  }

  /// The constraints that fix a view's width or height to a constant: required ones, or else those of the highest priority.
  public func fixedSizeConstraints(on view: XMLNode, _ dimension: LayoutAttribute) -> [Constraint] {
    let all = constraints(on: view).filter {
      $0.second == nil && $0.first.view == view && $0.first.guide == .none && $0.first.attribute == dimension
        && $0.relation == .equal && !$0.isPlaceholder
    }
    let highest = all.map(\.priority).max() ?? 0
    return all.filter { $0.priority >= highest }
  }

  /// Whether constraints give a view a width of its own accord: a width, two horizontal sides, a side and a centre; or whether
  /// a stack view lays it out.
  public func hasConstrainedWidth(_ view: XMLNode) -> Bool {
    if let parent = superview(of: view), xml.name(of: parent) == vocabulary.stackView { return true }
    var places: Set<String> = []
    for constraint in constraints(on: view) where !constraint.isPlaceholder {
      for anchor in [constraint.first, constraint.second].compactMap(\.self) where anchor.view == view {
        guard let attribute = anchor.attribute, attribute.isHorizontal else { continue }
        if attribute == .width { return true }
        places.insert(attribute.side?.rawValue ?? "center")
      }
    }
    return places.count >= 2
  }
}
