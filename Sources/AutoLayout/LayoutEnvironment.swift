import InterfaceBuilder

/// What a document is laid out for.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The id of the device, such as `retina6_1`; `nil` where the document names none and none is asked for.
  public var device: String?
  /// Whether the device lies on its side.
  public var isLandscape = false
  /// A width in points for the roots instead of the device's, or of the one they have in the document.
  public var width: Double?
  /// The text size that the user chose, one of `ContentSize.all`; `nil`: the one that the canvas of the document's time draws.
  public var contentSize: String?
  /// Whether the language is read from right to left.
  public var isRightToLeft = false
  /// Where the sizes of views with text come from.
  public var textSizes = TextSizes.measured
  /// Whether roots take the size of the device, instead of the one that the document stores.
  public var fillsDevice = false
  /// How far the sections of tables with the style `insetGrouped` stand in from each side, in points; `nil`: as the canvas
  /// draws it.
  public var sectionInset: Double?

  /// Where the sizes of views with text come from.
  public enum TextSizes: Hashable, Sendable {
    /// From our metrics.
    case measured
    /// From the frames that the document stores.
    case stored
  }

  /// The environment of a document without any device.
  public init() {}

  /// The environment that a document was drawn in.
  public init(canvasOf document: Document) {
    if document.platform == .tvOS {
      device = Device.television
      isLandscape = true
      return
    }
    let names = document.vocabulary.names
    guard let element = document.xml.firstChild(of: document.xml.root, named: names.intern("device")) else { return }
    device = document.value(document.vocabulary.id, of: element)
    isLandscape = document.value(names.intern("orientation"), of: element) == "landscape"
  }

  /// The device, where it is known.
  public var knownDevice: Device? { device.flatMap(Device.named) }

  /// The size classes: any where no device is named; of a phone where it is not known.
  public var sizeClasses: SizeClasses {
    guard let device else { return SizeClasses() }
    if let known = Device.named(device) { return known.sizeClasses(isLandscape: isLandscape) }
    return SizeClasses(width: .compact, height: isLandscape ? .compact : .regular)
  }

  /// The pixels of a point: 1 without a device, 2 on one that is not known.
  public var scale: Double { device == nil ? 1 : knownDevice?.scale ?? 2 }
}
