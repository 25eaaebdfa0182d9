/// An image set of an asset catalogue.
public struct ImageAsset: Sendable {
  /// The name by which documents use it, with the namespaces before it, as `Icons/Close`.
  public let name: String
  /// The absolute path of the set's folder.
  public let path: String
  /// The images, in the order of the file; places that are left empty are not among them.
  public let variants: [Variant]
  /// Whether it is drawn in the tint colour or in its own colours; `nil` where the place of use decides.
  public let rendering: Rendering?
  /// Whether a vector file is kept, so that the image stays sharp at any size.
  public let preservesVector: Bool
  /// Whether the set may differ from language to language.
  public let isLocalizable: Bool

  /// In which colours an image is drawn.
  public enum Rendering: String, Sendable {
    case template, original
  }

  /// A file and when it is the right one.
  public struct Variant: Hashable, Sendable, AssetVariant {
    /// When it is the right one.
    public let conditions: AssetConditions
    /// The name of the file in the set's folder.
    public let filename: String
    /// Whether the file is there.
    public let exists: Bool
    /// The size in pixels, or in units for a vector file; `nil` where the file does not tell.
    public let pixelSize: ImageSize?
    /// How it is stretched; `nil` where the set does not say so.
    public let resizing: ImageResizing?
    /// By how much the frame for layout is smaller than the image: top, left, bottom, right, in pixels.
    public let alignmentInsets: [Double]?

    /// The size in points; `nil` where the file does not tell.
    public var size: ImageSize? {
      pixelSize.map { size in
        let scale = Double(conditions.scale ?? 1)
        return ImageSize(width: size.width / scale, height: size.height / scale)
      }
    }
  }

  /// The image for some surroundings; `nil` where the set has none for them.
  public func variant(for traits: AssetTraits) -> Variant? {
    variants.best(for: traits)
  }

  /// The size in points in some surroundings; `nil` where no file that suits tells.
  ///
  /// Where the best file is missing, the next one tells.
  public func size(for traits: AssetTraits) -> ImageSize? {
    variants.filter { $0.pixelSize != nil }.best(for: traits)?.size
  }

  /// The scales for which the set has images, ascending.
  public var scales: [Int] {
    Set(variants.compactMap(\.conditions.scale)).sorted()
  }
}
