import Cassowary

/// The sizes that views want by their content.
extension LayoutPass {
  /// Adds the content hugging and compression resistance of a view.
  func addIntrinsicSize(of view: LayoutView) {
    guard let box = alignmentBox(of: view) else { return }
    let size = wantedSize(of: view)
    let sources = (EquationSource.hugging(view), EquationSource.compressionResistance(view))
    if let width = size.width {
      // How wide a text is that is not wrapped yet gives way to all that is as strong: it can be wrapped.
      let yields = view.wrapsLabel && state.wrapWidths[view.index] == nil
      addSize(
        box.width - width, hugging: view.huggingPriority(.horizontal),
        resistance: view.resistancePriority(.horizontal) - (yields ? 0.5 : 0), from: sources)
    }
    if let height = size.height {
      addSize(
        box.height - height, hugging: view.huggingPriority(.vertical), resistance: view.resistancePriority(.vertical),
        from: sources)
    }
  }

  /// Adds the wish of a view to be neither larger nor smaller; `sources` are those of hugging and of resistance.
  func addSize(
    _ excess: LinearExpression, hugging: Double, resistance: Double, from sources: (EquationSource, EquationSource)
  ) {
    let limit = InnerPriority.content
    if hugging > 0 { add(excess, .lessThanOrEqual, priority: min(limit, hugging), from: sources.0) }
    if resistance > 0 { add(excess, .greaterThanOrEqual, priority: min(limit, resistance), from: sources.1) }
  }
}

extension LayoutView {
  /// How strongly the view wants to be no larger than its content.
  func huggingPriority(_ axis: LayoutAxis) -> Double {
    number(axis == .horizontal ? "horizontalHuggingPriority" : "verticalHuggingPriority") ?? 250
  }

  /// How strongly the view wants to be no smaller than its content.
  func resistancePriority(_ axis: LayoutAxis) -> Double {
    number(
      axis == .horizontal
        ? "horizontalCompressionResistancePriority" : "verticalCompressionResistancePriority") ?? 750
  }
}
