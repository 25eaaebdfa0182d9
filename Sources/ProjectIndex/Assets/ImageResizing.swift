import YAMLTree

/// How an image is stretched: its edges keep their size, and its centre fills the rest.
public struct ImageResizing: Hashable, Sendable {
  /// Which parts it has: `9-part`, `3-part-horizontal` or `3-part-vertical`.
  public let mode: String
  /// The edges: top, left, bottom, right, in pixels.
  public let capInsets: [Double]
  /// How the centre fills: `tile` or `stretch`.
  public let centerMode: String
  /// The part of the centre that is repeated, in pixels; `nil` where the set does not say.
  public let centerSize: ImageSize?
}

extension ImageResizing {
  /// The slicing that `resizing` of an entry says.
  init(_ node: YAMLNode) throws(YAMLError) {
    let members = try node.mapping()
    mode = try members["mode"]?.string() ?? "9-part"
    capInsets = try [Double](insets: members["cap-insets"]) ?? [0, 0, 0, 0]
    let center = try members["center"]?.mapping() ?? []
    centerMode = try center["mode"]?.string() ?? "stretch"
    if let width = try center["width"]?.number() {
      centerSize = ImageSize(width: width, height: try center["height"]?.number() ?? 0)
    } else {
      centerSize = try center["height"].map { height throws(YAMLError) in
        ImageSize(width: 0, height: try height.number())
      }
    }
  }
}

extension [Double] {
  /// Top, left, bottom and right of an object with those members; an absent one is 0.
  init?(insets node: YAMLNode?) throws(YAMLError) {
    guard let members = try node?.mapping() else { return nil }
    self = []
    for side in ["top", "left", "bottom", "right"] { append(try members[side]?.number() ?? 0) }
  }
}
