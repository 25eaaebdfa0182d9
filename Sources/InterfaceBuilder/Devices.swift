/// The screens of the devices that Interface Builder draws documents on.
public enum Devices {
  /// The size of a device's screen in portrait, in points, by the id that documents name it by; `nil` for unknown devices.
  public static func screenSize(_ id: String) -> (width: Double, height: Double)? {
    switch id {
    case "retina3_5": (320, 480)
    case "retina4_0": (320, 568)
    case "retina4_7": (375, 667)
    case "retina5_5": (414, 736)
    case "retina5_4", "retina5_9": (375, 812)
    case "retina6_0": (390, 844)
    case "retina6_1", "retina6_5": (414, 896)
    case "retina6_12": (393, 852)
    case "retina6_3": (402, 874)
    case "retina6_7": (428, 926)
    case "retina6_72": (430, 932)
    case "retina6_9": (440, 956)
    case "ipad7_9", "ipad9_7": (768, 1024)
    case "ipad8_3rounded": (744, 1133)
    case "ipad10_2": (810, 1080)
    case "ipad10_5": (834, 1112)
    case "ipad10_9rounded": (820, 1180)
    case "ipad11_0rounded": (834, 1194)
    case "ipad12_9", "ipad12_9rounded": (1024, 1366)
    case "ipad13_0rounded": (1032, 1376)
    default: nil
    }
  }
}

extension Document {
  /// The height of the screen that the document is drawn on, in points; where it names no device, of an iPhone of 4.7 inch.
  public var screenHeight: Double {
    let names = vocabulary.names
    guard let device = xml.firstChild(of: xml.root, named: vocabulary.device),
      let size = value(vocabulary.id, of: device).flatMap(Devices.screenSize)
    else { return 667 }
    return value(names.intern("orientation"), of: device) == "landscape" ? size.width : size.height
  }
}
