import Cassowary
import InterfaceBuilder

/// What is known of frames that constraints do not give: how containers place their content, and how large screens are.
extension RequiredSystem {
  /// What is known of the frame of a view that another kind of view places.
  func contain(_ view: LayoutView) {
    guard let superview = view.superview, let box = boxes[view.index], let outer = boxes[superview.index] else {
      return
    }
    if view.kind == .tableViewCellContentView {
      // An accessory takes room from it, and the separator.
      add(box.x - outer.x, .greaterThanOrEqual, from: nil)
      add(box.maxX - outer.maxX, .lessThanOrEqual, from: nil)
      add(box.width - outer.width + Self.widestAccessory, .greaterThanOrEqual, from: nil)
    } else if view.value("key") == "contentView" || view.kind == .collectionViewCellContentView {
      add(box.x - outer.x, from: nil)
      add(box.y - outer.y, from: nil)
      add(box.width - outer.width, from: nil)
      add(box.height - outer.height, from: nil)
    } else if superview.kind == .tableView, view.placement == .autoresizing {
      // A header or footer of the table.
      add(box.width - outer.width, from: nil)
    }
  }

  static let widestAccessory = 120.0
  /// Status bar, navigation bar and a large title; tab bar and home indicator.
  static let highestBars = (top: 180.0, bottom: 130.0)
  /// What rows of inset lists lose of the width of the screen.
  static let widestRowInset = 60.0
  /// What a sheet and opaque bars take of the height of the screen.
  static let highestSheetGap = 200.0

  // MARK: Screens

  /// Looks for constraints that hold on one size of screen only.
  func checkScreens() {
    let isRow = root.kind == .tableViewCell
    guard isRow || root.fillsScreen, !root.tree.environment.isLandscape, let box = boxes[root.index] else { return }
    let isPad = root.tree.environment.isPad
    let devices = Device.table.filter { $0.isPad == isPad }
    check(
      box.width, from: Set(devices.map { $0.size[0] }), less: isRow ? Self.widestRowInset : 0, .width)
    if !isRow {
      check(box.height, from: Set(devices.map { $0.size[1] }), less: Self.highestSheetGap, .height)
    }
  }

  private func check(
    _ length: LinearExpression, from sizes: Set<Double>, less gap: Double, _ extent: LayoutConflict.Extent
  ) {
    var found: [Conflict] = []
    for size in sizes.sorted() {
      var ids: [ConstraintID] = []
      do throws(Conflict) {
        ids.append(
          try solver.add(LinearConstraint(expression: length - size, relation: .lessThanOrEqual, tag: sources.count)))
        ids.append(
          try solver.add(
            LinearConstraint(expression: length - size + gap, relation: .greaterThanOrEqual, tag: sources.count)))
      } catch {
        found.append(error)
      }
      for id in ids { solver.remove(id) }
    }
    if found.count >= sizes.count - 1, let last = found.last { add(last, extent) }
  }
}

extension LayoutView {
  /// Whether it is the view of a controller that is drawn as large as the screen, and is not shown in a part of another one.
  fileprivate var fillsScreen: Bool {
    guard isControllerRoot, let controller, let screen = tree.environment.screenSize, rootSize.width == screen.width,
      (0...RequiredSystem.highestSheetGap).contains(screen.height - rootSize.height)
    else { return false }
    let document = tree.document
    let names = document.vocabulary.names
    let isPart = document.segues(to: controller).contains { segue in
      ["embed", "popoverPresentation", "popover"].contains(document.value(names.intern("kind"), of: segue) ?? "")
    }
    let presentation = document.value(names.intern("modalPresentationStyle"), of: controller)
    return !isPart && presentation != "popover" && presentation != "formSheet"
      && document.child(key: "simulatedDestinationMetrics", of: controller) == nil
  }
}
