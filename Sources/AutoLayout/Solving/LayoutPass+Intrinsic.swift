import Cassowary

/// The sizes that views want by their content.
extension LayoutPass {
  /// Adds the content hugging and compression resistance of a view.
  func addIntrinsicSize(of view: LayoutView) {
    guard let box = alignmentBox(of: view) else { return }
    let size = wantedSize(of: view)
    if let width = size.width {
      // How wide a text is that is not wrapped yet gives way to all that is as strong: it can be wrapped.
      let yields = view.wrapsLabel && state.wrapWidths[view.index] == nil
      addSize(
        box.width - width, of: view, hugging: view.number("horizontalHuggingPriority") ?? 250,
        resistance: (view.number("horizontalCompressionResistancePriority") ?? 750) - (yields ? 0.5 : 0))
    }
    if let height = size.height {
      addSize(
        box.height - height, of: view, hugging: view.number("verticalHuggingPriority") ?? 250,
        resistance: view.number("verticalCompressionResistancePriority") ?? 750)
    }
  }

  private func addSize(_ excess: LinearExpression, of view: LayoutView, hugging: Double, resistance: Double) {
    if hugging > 0 { add(excess, .lessThanOrEqual, priority: hugging, from: .hugging(view)) }
    if resistance > 0 { add(excess, .greaterThanOrEqual, priority: resistance, from: .compressionResistance(view)) }
  }
}
