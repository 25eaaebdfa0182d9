import InterfaceBuilder

/// What a pass of the solver knows from the pass before: nested safe areas, margins that keep the superview's and flow layouts
/// depend on solved frames.
struct PassState {
  /// The frames in the coordinates of the solve's root, by the index of the view; `nil` before the first pass.
  var frames: [Int: Rectangle] = [:]
  /// The safe area insets of views below the root, by the index of the view; none where nothing is unsafe.
  var safeAreas: [Int: EdgeInsets] = [:]
  /// The widths at which texts are wrapped, by the index of the view.
  var wrapWidths: [Int: Double] = [:]
  /// The heights of rows that were solved by themselves, by the index of the cell.
  var rowHeights: [Int: Double] = [:]
}
