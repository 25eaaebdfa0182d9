import XMLTree

/// The closed list of what only the designer has a use for: nothing here is read when the document is loaded.
public enum DesignTime {
  /// An element with all in it, or an attribute.
  public struct Entry: Sendable {
    /// The name of the element; `*` is any.
    public let element: String
    /// The attribute; `nil` is the element with all in it.
    public let attribute: String?
    /// The `key` that the element must have; `nil` is any or none.
    public let key: String?
    /// Where the entry holds.
    public let condition: Condition
    /// Why nothing of it is seen when the document is loaded.
    public let reason: String

    init(_ element: String, _ attribute: String, where condition: Condition = .always, _ reason: String) {
      self.element = element
      self.attribute = attribute
      self.key = nil
      self.condition = condition
      self.reason = reason
    }

    init(_ element: String, key: String? = nil, where condition: Condition = .always, _ reason: String) {
      self.element = element
      self.attribute = nil
      self.key = key
      self.condition = condition
      self.reason = reason
    }
  }

  /// Where an entry holds.
  public enum Condition: Sendable {
    /// Everywhere.
    case always
    /// On an element with nothing in it.
    case empty
    /// On a colour that is given by its name, where the system, the asset catalogue or `resources` has its value.
    case besideName
    /// On a colour whose space is not `custom`.
    case outsideCustomSpace
    /// On an entry of `resources` whose value the system or the asset catalogue beside the document has, so that it is read
    /// from there.
    case valueElsewhere
  }

  /// The list.
  public static let entries = fixed + namedColors

  private static let fixed: [Entry] = [
    // The document
    Entry("document", "type", "The kind of document, which `source` says."),
    Entry("document", "version", "The version of the file format."),
    Entry("document", "toolsVersion", "The version of Interface Builder, which `source` says."),
    Entry("document", "systemVersion", "The version of macOS on which it was saved."),
    Entry("document", "targetRuntime", "The platform, which `source` says."),
    Entry("document", "propertyAccessControl", "A switch of the editor."),
    Entry("document", "variant", "The canvas of Xcode 6."),
    Entry("dependencies", "What reads the document, not what is in it; `source` says the deployment target."),
    Entry("device", "The canvas; `environments` says it where no other device is asked for."),
    Entry("accessibilityOverrides", "The text size of the canvas."),
    Entry("classes", "The classes that Xcode 4 and 5 knew of."),
    Entry("designables", "Sizes of custom views, kept for the canvas."),
    Entry("inferredMetricsTieBreakers", "Which segue the canvas follows to draw bars."),
    Entry("simulatedMetricsContainer", "Bars and sizes of the canvas."),
    Entry("simulatedStatusBarMetrics", "A bar of the canvas."),
    Entry("simulatedNavigationBarMetrics", "A bar of the canvas."),
    Entry("simulatedToolbarMetrics", "A bar of the canvas."),
    Entry("simulatedTabBarMetrics", "A bar of the canvas."),
    Entry("simulatedScreenMetrics", "The size of the canvas."),
    Entry("simulatedOrientationMetrics", "The orientation of the canvas."),
    Entry("freeformSimulatedSizeMetrics", "The size of the canvas."),
    Entry("modalPageSheetSimulatedSizeMetrics", "The size of the canvas."),
    Entry("modalFormSheetSimulatedSizeMetrics", "The size of the canvas."),
    Entry("nil", key: "simulatedStatusBarMetrics", "No bar on the canvas."),
    Entry("nil", key: "simulatedTopBarMetrics", "No bar on the canvas."),
    Entry("nil", key: "simulatedBottomBarMetrics", "No bar on the canvas."),
    Entry("nil", key: "simulatedDestinationMetrics", "No size on the canvas."),
    Entry("size", key: "freeformSize", "The size of the canvas."),
    Entry("point", key: "canvasLocation", "Where the object lies on the canvas."),
    Entry("userGuides", "Rulers of the canvas."),
    // Objects
    Entry("*", "sceneMemberID", "What the object is in its scene, which its element says too."),
    Entry("*", "misplaced", "The canvas drew the view elsewhere than its constraints say."),
    Entry("*", "ambiguous", "The canvas found constraints missing."),
    Entry("*", "verifyAmbiguity", "Whether the canvas looks for missing constraints."),
    Entry("*", "placeholderIntrinsicWidth", "A size for the canvas, removed when the document is compiled."),
    Entry("*", "placeholderIntrinsicHeight", "A size for the canvas, removed when the document is compiled."),
    Entry("*", "colorLabel", "The colour of the object in the list of objects."),
    Entry("attributedString", key: "userComments", "A note of the designer."),
    Entry("animations", where: .empty, "An empty list that Xcode 7 wrote."),
    Entry("tableViewCellContentView", "tableViewCell", "The cell that it lies in."),
    Entry("constraint", "type", "Whether the designer or Interface Builder made the constraint."),
    Entry("mutableData", key: "keyedArchiveRepresentation", "A picture of the resource for the canvas."),
    Entry("color", where: .valueElsewhere, "The colour's value when the document was saved."),
    Entry("image", "width", where: .valueElsewhere, "The image's width when the document was saved."),
    Entry("image", "height", where: .valueElsewhere, "The image's height when the document was saved."),
    Entry("color", "customColorSpace", where: .outsideCustomSpace, "What `colorSpace` says already."),
    Entry("string", "xml:space", "How XML readers treat white space."),
    Entry("mutableString", "xml:space", "How XML readers treat white space."),
  ]

  /// What stands beside the name of a colour.
  private static let namedColors = [
    "white", "red", "green", "blue", "cyan", "magenta", "yellow", "black", "alpha", "colorSpace", "customColorSpace",
    "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor", "name",
  ].map {
    Entry(
      "color", $0, where: .besideName,
      "A copy of the colour that is named, whose value is known: iOS 13 and later read the name.")
  }
}
