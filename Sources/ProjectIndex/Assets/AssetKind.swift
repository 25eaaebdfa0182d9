/// What a set in an asset catalogue holds; the raw value is the extension of its folder.
public enum AssetKind: String, CaseIterable, Hashable, Sendable {
  case color = "colorset"
  case image = "imageset"
  case symbol = "symbolset"
  case data = "dataset"
  case appIcon = "appiconset"
  case launchImage = "launchimage"
  case icon = "iconset"
  case imageStack = "imagestack"
  case brandAssets = "brandassets"
  case spriteAtlas = "spriteatlas"
  case texture = "textureset"
  case cubeTexture = "cubetextureset"
  case complication = "complicationset"
  case stickerPack = "stickerpack"
  case stickersIcon = "stickersiconset"
  case referenceImages = "arresourcegroup"
  case dashboardImage = "gcdashboardimage"
  case leaderboard = "gcleaderboard"
  case leaderboardSet = "gcleaderboardset"

  /// Whether the folder holds further sets that have names of their own. In the others, sets are parts and have none.
  var isGroup: Bool { self == .spriteAtlas }
}
