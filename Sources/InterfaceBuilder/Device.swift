/// A device that Interface Builder can show a document on.
public struct Device: Sendable {
  /// The id in documents, such as `retina6_1`.
  public let id: String
  /// Width and height in points, upright.
  public let size: [Double]
  /// The pixels of a point.
  public let scale: Double
  /// The safe area insets upright, in points: top, left, bottom, right.
  public let portrait: [Double]
  /// The safe area insets lying on a side.
  public let landscape: [Double]

  init(_ id: String, size: [Double], scale: Double, portrait: [Double], landscape: [Double]) {
    self.id = id
    self.size = size
    self.scale = scale
    self.portrait = portrait
    self.landscape = landscape
  }

  /// The device of documents that name none.
  public static let standard = "retina6_1"
  /// The one device of tvOS.
  public static let television = "appleTV"

  /// The device with an id; `nil` where it is not known.
  public static func named(_ id: String) -> Device? { table.first { $0.id == id } }

  /// The devices, phones first.
  public static let table: [Device] = [
    Device("retina3_5", size: [320, 480], scale: 2, portrait: [20, 0, 0, 0], landscape: [0, 0, 0, 0]),
    Device("retina4_0", size: [320, 568], scale: 2, portrait: [20, 0, 0, 0], landscape: [0, 0, 0, 0]),
    Device("retina4_7", size: [375, 667], scale: 2, portrait: [20, 0, 0, 0], landscape: [0, 0, 0, 0]),
    Device("retina5_5", size: [414, 736], scale: 3, portrait: [20, 0, 0, 0], landscape: [0, 0, 0, 0]),
    Device("retina5_4", size: [375, 812], scale: 3, portrait: [50, 0, 34, 0], landscape: [0, 50, 21, 50]),
    Device("retina5_9", size: [375, 812], scale: 3, portrait: [50, 0, 34, 0], landscape: [0, 50, 21, 50]),
    Device("retina6_1", size: [414, 896], scale: 2, portrait: [48, 0, 34, 0], landscape: [0, 48, 21, 48]),
    Device("retina6_5", size: [414, 896], scale: 3, portrait: [44, 0, 34, 0], landscape: [0, 44, 21, 44]),
    Device("retina6_0", size: [390, 844], scale: 3, portrait: [47, 0, 34, 0], landscape: [0, 47, 21, 47]),
    Device("retina6_7", size: [428, 926], scale: 3, portrait: [47, 0, 34, 0], landscape: [0, 47, 21, 47]),
    Device("retina6_12", size: [393, 852], scale: 3, portrait: [59, 0, 34, 0], landscape: [0, 59, 21, 59]),
    Device("retina6_72", size: [430, 932], scale: 3, portrait: [59, 0, 34, 0], landscape: [0, 59, 21, 59]),
    Device("retina6_3", size: [402, 874], scale: 3, portrait: [62, 0, 34, 0], landscape: [0, 62, 20, 62]),
    Device("retina6_9", size: [440, 956], scale: 3, portrait: [62, 0, 34, 0], landscape: [0, 62, 20, 62]),
    Device("ipad7_9", size: [768, 1024], scale: 2, portrait: [20, 0, 0, 0], landscape: [20, 0, 0, 0]),
    Device("ipad8_3rounded", size: [744, 1133], scale: 2, portrait: [24, 0, 20, 0], landscape: [24, 0, 20, 0]),
    Device("ipad9_7", size: [768, 1024], scale: 2, portrait: [20, 0, 0, 0], landscape: [20, 0, 0, 0]),
    Device("ipad10_2", size: [810, 1080], scale: 2, portrait: [20, 0, 0, 0], landscape: [20, 0, 0, 0]),
    Device("ipad10_5", size: [834, 1112], scale: 2, portrait: [20, 0, 0, 0], landscape: [20, 0, 0, 0]),
    Device("ipad10_9rounded", size: [820, 1180], scale: 2, portrait: [24, 0, 20, 0], landscape: [24, 0, 20, 0]),
    Device("ipad11_0rounded", size: [834, 1194], scale: 2, portrait: [24, 0, 20, 0], landscape: [24, 0, 20, 0]),
    Device("ipad12_9", size: [1024, 1366], scale: 2, portrait: [20, 0, 0, 0], landscape: [20, 0, 0, 0]),
    Device("ipad12_9rounded", size: [1024, 1366], scale: 2, portrait: [24, 0, 20, 0], landscape: [24, 0, 20, 0]),
    // A television lies on its side. Its size is that of the root views in 32 of 32 documents; the insets are what tvOS
    // documents as its safe area.
    Device("appleTV", size: [1080, 1920], scale: 1, portrait: [80, 60, 80, 60], landscape: [60, 80, 60, 80]),
    Device("ipad13_0rounded", size: [1032, 1376], scale: 2, portrait: [24, 0, 20, 0], landscape: [24, 0, 20, 0]),
  ]
}

extension Document {
  /// The height of the screen that the document is drawn on, in points; where it names no device, of an iPhone of 4.7 inch.
  public var screenHeight: Double {
    let names = vocabulary.names
    guard let element = xml.firstChild(of: xml.root, named: vocabulary.device),
      let device = value(vocabulary.id, of: element).flatMap(Device.named)
    else { return 667 }
    return value(names.intern("orientation"), of: element) == "landscape" ? device.size[0] : device.size[1]
  }
}
