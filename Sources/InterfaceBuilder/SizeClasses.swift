/// How much room an environment gives: the two size classes, by which variations choose.
public struct SizeClasses: Hashable, Sendable {
  /// What a size class can be.
  public enum Size: String, Sendable {
    case compact, regular
  }

  /// The class of the width; `nil` where it is any.
  public var width: Size?
  /// The class of the height; `nil` where it is any.
  public var height: Size?

  /// The classes from their parts; any where nothing is said.
  public init(width: Size? = nil, height: Size? = nil) {
    self.width = width
    self.height = height
  }

  /// How closely the key of a variation, such as `heightClass=compact-widthClass=regular`, describes these classes: the
  /// number of classes that it names, 0 for `default`; `nil` where it does not apply.
  public func specificity(of key: String) -> Int? {
    if key == "default" { return 0 }
    var count = 0
    for part in key.split(separator: "-") {
      switch part {
      case "widthClass=compact": guard width == .compact else { return nil }
      case "widthClass=regular": guard width == .regular else { return nil }
      case "heightClass=compact": guard height == .compact else { return nil }
      case "heightClass=regular": guard height == .regular else { return nil }
      default: return nil
      }
      count += 1
    }
    return count
  }
}

extension Installation {
  /// Whether the object is there in an environment with these size classes.
  public func applies(in classes: SizeClasses) -> Bool {
    switch self {
    case .everywhere: true
    case .except(let keys): !keys.contains { classes.specificity(of: $0) != nil }
    case .only(let keys): keys.contains { classes.specificity(of: $0) != nil }
    }
  }
}

extension Device {
  /// Whether it is an iPad.
  public var isPad: Bool { id.hasPrefix("ipad") }

  /// The size classes of a window that fills the screen. Phones with a wide screen are regular in width on their side.
  public func sizeClasses(isLandscape: Bool) -> SizeClasses {
    if isPad || id == Self.television { return SizeClasses(width: .regular, height: .regular) }
    if !isLandscape { return SizeClasses(width: .compact, height: .regular) }
    return SizeClasses(width: size[0] >= 414 ? .regular : .compact, height: .compact)
  }
}
