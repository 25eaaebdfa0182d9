#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif
import YAMLTree

extension AssetColor {
  /// The colour that `color` of an entry says.
  init(_ node: YAMLNode) throws(YAMLError) {
    let members = try node.mapping()
    if let reference = members["reference"] {
      self = .system(name: try reference.string(), platform: try members["platform"]?.string() ?? "universal")
    } else {
      self = .value(try ColorValue(node))
    }
  }
}

extension ColorValue {
  init(_ node: YAMLNode) throws(YAMLError) {
    let members = try node.mapping()
    guard let components = members["components"] else {
      throw node.error("a colour needs `components` or a `reference`")
    }
    let name = try members["color-space"]?.string() ?? "srgb"
    let parts = try components.mapping()
    let alpha = try parts["alpha"].map { node throws(YAMLError) in try Self.component(node, of: 1) } ?? 1
    var values: [Double] = []
    if let white = parts["white"] {
      values = Array(repeating: try Self.component(white), count: 3)
    } else {
      for key in ["red", "green", "blue"] {
        guard let part = parts[key] else {
          throw components.error("the component `\(key)` is missing; a colour needs red, green and blue, or white")
        }
        values.append(try Self.component(part))
      }
    }
    switch name {
    case "srgb", "extended-srgb", "gray-gamma-22", "extended-gray":
      self.init(components: values, alpha: alpha, authoredSpace: name)
    case "display-p3":
      self.init(space: .displayP3, components: values, alpha: alpha, authoredSpace: name)
    case "extended-linear-srgb":
      self.init(components: values.map(Self.encoded), alpha: alpha, authoredSpace: name)
    default:
      throw (members["color-space"] ?? node).error("the colour space `\(name)` is not known")
    }
  }

  /// A component in one of the ways in which Xcode writes it: a decimal fraction such as `0.500`, `0x80`, or `128`, the last two of
  /// 255. Whole numbers of opacity are of 1.
  private static func component(_ node: YAMLNode, of wholeUnit: Double = 255) throws(YAMLError) -> Double {
    let text = try node.string()
    let digits = text.utf8
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      if let value = Int(text.dropFirst(2), radix: 16) { return Double(value) / 255 }
    } else if let value = Int(text) {
      return Double(value) / wholeUnit
    } else if digits.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }),
      let value = Double(text), value.isFinite
    {
      return value
    }
    throw node.error("a component such as `0.5`, `128` or `0x80` is expected here, but there is `\(text)`")
  }

  /// A component of light as sRGB encodes it; negative ones mirror positive ones.
  private static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }
}
