import Foundation
import SourceText
import Testing

struct FileSystemTests {
  @Test func writingKeepsPermissionsAndLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.xib")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder("a.xib"))
    try FileSystem.writeAtomically(Array("new".utf8), to: folder("a.xib"))
    #expect(try FileSystem.read(folder("a.xib")) == Array("new".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("a.xib"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileSystem.names(inDirectory: folder.path) == ["a.xib"])
  }

  @Test func writingFollowsAndKeepsLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real/a.xib")
    try folder.link("link.xib", to: "real/a.xib")
    try FileSystem.writeAtomically([1], to: folder("link.xib"))
    #expect(try FileSystem.read(folder("real/a.xib")) == [1])
    #expect(FileSystem.isLink(folder("link.xib")))
  }

  @Test func writingMakesANewFile() throws {
    let folder = try TemporaryFolder()
    try FileSystem.makeDirectories(folder("a/b"))
    try FileSystem.writeAtomically([1, 2], to: folder("a/b/c"))
    #expect(try FileSystem.read(folder("a/b/c")) == [1, 2])
    #expect(throws: FileError.self) { try FileSystem.writeAtomically([], to: folder("missing/c")) }
  }

  @Test func readingAPart() throws {
    let folder = try TemporaryFolder()
    try folder.write("0123456789", to: "a")
    #expect(try FileSystem.read(folder("a"), from: 2, count: 3) == Array("234".utf8))
    #expect(try FileSystem.read(folder("a"), from: 8, count: 100) == Array("89".utf8))
    #expect(try FileSystem.read(folder("a"), from: 10, count: 1) == [])
    #expect(try FileSystem.read(folder("a"), from: -1, count: 1) == [])
    #expect(throws: FileError.self) { try FileSystem.read(folder("none"), from: 0, count: 1) }
    #expect(throws: FileError.self) { try FileSystem.read(folder.path, from: 0, count: 1) }
  }

  @Test func readingSaysWhatIsWrong() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FileError.self) { try FileSystem.read(folder("none")) }
    #expect(error?.path == folder("none"))
    #expect(error?.reason == "No such file or directory")
    #expect(throws: FileError.self) { try FileSystem.read(folder.path) }
    try folder.write(String(repeating: "x", count: 100), to: "large")
    #expect(throws: FileError.self) { try FileSystem.read(folder("large"), limit: 99) }
    #expect(try FileSystem.read(folder("large"), limit: 100).count == 100)
  }

  @Test func directoriesTellTheKindsOfTheirEntries() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "b.xib")
    try folder.write("", to: "a/x")
    try folder.link("c", to: "a")
    let entries = try FileSystem.entries(inDirectory: folder.path)
    #expect(entries.map(\.name) == ["a", "b.xib", "c"])
    #expect(entries.map(\.kind) == [.directory, .file, .link])
    #expect(entries[1].inode == FileSystem.status(of: folder("b.xib"))?.identity.inode)
    #expect(FileSystem.status(of: folder("c"))?.kind == .directory)
    #expect(FileSystem.status(of: folder("c"))?.identity == FileSystem.status(of: folder("a"))?.identity)
    #expect(FileSystem.resolved(folder("c")) == folder("a"))
    #expect(throws: FileError.self) { try FileSystem.entries(inDirectory: folder("none")) }
  }

  #if os(Linux)
    @Test func namesThatAreNoUTF8CanBeReadAndWritten() throws {
      let folder = try TemporaryFolder()
      let name = Path.text(of: [0x61, 0xE9, 0x0A, 0x2E, 0x78])
      try FileSystem.writeAtomically([7], to: folder(name))
      #expect(try FileSystem.names(inDirectory: folder.path) == [name])
      #expect(try FileSystem.read(folder(name)) == [7])
      #expect(FileSystem.resolved(folder(name)) == folder(name))
      try FileSystem.writeAtomically([8], to: folder(name))
      #expect(try FileSystem.read(folder(name)) == [8])
      #expect(throws: Never.self) { try FileSystem.makeDirectories(folder(Path.text(of: [0xFF])) + "/x") }
    }
  #endif
}
