import AutoLayout
import InterfaceBuilder
import ProjectIndex
import SourceText

/// The devices and settings that the spec is for.
extension SpecBuilder {
  /// Writes the member `environments`.
  func writeEnvironments() {
    out.key("environments")
    out.beginArray()
    for environment in environments { write(environment) }
    out.endArray()
  }

  private func write(_ environment: SpecEnvironment) {
    let layout = environment.layout
    let device = layout.knownDevice
    var size = layout.screenSize.map { [$0.width, $0.height] }
    if let width = layout.width { size?[0] = width }
    out.beginObject()
    out.member("id", environment.id)
    out.member("device", layout.device)
    out.key("isCanvas")
    out.value(layout.isOwnCanvas)
    out.member("orientation", layout.isLandscape ? "landscape" : "portrait")
    out.key("size")
    write(size)
    out.key("scale")
    out.value(layout.scale)
    out.key("safeArea")
    write(device.map { layout.isLandscape ? $0.landscape : $0.portrait })
    out.member("appearance", environment.appearance)
    out.member("contentSize", environment.contentSize)
    if let language = options.language { out.member("language", language) }
    out.member("direction", layout.isRightToLeft ? "rtl" : "ltr")
    out.member("layouts", environment.layoutID)
    out.endObject()
  }

  private func write(_ numbers: [Double]?) {
    guard let numbers else { return out.null() }
    write(numbers: numbers)
  }

  /// Writes numbers on one line.
  func write(numbers: [Double]) {
    out.beginArray(inline: true)
    for number in numbers { out.value(number) }
    out.endArray()
  }
}
