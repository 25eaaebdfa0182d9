import SourceText
import XMLTree

/// An Interface Builder document: what its XML means.
///
/// Everything is computed when it is first asked for and then kept, so a caller pays for nothing else. Objects are nodes of
/// the tree; an instance belongs to one thread, as its tree does.
public final class Document {
  /// The tree.
  public let xml: XMLDocument
  /// The names and element types.
  public let vocabulary: Vocabulary

  /// The kind of document.
  public private(set) lazy var kind = makeKind()
  /// The system that the document is for; iOS where it does not say.
  public private(set) lazy var platform = makePlatform()
  /// The version of Interface Builder that saved the document, such as 23727, or 32700.99 where it says `32700.99.1234`;
  /// `nil` where it does not say.
  public private(set) lazy var toolsVersion: Double? = attribute("toolsVersion").flatMap {
    Self.number($0.split(separator: ".").prefix(2).joined(separator: "."))
  }
  /// The oldest version of the system that the document is for; `nil` where it leaves that to the project.
  public private(set) lazy var minimumVersion = makeMinimumVersion()
  /// The elements that have an object id.
  public private(set) lazy var objects = ObjectIndex(self)
  /// What the masks of variations exclude and include.
  private(set) lazy var masks = VariationMasks(self)
  /// All constraints, in document order.
  public private(set) lazy var constraints = makeConstraints()
  /// The indices in `constraints` of those that name a view, or a guide of it, as an item; sorted by view and index.
  private(set) lazy var constraintsByView = makeConstraintsByView()
  /// The constraints that repeat others.
  private(set) lazy var repetitions = RepeatedConstraints(self)
  /// The elements by values of attributes that should be unique.
  lazy var attributeIndex = AttributeIndex(xml)
  /// The names of images and colours that objects use.
  private(set) lazy var resourceUse = ResourceUse(self)

  /// The objects that outlets and outlet collections point at.
  private(set) lazy var outletDestinations = makeOutletDestinations()

  /// What a document can be.
  public enum Kind: Sendable {
    /// A `.xib`.
    case xib
    /// A `.storyboard`.
    case storyboard
    /// The key archive that Xcode 3 and older versions of Interface Builder wrote.
    case legacyArchive
    /// XML that is none of these.
    case other
  }

  /// The document in a tree, whose names must be those of the vocabulary.
  public init(_ xml: XMLDocument, vocabulary: Vocabulary) {
    self.xml = xml
    self.vocabulary = vocabulary
  }

  // MARK: Settings of the document

  /// An attribute of the root element.
  public func attribute(_ name: String) -> String? {
    xml.value(of: vocabulary.names.intern(name), on: xml.root)
  }

  /// Whether an attribute of the root element, such as `useAutolayout` or `launchScreen`, says `YES`.
  public func isSet(_ name: String) -> Bool {
    attribute(name) == "YES"
  }

  private func makeKind() -> Kind {
    let name = xml.name(of: xml.root)
    if name == vocabulary.archive { return .legacyArchive }
    guard name == vocabulary.document else { return .other }
    let isStoryboard =
      attribute("type")?.contains(bytes: "Storyboard")
      ?? (xml.firstChild(of: xml.root, named: vocabulary.scenes) != nil)
    return isStoryboard ? .storyboard : .xib
  }

  private func makePlatform() -> Platform {
    for text in [attribute("type"), attribute("targetRuntime")].compactMap(\.self) {
      if text.contains(bytes: "WatchKit") || text.contains(bytes: "watchKit") { return .watchOS }
      if text.contains(bytes: "AppleTV") { return .tvOS }
      if text.contains(bytes: "CocoaTouch") { return .iOS }
      if text.contains(bytes: "Cocoa") { return .macOS }
    }
    return .iOS
  }

  private func makeMinimumVersion() -> SystemVersion? {
    let names = vocabulary.names
    guard let dependencies = xml.firstChild(of: xml.root, named: names.intern("dependencies")),
      let deployment = xml.firstChild(of: dependencies, named: names.intern("deployment")),
      let code = xml.value(of: names.intern("version"), on: deployment)
    else { return nil }
    return SystemVersion(code: code, platform: platform)
  }

  // MARK: Values

  /// The value of an attribute by name, as it is written.
  public func value(_ name: XMLName, of element: XMLNode) -> String? {
    xml.value(of: name, on: element)
  }

  /// The child element with a name and a `key`.
  public func child(_ name: XMLName, key: String, of element: XMLNode) -> XMLNode? {
    var child = xml.firstChild(of: element)
    while let candidate = child {
      if xml.name(of: candidate) == name, value(vocabulary.key, of: candidate) == key { return candidate }
      child = xml.nextSibling(of: candidate)
    }
    return nil
  }

  /// The child element with a `key`, whatever its name.
  public func child(key: String, of element: XMLNode) -> XMLNode? {
    var child = xml.firstChild(of: element)
    while let candidate = child {
      if xml.isElement(candidate), value(vocabulary.key, of: candidate) == key { return candidate }
      child = xml.nextSibling(of: candidate)
    }
    return nil
  }

  /// A string that is written as an attribute or, when it is long, as a `string` element with that key.
  public func text(_ name: XMLName, of element: XMLNode) -> String? {
    if let value = value(name, of: element) { return value }
    return child(vocabulary.string, key: vocabulary.names[name], of: element).map(xml.stringValue(of:))
  }
}
