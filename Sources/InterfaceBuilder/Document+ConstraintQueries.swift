import XMLTree

extension Document {
  /// The constraints that say what another one before says, in document order.
  public var repeatedConstraints: [XMLNode] { repetitions.nodes }

  /// The first constraint that says what a repeating one says; `nil` for one that repeats none.
  public func original(of constraint: XMLNode) -> XMLNode? { repetitions.originals[constraint] }

  /// Whether a constraint, placeholders aside, names one of some attributes of a view itself (not of a guide of it).
  public func isConstrained(_ view: XMLNode, in attributes: [LayoutAttribute]) -> Bool {
    constraints(on: view).contains { constraint in
      if constraint.isPlaceholder { return false }
      return [constraint.first, constraint.second].contains { anchor in
        guard let anchor, anchor.item == view, let attribute = anchor.attribute else { return false }
        return attributes.contains(attribute)
      }
    }
  }

  /// The first environment in which a constraint is installed and a view that it names is not: the key of a variation, or
  /// `default`. `nil` where there is none.
  public func environmentWithoutView(of constraint: Constraint) -> String? {
    for view in [constraint.first.view, constraint.second?.view].compactMap(\.self) {
      let key: String? =
        switch (installation(of: view), constraint.installation) {
        case (.everywhere, _): nil
        case (.except(let away), .everywhere): away.first
        case (.except(let away), .except(let others)): away.first { !others.contains($0) }
        case (.except(let away), .only(let places)): places.first(where: away.contains)
        case (.only, .everywhere), (.only, .except): "default"
        case (.only(let homes), .only(let places)): places.first { !homes.contains($0) }
        }
      if let key { return key }
    }
    return nil
  }
}
