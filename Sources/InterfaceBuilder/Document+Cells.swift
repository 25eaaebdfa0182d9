import XMLTree

extension Document {
  /// The content view of a cell.
  public func contentView(of cell: XMLNode) -> XMLNode? {
    child(key: "contentView", of: cell)
  }

  /// The cell or reusable view that a node is or lies in.
  public func cell(around node: XMLNode) -> XMLNode? {
    var current: XMLNode? = node
    while let candidate = current {
      switch xml.nameText(of: candidate) {
      case "tableViewCell", "collectionViewCell", "collectionReusableView": return candidate
      default: current = xml.parent(of: candidate)
      }
    }
    return nil
  }

  /// Whether a node is, or lies in, a table of style inset grouped.
  public func isInInsetGroupedTable(_ node: XMLNode) -> Bool {
    var current: XMLNode? = node
    while let candidate = current {
      if xml.name(of: candidate) == vocabulary.tableView {
        return value(vocabulary.style, of: candidate) == "insetGrouped"
      }
      current = xml.parent(of: candidate)
    }
    return false
  }

  /// The background view of a cell: the one subview of the content view that holds other views, or the one that an outlet of
  /// the cell with one of the names points at. `nil` with several candidates, or with views beside it.
  public func backgroundView(of cell: XMLNode, outlets names: [String] = []) -> XMLNode? {
    guard let contentView = contentView(of: cell) else { return nil }
    for name in names {
      guard let outlet = outlet(name, of: cell), let view = destination(of: outlet), isView(view), view != contentView,
        xml.isNode(view, within: contentView)
      else { continue }
      return isAlone(view, in: contentView) ? view : nil
    }
    let views = subviews(of: contentView)
    return views.count == 1 && !subviews(of: views[0]).isEmpty ? views[0] : nil
  }

  /// Whether no view stands beside a view, or beside one of those that it lies in.
  private func isAlone(_ view: XMLNode, in contentView: XMLNode) -> Bool {
    var current = view
    while current != contentView {
      guard let parent = superview(of: current), subviews(of: parent) == [current] else { return false }
      current = parent
    }
    return true
  }

  /// The title of a cell: the label that an outlet named `titleLabel` or `title` points at, or else the first label of the
  /// background view.
  public func titleLabel(of cell: XMLNode, background: XMLNode?) -> XMLNode? {
    for name in ["titleLabel", "title"] {
      if let outlet = outlet(name, of: cell), let label = destination(of: outlet), xml.isNode(label, within: cell),
        isElement(label, kindOf: "UILabel")
      {
        return label
      }
    }
    guard let background else { return nil }
    return xml.descendants(of: background).first { xml.name(of: $0) == vocabulary.label }
  }

  /// The views in a view, itself not counted, and how deep they are nested: 1 for a view with subviews that have none.
  public func viewCensus(of view: XMLNode) -> (count: Int, depth: Int) {
    var count = 0
    var depth = 0
    for node in xml.descendants(of: view) where isView(node) {
      count += 1
      var level = 0
      var current: XMLNode? = node
      while let candidate = current, candidate != view {
        level += 1
        current = superview(of: candidate)
      }
      depth = max(depth, level)
    }
    return (count, depth)
  }
}
