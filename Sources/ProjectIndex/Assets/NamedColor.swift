import YAMLTree

/// A colour set of an asset catalogue.
public struct NamedColor: Sendable {
  /// The name by which documents use it, with the namespaces before it, as `Brand/Accent`.
  public let name: String
  /// The absolute path of the set's folder.
  public let path: String
  /// The colours, in the order of the file; places that are left empty are not among them.
  public let variants: [Variant]
  /// Whether the set may differ from language to language.
  public let isLocalizable: Bool

  /// A colour and when it is the right one.
  public struct Variant: Hashable, Sendable, AssetVariant {
    /// When it is the right one.
    public let conditions: AssetConditions
    /// The colour.
    public let color: AssetColor
  }

  /// The colour in some surroundings; `nil` where the set has none for them.
  public func color(for traits: AssetTraits) -> AssetColor? {
    variants.best(for: traits)?.color
  }
}

extension NamedColor {
  /// A colour set from its `Contents.json`. Entries that are wrong go into the log and are left out.
  init(name: String, path: String, contents: YAMLNode, log: YAMLErrorLog) {
    self.name = name
    self.path = path
    let members = log.attempt { () throws(YAMLError) in try contents.mapping() } ?? []
    isLocalizable = AssetProperties(members, log: log).isLocalizable
    let entries = log.attempt { () throws(YAMLError) in try members["colors"]?.list() ?? [] } ?? []
    variants = entries.compactMap { entry in
      log.attempt { () throws(YAMLError) -> Variant? in
        let entry = try entry.mapping()
        guard let color = entry["color"] else { return nil }
        return Variant(conditions: try AssetConditions(entry), color: try AssetColor(color))
      } ?? nil
    }
  }
}
