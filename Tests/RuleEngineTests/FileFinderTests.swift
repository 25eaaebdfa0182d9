import Foundation
import RuleEngine
import SourceText
import Testing
import YAMLTree

struct FileFinderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func find(
    _ paths: [String] = [""], _ source: ConfigurationFinder.Source = .nearest, forcesExclusion: Bool = false
  ) throws -> FileFinder.Result {
    let finder = ConfigurationFinder(source, catalogue: catalogue(), workingDirectory: folder.path)
    // The tests share one working directory, so paths are absolute.
    return try FileFinder(finder, forcesExclusion: forcesExclusion)
      .find(paths.map { $0.isEmpty ? folder.path : folder($0) })
  }

  private func write(_ names: String...) throws {
    for name in names { try folder.write("", to: name) }
  }

  @Test func directoriesAreWalkedInOrder() throws {
    try write("b.xib", "a/z.storyboard", "a/Y.XIB", "a.xib", "a/readme.txt", "xib", "c.xib.orig", "ä.xib")
    let result = try find()
    #expect(result.files.map(\.path) == ["a.xib", "a/Y.XIB", "a/z.storyboard", "b.xib", "ä.xib"])
    #expect(result.problems.isEmpty && result.wrongPaths.isEmpty)
  }

  @Test func foldersOfOtherToolsArePassedOver() throws {
    for name in FileFinder.skippedDirectories { try write("App/\(name)/A.xib") }
    try write("App/B.xib")
    #expect(try find().files.map(\.path) == ["App/B.xib"])
    #expect(try find(["App/Pods"]).files.map(\.path) == ["App/Pods/A.xib"])
    #expect(try find(["App/Pods/A.xib"]).files.map(\.path) == ["App/Pods/A.xib"])
    #expect(try find(["App/Pods", "App/Pods/A.xib"], forcesExclusion: true).files.isEmpty)
  }

  @Test func aDirectoryCalledLikeADocumentIsWalked() throws {
    try write("a.xib/b.xib")
    #expect(try find().files.map(\.path) == ["a.xib/b.xib"])
  }

  @Test func oddNames() throws {
    try write("-fix.xib", "a b.xib", "new\nline.xib", "'quote\".xib", ".hidden.xib")
    #expect(
      try find().files.map(\.path) == ["'quote\".xib", "-fix.xib", ".hidden.xib", "a b.xib", "new\nline.xib"])
  }

  #if os(Linux)
    @Test func namesThatAreNoUTF8() throws {
      let name = Path.text(of: [0xE9, 0x2E, 0x78, 0x69, 0x62])
      try FileSystem.writeAtomically([5], to: folder(name))
      let result = try find()
      #expect(result.files.map(\.path) == [name])
      #expect(try FileSystem.read(folder(result.files[0].path)) == [5])
    }
  #endif

  @Test func nothingIsFoundTwice() throws {
    try write("App/a.xib", "App/b.xib")
    try folder.link("App/A-link.xib", to: "a.xib")
    try FileManager.default.linkItem(atPath: folder("App/b.xib"), toPath: folder("App/c.xib"))
    try folder.link("Link", to: "App")
    #expect(
      try find(["", "App", "App/a.xib", "App/../App/a.xib", "Link/a.xib"]).files.map(\.path)
        == ["App/a.xib", "App/b.xib"])
    #expect(try find(["Link"]).files.map(\.path) == ["Link/a.xib", "Link/b.xib"])
  }

  @Test func circlesOfLinksEnd() throws {
    try write("App/a.xib", "App/Sub/b.xib", "Other/c.xib")
    try folder.link("App/Sub/up", to: "../..")
    try folder.link("App/Sub/here", to: ".")
    try folder.link("App/one", to: "two")
    try folder.link("App/two", to: "one")
    #expect(try find(["App"]).files.map(\.path) == ["App/Sub/b.xib", "App/a.xib"])
    try folder.link("App/other", to: "../Other")
    try folder.link("Other/app", to: "../App")
    #expect(try find(["App"]).files.map(\.path) == ["App/Sub/b.xib", "App/a.xib", "App/other/c.xib"])
  }

  @Test func linksLeadNowhereThatIsPassedOver() throws {
    try write("Pods/X/a.xib", "Old/b.xib", "c.xib")
    try folder.write("exclude: [Old]", to: ".xiblint.yml")
    try folder.link("X", to: "Pods/X")
    try folder.link("Y", to: "Old")
    #expect(try find().files.map(\.path) == ["c.xib"])
  }

  @Test func whatCannotBeReadIsSaidAndTheRestGoesOn() throws {
    try write("a.xib", "shut/b.xib")
    try folder.link("dangling.xib", to: "none")
    try folder.link("dangling.txt", to: "none")
    let result = try find()
    #expect(result.files.map(\.path) == ["a.xib", "shut/b.xib"])
    #expect(result.problems == [FileError(path: "dangling.xib", reason: "The link leads to nothing")])
    if getuid() != 0 {
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder("shut"))
      defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder("shut")) }
      #expect(try find().problems.map(\.path) == ["dangling.xib", "shut"])
    }
  }

  @Test func whatIsNoFileIsNotOpened() throws {
    try write("a.xib")
    mkfifo(folder("pipe.xib"), 0o600)
    let problem = FileError(path: "pipe.xib", reason: "It is not a regular file")
    let result = try find()
    #expect(result.files.map(\.path) == ["a.xib"])
    #expect(result.problems == [problem])
    #expect(try find(["pipe.xib"]).wrongPaths.map(\.reason) == [problem.reason])
  }

  @Test func pathsThatDoNotExist() throws {
    try write("a.xib", "b.txt")
    try folder.link("dangling.xib", to: "none")
    let result = try find(["none", "a.xib", "dangling.xib", "b.txt", "a.xib/"])
    #expect(result.files.map(\.path) == ["a.xib", "b.txt"])
    #expect(result.wrongPaths.map(\.path) == [folder("none"), folder("dangling.xib"), folder("a.xib/")])
    #expect(result.wrongPaths[0].reason == "No such file or directory")
  }

  @Test func includeAndExclude() throws {
    try write("App/a.xib", "App/Generated/b.xib", "Old/c.xib", "Old/Sub/d.xib", "Other/e.xib")
    try folder.write("include: [App, Old]\nexclude: [Generated, Old/**]", to: ".xiblint.yml")
    #expect(try find().files.map(\.path) == ["App/a.xib"])
    #expect(try find(["Old/c.xib", "Other/e.xib"]).files.map(\.path) == ["Old/c.xib", "Other/e.xib"])
    #expect(
      try find(["Old/c.xib", "App/a.xib", "Other/e.xib"], forcesExclusion: true).files.map(\.path) == ["App/a.xib"])
    // A directory that is named is walked, though a pattern covers it.
    #expect(try find(["Old"]).files.map(\.path) == ["Old/Sub/d.xib", "Old/c.xib"])
    #expect(try find(["Old/Sub"]).files.map(\.path) == ["Old/Sub/d.xib"])
    #expect(try find(["Old"], forcesExclusion: true).files.isEmpty)
    #expect(try find([""], .none).files.count == 5)
  }

  @Test func theNearestConfigurationWins() throws {
    try write("a.xib", "App/b.xib", "App/Sub/c.xib", "App/Sub/Old/d.xib")
    try folder.write("rules: { opt_in: on }\nexclude: [Old]", to: ".xiblint.yml")
    try folder.write("rule_sets: []", to: "App/Sub/.xiblint.yml")
    let files = try find().files
    #expect(files.map(\.path) == ["App/Sub/Old/d.xib", "App/Sub/c.xib", "App/b.xib", "a.xib"])
    #expect(files.map { $0.rules.rules.count } == [0, 0, 3, 3])
    #expect(files[2].rules === files[3].rules)
    // The configuration above applies to a folder that is linted alone.
    #expect(try find(["App"]).files.map { $0.rules.rules.count } == [0, 0, 3])
    #expect(try find([""], .none).files.map { $0.rules.rules.count } == [2, 2, 2, 2])
  }

  @Test func oneConfigurationForAll() throws {
    try write("a.xib", "App/Old/b.xib")
    try folder.write("rule_sets: []\nexclude: [./Old]", to: "App/lint.yml")
    try folder.write("no: 1", to: "App/.xiblint.yml")
    let files = try find([""], .file(folder("App/lint.yml"))).files
    #expect(files.map(\.path) == ["a.xib"])
    #expect(files[0].rules.configuration.path == folder("App/lint.yml"))
    #expect(throws: YAMLErrors.self) { try find() }
    #expect(throws: YAMLErrors.self) { try find([""], .file("none.yml")) }
  }
}
