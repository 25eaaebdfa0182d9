import XMLTree

extension IntrinsicSizes {
  /// The size of an image view: that of its image.
  func imageViewSize(_ view: LayoutView) -> IntrinsicSize {
    guard let image = image(of: view.element) else { return .none }
    if image.isSymbol, takesStoredSizes, let frame = view.storedFrame, frame.width > 0, frame.height > 0 {
      return IntrinsicSize(width: frame.width, height: frame.height)
    }
    let scale = image.isSymbol ? symbolScale(of: view.element) : 1
    return imageSize(image).map { IntrinsicSize(width: $0.width * scale, height: $0.height * scale) } ?? .none
  }

  /// How much larger a view draws its symbol than at the default size, by the scale that its image or its configuration
  /// names. Measured: 6 large symbols of three documents are 26 to 27 points, 2 small ones 14.
  private func symbolScale(of element: XMLNode) -> Double {
    let document = tree.document
    let scale =
      document.child(tree.name("preferredSymbolConfiguration"), key: "preferredSymbolConfiguration", of: element)
      .flatMap { document.value(tree.name("scale"), of: $0) }
      ?? document.child(tree.name("imageReference"), key: "image", of: element)
      .flatMap { document.value(tree.name("symbolScale"), of: $0) }
    return switch scale {
    case "small": 0.75
    case "large": 1.36
    default: 1
    }
  }

  /// An image that an element names.
  struct NamedImage {
    let name: String
    let isSymbol: Bool
  }

  /// The image of an element: by an attribute, or by a reference.
  func image(of element: XMLNode, attribute: String = "image") -> NamedImage? {
    let document = tree.document
    if let name = tree.value(tree.name(attribute), of: element) {
      return NamedImage(name: name, isSymbol: tree.value(tree.name("catalog"), of: element) == "system")
    }
    guard let reference = document.child(tree.name("imageReference"), key: attribute, of: element),
      let name = document.value(tree.name("image"), of: reference)
    else { return nil }
    return NamedImage(name: name, isSymbol: document.value(tree.name("catalog"), of: reference) == "system")
  }

  /// The size of an image in points; `nil` where the document does not know it. Symbols are stored at 128 points and drawn at
  /// 17, with room around: 6 of 13 stored frames come out within a point.
  func imageSize(_ image: NamedImage) -> Size? {
    guard let size = tree.resourceSizes.image(image.name, isSymbol: image.isSymbol) else { return nil }
    guard image.isSymbol else { return size }
    return Size(width: size.width * Self.symbolScale, height: size.height * Self.symbolScale)
  }

  private static let symbolScale = 0.1523

  /// How far below the middle of a symbol its baseline is: half the height of the capital letters of the system font of
  /// 17 points, which are 0.705 of it. The middles of 2 of 2 symbols on the baseline of a label come out within a pixel.
  static let symbolBaseline = 0.705 * 17 / 2
}
