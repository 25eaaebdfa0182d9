import InterfaceBuilder
import ProjectIndex
import SourceText
import XMLTree

/// The devices and settings that the spec is for.
extension SpecBuilder {
  /// Writes the member `environments`: every combination of what the options ask for.
  func writeEnvironments() {
    let device = xml.firstChild(of: xml.root, named: names.device)
    let own = device.flatMap { xml.value(of: names.id, on: $0) } ?? Device.standard
    let isLandscape = device.flatMap { xml.value(of: names.orientation, on: $0) } == "landscape"
    out.key("environments")
    out.beginArray()
    for id in options.devices.isEmpty ? [own] : options.devices {
      for width in options.widths.isEmpty ? [nil] : options.widths.map(Optional.some) {
        for appearance in options.appearances.isEmpty ? ["light"] : options.appearances {
          for contentSize in options.contentSizes.isEmpty ? ["large"] : options.contentSizes {
            // Another device than the document's own is upright.
            writeEnvironment(
              id, isLandscape: isLandscape && options.devices.isEmpty, width: width, appearance: appearance,
              contentSize: contentSize)
          }
        }
      }
    }
    out.endArray()
  }

  private func writeEnvironment(
    _ id: String, isLandscape: Bool, width: Double?, appearance: String, contentSize: String
  ) {
    let device = Device.named(id)
    var size = device.map { isLandscape ? [$0.size[1], $0.size[0]] : $0.size }
    if let width { size?[0] = width }
    out.beginObject()
    let parts = [id, appearance, contentSize, width.map(Self.text), options.language]
    out.member("id", parts.compactMap { $0 }.joined(separator: "-"))
    out.member("device", id)
    out.member("orientation", isLandscape ? "landscape" : "portrait")
    out.key("size")
    write(size)
    out.key("scale")
    if let device { out.value(device.scale) } else { out.null() }
    out.key("safeArea")
    write(device.map { isLandscape ? $0.landscape : $0.portrait })
    out.member("appearance", appearance)
    out.member("contentSize", contentSize)
    if let language = options.language { out.member("language", language) }
    let isRightToLeft = options.language.map { LanguageName($0).isRightToLeft } ?? false
    out.member("direction", isRightToLeft ? "rtl" : "ltr")
    out.endObject()
  }

  private func write(_ numbers: [Double]?) {
    guard let numbers else { return out.null() }
    out.beginArray(inline: true)
    for number in numbers { out.value(number) }
    out.endArray()
  }
}
