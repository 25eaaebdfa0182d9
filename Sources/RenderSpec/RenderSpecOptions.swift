import AutoLayout
import ProjectIndex

/// How specs are made.
public struct RenderSpecOptions: Sendable {
  /// Spaces an indent step; `nil` writes everything on one line.
  public var indent: Int? = 2
  /// The name and version of the program, for `generator`.
  public var generator = (name: "xiblint", version: "0")

  /// The devices, by their ids; none: the document's own.
  public var devices: [String] = []
  /// The appearances, `light` and `dark`; none: light.
  public var appearances: [String] = []
  /// The text sizes that the user chose; none: `large`.
  public var contentSizes: [String] = []
  /// How devices are held; none: upright, and the document's own as it is there.
  public var orientations: [DeviceOrientation] = []
  /// The directions of reading; none: left to right.
  public var directions: [LayoutDirection] = []
  /// Widths in points instead of those of the devices.
  public var widths: [Double] = []
  /// The geometries of lists that there are.
  public var profiles = ListProfile.all
  /// The names of the geometries that rows are made for; none: that of each table's style.
  public var listProfiles: [String] = []
  /// Where rows stand in their sections; none: where those of static sections are, and `single` for others.
  public var positions: [ListPosition] = []
  /// The language of the texts; `nil`: those of the document.
  public var language: String?
  /// The texts of the document in other languages.
  public var localization: Localization?
  /// Where the sizes of views with text come from.
  public var textSizes = LayoutEnvironment.TextSizes.measured
  /// Whether views are laid out.
  public var writesLayouts = true
  /// Whether only the frames are written, and not the spec.
  public var writesOnlyFrames = false
  /// Colours and images of the project, where they are at hand.
  public var assets: AssetCatalogs?

  /// The options of a run without flags.
  public init() {}
}
