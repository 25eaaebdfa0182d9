import InterfaceBuilder
import XMLTree

/// The views of a document in one environment.
public final class ViewTree {
  /// The document.
  public let document: Document
  /// What it is laid out for.
  public let environment: LayoutEnvironment
  /// The views that lie in no other, in document order.
  public private(set) var roots: [LayoutView] = []
  /// All views, in document order.
  public private(set) var views: [LayoutView] = []
  private var viewsByElement: [XMLNode: LayoutView] = [:]
  /// The integer part of the version of Interface Builder that saved the document; 0 where it does not say.
  let toolsVersion: Int
  private let translations: [String: String]
  private let hasVariations: Bool
  private let sizeClasses: SizeClasses
  private(set) lazy var resourceSizes = ResourceSizes(document)
  private(set) lazy var bars = BarContext(self)

  /// The tree of a document.
  ///
  /// - Parameter translations: The texts in the language of the environment, by the keys under which Xcode exports them.
  public init(_ document: Document, environment: LayoutEnvironment, translations: [String: String] = [:]) {
    self.document = document
    self.translations = translations
    self.environment = environment
    toolsVersion = document.toolsVersion.map { Int(min(max($0, 0), 1e6)) } ?? 0
    sizeClasses = environment.sizeClasses
    hasVariations = document.xml.contains(document.vocabulary.names.intern("variation"))
    for list in ["objects", "scenes"] {
      if let element = document.xml.firstChild(of: document.xml.root, named: name(list)) {
        for child in document.xml.children(of: element) { visit(child, in: nil, of: nil, isSubview: false) }
      }
    }
    addConstraints()
  }

  /// The view that an element is.
  public func view(_ element: XMLNode?) -> LayoutView? { element.flatMap { viewsByElement[$0] } }

  func name(_ text: String) -> XMLName { document.vocabulary.names.intern(text) }

  // MARK: Building

  private func visit(_ element: XMLNode, in superview: LayoutView?, of controller: XMLNode?, isSubview: Bool) {
    let xml = document.xml
    guard xml.isElement(element) else { return }
    var superview = superview
    var controller = controller
    var isSubview = isSubview
    let name = xml.nameText(of: element)
    if name == "resources" { return }
    let hasID = xml.attribute(document.vocabulary.id, of: element) != nil
    if hasID, document.isViewController(element) { controller = element }
    if hasID, isView(element, named: name, isNested: superview != nil) {
      let view = LayoutView(
        element, kind: ViewKind(rawValue: name) ?? .other, index: views.count, superview: superview,
        controller: controller, isSubview: isSubview, in: self)
      views.append(view)
      viewsByElement[element] = view
      if let superview { superview.children.append(view) } else { roots.append(view) }
      superview = view
      isSubview = false
    } else if name == "barButtonItem" {
      // Its custom view is placed by the bar.
      superview = nil
    } else {
      isSubview = name == "subviews"
    }
    for child in xml.children(of: element) { visit(child, in: superview, of: controller, isSubview: isSubview) }
  }

  /// Whether an element is a view with a frame, or one that older documents store without.
  private func isView(_ element: XMLNode, named name: String, isNested: Bool) -> Bool {
    if document.child(self.name("rect"), key: "frame", of: element) != nil { return true }
    if name == "tableViewCellContentView" || name == "collectionViewCellContentView" { return isNested }
    return (name.hasSuffix("View") || name.hasSuffix("Cell"))
      && document.xml.firstChild(of: element, named: self.name("autoresizingMask")) != nil
      && document.xml.firstChild(of: element, named: self.name("rect")) == nil
  }

  private func addConstraints() {
    if hasVariations {
      for view in views { view.isInstalled = document.installation(of: view.element).applies(in: sizeClasses) }
    }
    for constraint in document.constraints where constraint.installation.applies(in: sizeClasses) {
      guard let view = viewsByElement[constraint.owner], Self.isPlausible(constraint.constant),
        Self.isPlausible(constraint.multiplier)
      else { continue }
      func number(_ attribute: String) -> Double? { value(name(attribute), of: constraint.node).flatMap(Self.number) }
      let isVaried = hasVariations && document.xml.firstChild(of: constraint.node) != nil
      view.constraints.append(
        LayoutConstraint(
          source: constraint,
          constant: isVaried ? number("constant") ?? constraint.constant : constraint.constant,
          priority: isVaried ? number("priority") ?? constraint.priority : constraint.priority,
          multiplier: constraint.multiplier))
    }
  }

  // MARK: Numbers

  /// Whether a number can be a length on a screen. Larger ones are damage, and no arithmetic with them would be exact.
  static func isPlausible(_ number: Double) -> Bool { number.magnitude < 1e7 }

  /// The number that a text is; `nil` for one that is none, or can be no length.
  static func number(_ text: String) -> Double? {
    Document.number(text).flatMap { isPlausible($0) ? $0 : nil }
  }

  /// A frame that can be one on a screen; `nil` for others.
  static func plausible(_ frame: Rectangle) -> Rectangle? {
    let isPlausible = [frame.x, frame.y, frame.width, frame.height].allSatisfy(Self.isPlausible)
    return isPlausible ? frame : nil
  }

  // MARK: Attributes

  /// The value of an attribute in the environment: that of the most specific variation that applies, or else the element's.
  func value(_ attribute: XMLName, of element: XMLNode) -> String? {
    varied(element) { document.value(attribute, of: $0) }
  }

  /// The child of an element with a name and a `key` in the environment, like `value`.
  func child(_ name: XMLName, key: String, of element: XMLNode) -> XMLNode? {
    varied(element) { document.child(name, key: key, of: $0) }
  }

  /// What the most specific variation that applies and says something says, or else the element itself.
  private func varied<Value>(_ element: XMLNode, _ value: (XMLNode) -> Value?) -> Value? {
    let own = value(element)
    guard hasVariations else { return own }
    var best = -1
    var result = own
    for variation in document.xml.children(of: element, named: name("variation")) {
      guard let varied = value(variation),
        let key = document.value(name("key"), of: variation), let specificity = sizeClasses.specificity(of: key),
        specificity > best
      else { continue }
      best = specificity
      result = varied
    }
    return result
  }

  /// The translation of a text of an element; `nil` where the document's own counts.
  func translation(of text: String, in element: XMLNode) -> String? {
    translations.isEmpty ? nil : document.translationKey(of: text, in: element).flatMap { translations[$0] }
  }

  /// An attribute of an element as a number.
  func number(_ attribute: String, of element: XMLNode) -> Double? {
    value(name(attribute), of: element).flatMap(Self.number)
  }
}
