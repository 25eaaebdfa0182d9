import InterfaceBuilder
import XMLTree

extension LayoutEnvironment {
  /// Whether it is the canvas that the document was drawn on: roots keep their size, and the canvas its quirks.
  public var isOwnCanvas: Bool { !fillsDevice && width == nil }

  /// Whether the device is an iPad.
  public var isPad: Bool { device?.hasPrefix("ipad") ?? false }

  /// The size of the screen the way the device lies; `nil` where the device is not known.
  public var screenSize: Size? {
    guard let size = knownDevice?.size else { return nil }
    return isLandscape ? Size(width: size[1], height: size[0]) : Size(width: size[0], height: size[1])
  }
}

extension LayoutView {
  /// The size that the document stores; 0 where it stores none.
  var storedSize: Size { Size(width: storedFrame?.width ?? 0, height: storedFrame?.height ?? 0) }

  /// The size of a root in the environment: the stored one, unless the environment fills a device or has a width.
  ///
  /// On a device, the views of view controllers fill the screen, table cells its width, and others the side that they filled
  /// on their own canvas. Cells keep their height, and custom views of bar button items their size. The view of an embedded
  /// controller is as large as its container view.
  public var rootSize: Size {
    if let embedding { return embedding.size }
    let environment = tree.environment
    var size = storedSize
    if controller != nil && !isControllerRoot { return size }
    if environment.fillsDevice, let screen = environment.screenSize {
      switch kind {
      case .tableViewCell: size.width = screen.width
      case .collectionViewCell, .collectionReusableView: break
      default:
        let canvases = tree.canvases
        if isControllerRoot || canvases.contains(where: { $0.width == size.width }) { size.width = screen.width }
        if isControllerRoot || canvases.contains(where: { $0.height == storedSize.height }) {
          size.height = screen.height
        }
      }
    }
    if let width = environment.width { size.width = width }
    return size
  }
}

extension ViewTree {
  /// The size of the canvas that the document was drawn on; those that there were where it names no device.
  fileprivate var canvases: [Size] {
    if let size = LayoutEnvironment(canvasOf: document).screenSize { return [size] }
    return [(600, 600), (320, 480), (320, 568), (768, 1024)].map { Size(width: $0, height: $1) }
  }
}
