import InterfaceBuilder
import XMLTree

/// Where a flow layout places the items of a collection view.
enum FlowLayout {
  /// The frames of cells and of the section's header in the coordinates of the collection view, by the index of the view
  /// (47/48); empty where the layout is another.
  ///
  /// - Parameter size: The size of the collection view; without it all items lie in one line.
  static func items(in collectionView: LayoutView, size: Size?) -> [Int: Rectangle] {
    let tree = collectionView.tree
    let name = tree.name("collectionViewFlowLayout")
    guard let element = tree.document.xml.firstChild(of: collectionView.element, named: name) else { return [:] }
    let flow = Flow(element, in: tree)
    var frames: [Int: Rectangle] = [:]
    var header = 0.0
    for view in collectionView.children where view.value("key") == "sectionHeaderView" {
      guard let frame = view.storedFrame else { continue }
      header = flow.isHorizontal ? frame.width : frame.height
      frames[view.index] = Rectangle(x: 0, y: 0, width: size?.width ?? frame.width, height: frame.height)
    }
    let cells = collectionView.children.compactMap { view in
      view.kind == .collectionViewCell ? view.storedFrame.map { (index: view.index, size: $0) } : nil
    }
    let length = size.map { flow.isHorizontal ? $0.height : $0.width }
    for (cell, frame) in zip(cells, flow.frames(of: cells.map(\.size), below: header, length: length)) {
      frames[cell.index] = frame
    }
    return frames
  }

  /// The settings of a flow layout. Lines run along the axis across the direction of scrolling.
  private struct Flow {
    let isHorizontal: Bool
    private let lineSpacing: Double
    private let itemSpacing: Double
    /// The insets of the section: before the first line, and at both ends of each line.
    private let before: Double
    private let start: Double
    private let end: Double

    init(_ element: XMLNode, in tree: ViewTree) {
      isHorizontal = tree.document.value(tree.name("scrollDirection"), of: element) == "horizontal"
      lineSpacing = tree.number("minimumLineSpacing", of: element) ?? 10
      itemSpacing = tree.number("minimumInteritemSpacing", of: element) ?? 10
      let inset = tree.document.xml.firstChild(of: element, named: tree.name("inset"))
      func side(_ name: String) -> Double { inset.flatMap { tree.number(name, of: $0) } ?? 0 }
      before = side(isHorizontal ? "minX" : "minY")
      start = side(isHorizontal ? "minY" : "minX")
      end = side(isHorizontal ? "maxY" : "maxX")
    }

    /// The frames of items with the given sizes, in order.
    func frames(of items: [Rectangle], below header: Double, length: Double?) -> [Rectangle] {
      let available = length.map { $0 - start - end }
      var frames: [Rectangle] = []
      var position = header + before
      var rest = items[...]
      while !rest.isEmpty {
        let line = rest.prefix(itemsInLine(rest, available: available))
        rest = rest.dropFirst(line.count)
        var (along, spacing) = distribution(of: line, isLast: rest.isEmpty, available: available)
        for item in line {
          frames.append(
            isHorizontal
              ? Rectangle(x: position, y: along, width: item.width, height: item.height)
              : Rectangle(x: along, y: position, width: item.width, height: item.height))
          along += extent(item) + spacing
        }
        position += (line.map { isHorizontal ? $0.width : $0.height }.max() ?? 0) + lineSpacing
      }
      return frames
    }

    /// How many of the items fit in a line: one at least.
    private func itemsInLine(_ items: ArraySlice<Rectangle>, available: Double?) -> Int {
      guard let available else { return items.count }
      var count = 0
      var total = -itemSpacing
      for item in items {
        total += itemSpacing + extent(item)
        if count > 0, total > available + 0.01 { break }
        count += 1
      }
      return count
    }

    /// Where a line begins, and the space between its items: full lines are justified, and an item that leaves no room for
    /// another like it is centred (62, 24, 57 and 2 seen).
    private func distribution(
      of line: ArraySlice<Rectangle>, isLast: Bool, available: Double?
    ) -> (start: Double, spacing: Double) {
      guard let available else { return (start, itemSpacing) }
      let total = line.reduce(itemSpacing * Double(line.count - 1)) { $0 + extent($1) }
      if line.count == 1 {
        let isAlone = total + itemSpacing + total > available + 0.01
        return (isAlone ? start + (available - total) / 2 : start, itemSpacing)
      }
      return (start, isLast ? itemSpacing : itemSpacing + (available - total) / Double(line.count - 1))
    }

    /// The extent of an item along its line.
    private func extent(_ item: Rectangle) -> Double { isHorizontal ? item.height : item.width }
  }
}

extension LayoutView {
  /// Whether it is a collection view with items that code may size and place otherwise than the document does: its layout is of
  /// a class of its own or none that the document describes, or it has a delegate, which may give sizes and insets.
  public var hasItemsPlacedByCode: Bool {
    guard kind == .collectionView, children.contains(where: { $0.kind == .collectionViewCell }) else { return false }
    let document = tree.document
    let flow = document.xml.firstChild(of: element, named: tree.name("collectionViewFlowLayout"))
    guard let flow, document.value(tree.name("customClass"), of: flow) == nil else { return true }
    return document.outlet("delegate", of: element) != nil
  }
}
