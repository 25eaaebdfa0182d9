import YAMLTree

/// The `properties` of a set or a group.
struct AssetProperties {
  private(set) var providesNamespace = false
  private(set) var isLocalizable = false
  private(set) var preservesVector = false
  private(set) var rendering: ImageAsset.Rendering?

  /// The properties among the members of a `Contents.json`; what is wrong goes into the log.
  init(_ members: [YAMLNode.Entry], log: YAMLErrorLog) {
    // Old versions of Xcode wrote the rendering into `info`.
    for place in ["info", "properties"] {
      let properties = log.attempt { () throws(YAMLError) in try members[place]?.mapping() ?? [] } ?? []
      for property in properties {
        log.attempt { () throws(YAMLError) in try read(property) }
      }
    }
  }

  private mutating func read(_ property: YAMLNode.Entry) throws(YAMLError) {
    switch property.name {
    case "provides-namespace": providesNamespace = try property.value.boolean()
    case "localizable": isLocalizable = try property.value.boolean()
    case "preserves-vector-representation": preservesVector = try property.value.boolean()
    case "template-rendering-intent": rendering = .init(rawValue: try property.value.string())
    default: break
    }
  }
}
