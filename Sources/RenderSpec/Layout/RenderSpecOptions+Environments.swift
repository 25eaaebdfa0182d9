import AutoLayout
import InterfaceBuilder

extension RenderSpecOptions {
  /// What a document is laid out for: every combination of what is asked for; appearances change no frame.
  func layoutEnvironments(for document: Document) -> [LayoutEnvironment] {
    var canvas = LayoutEnvironment(canvasOf: document)
    canvas.textSizes = textSizes
    let onDevices: [LayoutEnvironment] =
      devices.isEmpty
      ? [canvas]
      : devices.map { device in
        var environment = canvas
        environment.fillsDevice = device != canvas.device
        environment.device = device
        if environment.fillsDevice { environment.isLandscape = false }
        return environment
      }
    return onDevices.flatMap { environment in
      (widths.isEmpty ? [nil] : widths.map(Optional.some)).flatMap { width in
        (contentSizes.isEmpty ? [nil] : contentSizes.map(Optional.some)).map { contentSize in
          var environment = environment
          environment.width = width
          environment.contentSize = contentSize
          return environment
        }
      }
    }
  }
}
