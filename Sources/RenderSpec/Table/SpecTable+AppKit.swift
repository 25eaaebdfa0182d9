extension SpecTable {
  static let appKitViews: [PropertyGroup] = []
  static let appKitControls: [PropertyGroup] = []
  static let appKitCells: [PropertyGroup] = []
  static let appKitLists: [PropertyGroup] = []
  static let appKitWindows: [PropertyGroup] = []
  static let appKitObjects: [PropertyGroup] = []
  static let appKitStructures: [PropertyGroup] = []
  static let watchKit: [PropertyGroup] = []
}
