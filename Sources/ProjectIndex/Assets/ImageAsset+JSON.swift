import SourceText
import YAMLTree

extension ImageAsset {
  /// An image set from its `Contents.json` and the names of the files in its folder. Entries that are wrong go into the log and
  /// are left out.
  init(name: String, path: String, contents: YAMLNode, files: Set<String>, log: YAMLErrorLog) {
    self.name = name
    self.path = path
    let members = log.attempt { () throws(YAMLError) in try contents.mapping() } ?? []
    let properties = AssetProperties(members, log: log)
    rendering = properties.rendering
    preservesVector = properties.preservesVector
    isLocalizable = properties.isLocalizable
    let entries = log.attempt { () throws(YAMLError) in try members["images"]?.list() ?? [] } ?? []
    variants = entries.compactMap { entry in
      log.attempt { () throws(YAMLError) in try Variant(entry.mapping(), folder: path, files: files) } ?? nil
    }
  }
}

extension ImageAsset.Variant {
  /// The image of an entry; `nil` where the place is empty.
  fileprivate init?(_ entry: [YAMLNode.Entry], folder: String, files: Set<String>) throws(YAMLError) {
    guard let name = try entry["filename"]?.string(), !name.isEmpty else { return nil }
    conditions = try AssetConditions(entry)
    filename = name
    // The name in the folder may be the same text in other code points.
    let file = files.firstIndex(of: name).map { files[$0] }
    exists = file != nil
    pixelSize = file.flatMap { ImageSize(ofFile: Path.join(folder, $0)) }
    resizing = try entry["resizing"].map { node throws(YAMLError) in try ImageResizing(node) }
    alignmentInsets = try [Double](insets: entry["alignment-insets"])
  }
}
