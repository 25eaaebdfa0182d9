import XMLTree

extension Document {
  /// The frame of a view as the canvas last stored it, in the coordinates of its superview.
  public func frame(of view: XMLNode) -> Rectangle? {
    guard let rect = child(vocabulary.rect, key: "frame", of: view) else { return nil }
    let names = vocabulary.names
    let numbers = ["x", "y", "width", "height"].compactMap { number(names.intern($0), of: rect) }
    guard numbers.count == 4 else { return nil }
    return Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The distance of a view's side from its superview's, where the autoresizing mask keeps it and the superview is the
  /// container.
  func frameInset(of view: XMLNode, side: Side, in container: InsetContainer) -> Double? {
    guard isPlacedByFrame(view), let parent = superview(of: view), container.views.contains(parent),
      let frame = frame(of: view), let outer = self.frame(of: parent),
      let mask = child(vocabulary.names.intern("autoresizingMask"), key: "autoresizingMask", of: view)
    else { return nil }
    func isSet(_ name: String) -> Bool { value(vocabulary.names.intern(name), of: mask) == "YES" }
    switch side {
    case .leading: return isSet("flexibleMinX") ? nil : frame.x
    case .top: return isSet("flexibleMinY") ? nil : frame.y
    // A mask that is silent about an axis keeps the near side.
    case .trailing:
      let isKept = !isSet("flexibleMaxX") && (isSet("widthSizable") || isSet("flexibleMinX"))
      return isKept ? outer.width - frame.x - frame.width : nil
    case .bottom:
      let isKept = !isSet("flexibleMaxY") && (isSet("heightSizable") || isSet("flexibleMinY"))
      return isKept ? outer.height - frame.y - frame.height : nil
    }
  }

  /// Whether the frame and the autoresizing mask place a view, not constraints.
  public func isPlacedByFrame(_ view: XMLNode) -> Bool {
    let names = vocabulary.names
    return value(names.intern("fixedFrame"), of: view) == "YES"
      || value(names.intern("translatesAutoresizingMaskIntoConstraints"), of: view) != "NO"
  }
}
