/// One of the forms in which an asset comes.
protocol AssetVariant {
  /// When it is the right one.
  var conditions: AssetConditions { get }
}

extension Array where Element: AssetVariant {
  /// The variant that suits best; of equal ones the first. `nil` where none suits.
  func best(for traits: AssetTraits) -> Element? {
    var best: (variant: Element, rank: [Int])?
    for variant in self {
      guard let rank = variant.conditions.rank(for: traits) else { continue }
      if let best, !best.rank.lexicographicallyPrecedes(rank) { continue }
      best = (variant, rank)
    }
    return best?.variant
  }
}
