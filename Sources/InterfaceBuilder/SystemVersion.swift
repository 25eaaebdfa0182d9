/// A version of an operating system.
public struct SystemVersion: Hashable, Comparable, Sendable {
  /// The first number: 13 in 13.2.
  public var major: Int
  /// The second number: 2 in 13.2.
  public var minor: Int

  /// A version from its numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The version in the attribute `version` of a `deployment` element; `nil` where it is no such number.
  ///
  /// Systems with UIKit write the version's decimal digits as a hexadecimal number, two digits for the minor part: 2352 is
  /// 0x0930, so 9.3; 5120 is 0x1400, so 14.0. macOS writes decimal digits: 1080 is 10.8, 101304 is 10.13.4.
  public init?(code: String, platform: Platform) {
    guard let number = Int(code), number > 0 else { return nil }
    if platform == .macOS {
      if number < 10000 {
        self.init(number / 100, number / 10 % 10)
      } else {
        self.init(number / 10000, number / 100 % 100)
      }
      return
    }
    guard let major = Int(String(number >> 8, radix: 16)), let minor = Int(String((number >> 4) & 0xF, radix: 16))
    else { return nil }
    self.init(major, minor)
  }

  /// The version as one number that orders as versions do: the minor part counts hundredths, so 13.2 is 13.02.
  public var number: Double { Double(major) + Double(minor) / 100 }

  /// Older versions are less.
  public static func < (a: SystemVersion, b: SystemVersion) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }
}
