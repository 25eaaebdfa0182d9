/// How specs are made.
public struct RenderSpecOptions: Sendable {
  /// Spaces an indent step; `nil` writes everything on one line.
  public var indent: Int? = 2
  /// The name and version of the program, for `generator`.
  public var generator = (name: "xiblint", version: "0")

  /// Colours and images of the project, where they are at hand.
  public var assets: (any AssetSource)?

  /// The options of a run without flags.
  public init() {}
}
