import SourceText

/// Where colours and images that a document names are looked up.
public protocol AssetSource: Sendable {
  /// The colour with a name; `nil` where there is none.
  func color(named name: String) -> (any AssetEntry)?
  /// The image with a name; `nil` where there is none.
  func image(named name: String) -> (any AssetEntry)?
}

/// What is known of an asset.
public protocol AssetEntry: Sendable {
  /// Writes the members of its entry in the table of colours or images.
  func write(to writer: inout JSONWriter)
}
