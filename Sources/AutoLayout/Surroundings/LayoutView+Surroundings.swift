import InterfaceBuilder
import XMLTree

extension LayoutEnvironment {
  /// Whether it is the canvas that the document was drawn on: roots keep their size, and the canvas its quirks.
  var isOwnCanvas: Bool { !fillsDevice && width == nil }

  /// Whether the device is an iPad.
  var isPad: Bool { device?.hasPrefix("ipad") ?? false }

  /// The size of the screen the way the device lies; `nil` where the device is not known.
  var screenSize: Size? {
    guard let size = knownDevice?.size else { return nil }
    return isLandscape ? Size(width: size[1], height: size[0]) : Size(width: size[0], height: size[1])
  }
}

extension LayoutView {
  /// The size of a root in the environment: the stored one, unless the environment fills a device or has a width.
  ///
  /// Cells keep their height, and custom views of bar button items their size.
  var rootSize: Size {
    let environment = tree.environment
    var size = Size(width: storedFrame?.width ?? 0, height: storedFrame?.height ?? 0)
    if controller != nil && !isControllerRoot { return size }
    if environment.fillsDevice, let screen = environment.screenSize {
      size.width = screen.width
      if !kind.isPlacedByList { size.height = screen.height }
    }
    if let width = environment.width { size.width = width }
    return size
  }
}
