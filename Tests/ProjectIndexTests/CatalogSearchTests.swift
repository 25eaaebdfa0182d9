import Foundation
import ProjectIndex
import SourceText
import Testing

@Suite struct CatalogSearchTests {
  private let set = "Accent.colorset/Contents.json"

  private func red(_ folder: ProjectFolder, _ document: String, _ name: String = "Accent") -> Double? {
    guard case .value(let value) = folder.index.catalogs(for: document).color(named: name)?.color(for: AssetTraits())
    else { return nil }
    return value.components[0]
  }

  @Test func theNearestCatalogueHasAName() throws {
    let folder = try ProjectFolder([
      ".git/HEAD": "", "App/App.xcodeproj/": "", "App/Assets.xcassets/\(set)": colorSet("0.1", "0", "0"),
      "Core/Deep/Down/Assets.xcassets/\(set)": colorSet("0.2", "0", "0"),
      "Core/Assets.xcassets/\(set)": colorSet("0.3", "0", "0"),
      "Core/Views/B.xcassets/\(set)": colorSet("0.4", "0", "0"),
    ])
    #expect(red(folder, "App/Views/Main.xib") == 0.1)
    #expect(red(folder, "Core/Deep/Main.xib") == 0.2)
    #expect(red(folder, "Core/Other/Main.xib") == 0.3)
    #expect(red(folder, "Core/Views/Main.xib") == 0.4)
    // None is near: the one in fewer folders, and of those the first.
    #expect(red(folder, "Main.xib") == 0.1)
    let paths = folder.index.catalogs(for: "Core/Deep/Main.xib").paths.map { Path.relative($0, to: folder.path) }
    #expect(
      paths == [
        "Core/Deep/Down/Assets.xcassets", "Core/Assets.xcassets", "Core/Views/B.xcassets", "App/Assets.xcassets",
      ])
  }

  @Test(arguments: [
    // The repository, whatever lies in it.
    ([".git/HEAD", "App/App.xcodeproj/", "App/Sub/Package.swift"], "App/Sub/Main.xib", ""),
    // In a linked worktree, `.git` is a file.
    (["A/.git", "A/B/"], "A/B/Main.xib", "A"),
    // A workspace holds several projects.
    (["A/All.xcworkspace/", "A/App/App.xcodeproj/"], "A/App/Views/Main.xib", "A"),
    // The nearest of projects and packages.
    (["A/A.xcodeproj/", "A/B/Package.swift", "A/B/C/"], "A/B/C/Main.xib", "A/B"),
    // Nothing: the run's root.
    (["A/B/"], "A/B/Main.xib", ""),
    // The folders of other tools are projects of their own.
    ([".git/HEAD", "Pods/Pods.xcodeproj/", "Pods/Lib/Views/"], "Pods/Lib/Views/Main.xib", "Pods/Lib"),
    (
      [".git/HEAD", "Carthage/Checkouts/Lib/Lib.xcodeproj/"], "Carthage/Checkouts/Lib/Main.xib",
      "Carthage/Checkouts/Lib"
    ),
  ])
  func roots(files: [String], document: String, expected: String) throws {
    let folder = try ProjectFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    let root = folder.index.catalogs(for: document).root
    #expect(Path.relative(root, to: folder.path) == (expected.isEmpty ? "." : expected))
  }

  @Test func outsideOfTheRunADocumentHasItsOwnFolder() throws {
    let folder = try ProjectFolder(["A/": "", "B/": ""])
    let index = ProjectIndex(root: "A", workingDirectory: folder.path)
    #expect(index.catalogs(for: "B/Main.xib").root == folder.path + "/B")
    #expect(index.catalogs(for: "A/C/Main.xib").root == folder.path + "/A")
  }

  @Test func foldersOfOtherToolsAndLinksToFoldersArePassedOver() throws {
    let folder = try ProjectFolder([
      ".git/HEAD": "", "Pods/Lib/A.xcassets/\(set)": colorSet("0.1", "0", "0"),
      "Pods/Lib/Views/Main.xib": "", "Shared/B.xcassets/Shared.colorset/Contents.json": colorSet("0.2", "0", "0"),
      "Outside/C.xcassets/Outside.colorset/Contents.json": colorSet("0.3", "0", "0"), "App/App/": "",
    ])
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder.path + "/App/B.xcassets", withDestinationPath: "../Shared/B.xcassets")
    try manager.createSymbolicLink(atPath: folder.path + "/App/Loop", withDestinationPath: "..")
    try manager.createSymbolicLink(atPath: folder.path + "/App/Gone.xcassets", withDestinationPath: "nowhere")
    let catalogs = folder.index.catalogs(for: "App/Main.xib")
    #expect(
      catalogs.paths.map { Path.relative($0, to: folder.path) } == [
        "App/B.xcassets", "Outside/C.xcassets", "Shared/B.xcassets",
      ])
    #expect(catalogs.path(of: .color, named: "Shared") == folder.path + "/App/B.xcassets/Shared.colorset")
    #expect(red(folder, "App/Main.xib") == nil)
    #expect(red(folder, "Pods/Lib/Views/Main.xib") == 0.1)
  }

  @Test func namespacesAtAnyDepth() throws {
    let namespace = #"{ "properties": { "provides-namespace": true } }"#
    let folder = try ProjectFolder([
      "A.xcassets/Plain/\(set)": colorSet("0.1", "0", "0"),
      "A.xcassets/Plain/Contents.json": #"{ "info": { "version": 1 } }"#,
      "A.xcassets/Brand/Contents.json": namespace, "A.xcassets/Brand/\(set)": colorSet("0.2", "0", "0"),
      "A.xcassets/Brand/v1.2/Contents.json": namespace, "A.xcassets/Brand/v1.2/\(set)": colorSet("0.3", "0", "0"),
      "A.xcassets/Brand/v1.2/Off/Contents.json": #"{ "properties": { "provides-namespace": false } }"#,
      "A.xcassets/Brand/v1.2/Off/Deep.colorset/Contents.json": colorSet("0.4", "0", "0"),
      "A.xcassets/Atlas.spriteatlas/Contents.json": namespace,
      "A.xcassets/Atlas.spriteatlas/Hero.imageset/Contents.json": "{}",
      "A.xcassets/AppIcon.appiconset/Contents.json": "{}", "A.xcassets/Table.dataset/Contents.json": "{}",
    ])
    #expect(red(folder, "Main.xib") == 0.1)
    #expect(red(folder, "Main.xib", "Brand/Accent") == 0.2)
    #expect(red(folder, "Main.xib", "Brand/v1.2/Accent") == 0.3)
    #expect(red(folder, "Main.xib", "Brand/v1.2/Deep") == 0.4)
    #expect(red(folder, "Main.xib", "Deep") == nil)
    let catalogs = folder.index.catalogs(for: "Main.xib")
    #expect(catalogs.color(named: "Brand/Accent")?.name == "Brand/Accent")
    #expect(catalogs.names(of: .color) == ["Accent", "Brand/Accent", "Brand/v1.2/Accent", "Brand/v1.2/Deep"])
    #expect(catalogs.names(of: .image) == ["Atlas/Hero"])
    #expect(catalogs.names(of: .appIcon) == ["AppIcon"])
    #expect(catalogs.names(of: .data) == ["Table"])
    #expect(catalogs.names(of: .spriteAtlas) == ["Atlas"])
  }

  @Test func nothingIsReadBeforeItIsAskedAndAFolderOnlyOnce() throws {
    let folder = try ProjectFolder([".git/HEAD": "", "App/": ""])
    let index = folder.index
    let catalogs = index.catalogs(for: "App/Main.xib")
    try folder.write("A.xcassets/\(set)", Array(colorSet("0.1", "0", "0").utf8))
    #expect(catalogs.path(of: .color, named: "Accent") != nil)
    try folder.write("A.xcassets/Late.colorset/Contents.json", Array(colorSet("0.1", "0", "0").utf8))
    #expect(catalogs.path(of: .color, named: "Late") == nil)
    #expect(index.catalogs(for: "App/Other/Main.xib").path(of: .color, named: "Late") == nil)
    // The set itself is read when it is asked for, and then kept.
    try folder.write("A.xcassets/\(set)", Array(colorSet("0.9", "0", "0").utf8))
    for _ in 0..<2 {
      guard case .value(let value)? = catalogs.color(named: "Accent")?.color(for: AssetTraits()) else {
        Issue.record("The colour is missing")
        return
      }
      #expect(value.components[0] == 0.9)
      try folder.write("A.xcassets/\(set)", Array(colorSet("0.5", "0", "0").utf8))
    }
  }

  @Test func severalThreadsSeeTheSame() async throws {
    let folder = try ProjectFolder([".git/HEAD": "", "A.xcassets/\(set)": colorSet("0.1", "0", "0")])
    let index = folder.index
    let found = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask { index.catalogs(for: "F\(number)/Main.xib").color(named: "Accent") != nil }
      }
      return await group.reduce(into: 0) { if $1 { $0 += 1 } }
    }
    #expect(found == 50)
  }
}
