/// What is known of an element name: the classes that it stands for.
public struct ElementType: Sendable {
  /// The name of the element.
  public let name: String
  /// Its class on iOS and tvOS; `nil` where it does not occur there.
  public let uiKit: String?
  /// Its class on macOS.
  public let appKit: String?
  /// Its class on watchOS.
  public let watchKit: String?

  /// A type from its parts; every part left out says that the element does not occur on that platform.
  public init(_ name: String, uiKit: String? = nil, appKit: String? = nil, watchKit: String? = nil) {
    self.name = name
    self.uiKit = uiKit
    self.appKit = appKit
    self.watchKit = watchKit
  }

  /// The class on a platform.
  public func className(on platform: Platform) -> String? {
    switch platform {
    case .iOS, .tvOS: uiKit
    case .macOS: appKit
    case .watchOS: watchKit
    }
  }
}
