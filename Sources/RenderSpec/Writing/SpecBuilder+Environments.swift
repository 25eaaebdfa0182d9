import InterfaceBuilder
import SourceText
import XMLTree

/// The devices and settings that the spec is for.
extension SpecBuilder {
  /// Writes the member `environments`.
  func writeEnvironments() {
    out.key("environments")
    out.beginArray()
    let device = xml.firstChild(of: xml.root, named: names.device)
    let id = device.flatMap { xml.value(of: names.id, on: $0) } ?? Device.standard
    let isLandscape = device.flatMap { xml.value(of: names.orientation, on: $0) } == "landscape"
    out.beginObject()
    out.member("id", "\(id)-light-large")
    out.member("device", id)
    out.member("orientation", isLandscape ? "landscape" : "portrait")
    let known = Device.named(id)
    out.key("size")
    write(known.map { isLandscape ? [$0.size[1], $0.size[0]] : $0.size })
    out.key("scale")
    if let known { out.value(known.scale) } else { out.null() }
    out.key("safeArea")
    write(known.map { isLandscape ? $0.landscape : $0.portrait })
    out.member("appearance", "light")
    out.member("contentSize", "large")
    out.member("direction", "ltr")
    out.endObject()
    out.endArray()
  }

  private func write(_ numbers: [Double]?) {
    guard let numbers else { return out.null() }
    out.beginArray(inline: true)
    for number in numbers { out.value(number) }
    out.endArray()
  }
}
