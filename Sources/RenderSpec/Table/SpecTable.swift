/// The table of all that the converter knows how to say. A new attribute is one row here; a new element type needs a row in
/// `ElementCatalog` and, where it has attributes of its own, a group here.
public enum SpecTable {
  /// The rows of classes; a class has its own and those of every class that it inherits from.
  public static let classes: [PropertyGroup] =
    views + texts + controls + buttons + containers + lists + bars + media + controllers + objects
    + appKitViews + appKitControls + appKitCells + appKitLists + appKitWindows + appKitObjects + watchKit
  /// The rows of structures, by the names of their elements.
  public static let structures: [PropertyGroup] =
    textStructures + buttonStructures + settingsStructures + appearanceStructures + appKitStructures

  /// The rows that every object with an id has, before those of its class.
  static let identity: [Property] = [
    Property("customClass", .text, "The class that is instantiated instead of the framework's."),
    Property("customModule", .text, "The Swift module of that class.", key: "module"),
    Property(
      "customModuleProvider", .text, "`target`: the module is that of the target which compiles the document.",
      key: "moduleProvider"),
    Property("userLabel", .text, "The name that the designer gave the object.", key: "name"),
  ]

  static let contentModes =
    "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft bottomRight"
  static let horizontalAlignments = "center left right fill leading trailing"
  static let verticalAlignments = "center top bottom fill"
  static let textAlignments = "left center right justified natural"
  static let lineBreaks =
    "wordWrap=byWordWrapping characterWrap=byCharWrapping clip=byClipping headTruncation=byTruncatingHead "
    + "tailTruncation=byTruncatingTail middleTruncation=byTruncatingMiddle"
  static let barStyles = "default black blackOpaque blackTranslucent"
  static let edges = "top left bottom right"
}

extension SpecTable {
  private static let groupsByOwner: [String: [PropertyGroup]] = Dictionary(grouping: classes + structures, by: \.owner)

  /// The groups of an element: those of its class and superclasses, the most general first, and those of its own name.
  static func groups(element: String, lineage: [String]) -> [PropertyGroup] {
    lineage.reversed().flatMap { groupsByOwner[$0] ?? [] } + (groupsByOwner[element] ?? [])
  }
}
