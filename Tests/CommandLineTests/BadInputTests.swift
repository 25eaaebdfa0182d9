import Foundation
import Testing

/// Whatever lies in a project, each file gives one finding or message with its place, and the rest of the run goes on.
struct BadInputTests {
  private static let good =
    "<document useAutolayout=\"YES\"><objects><view misplaced=\"YES\" id=\"a\"/></objects></document>"
  private static let bomb = "<!DOCTYPE a [<!ENTITY x \"xxxxxxxxxx\"><!ENTITY y \"&x;&x;&x;&x;\">]><a>&y;</a>"

  @Test(arguments: [
    ("empty", "", "1:1"), ("truncated", "<document>\n<objects><view id=\"a\"", "2:22"),
    ("nul", "<document>\u{0}</document>", "1:11"),
    ("bomb", bomb, "1:13"), ("external", "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>", "1:40"),
    ("repeated attribute", "<document a=\"1\" a=\"2\"/>", "1:22"),
    ("conflict", "<document>\n<<<<<<< HEAD\n</document>", "2:1"),
    ("markup", "<document><a></b></document>", "1:14"), ("no XML", "hello", "1:1"),
  ])
  func faultyFilesGiveOneFinding(name: String, text: String, place: String) throws {
    let program = try Program()
    defer { program.remove() }
    try program.write("bad.xib", text)
    try program.write("good.xib", Self.good)
    let result = try program.run(["--no-config", "--format", "xcode", "."])
    let lines = result.output.split(separator: "\n").filter { $0.contains("bad.xib:") }
    #expect(lines.count == 1, "\(result.output)")
    #expect(lines.first?.contains("bad.xib:\(place): error:") == true, "\(lines)")
    #expect(result.output.contains("good.xib:1:"))
    #expect(result.code == 1)
  }

  @Test func bytesThatAreNoTextAreLocated() throws {
    let program = try Program()
    defer { program.remove() }
    let bytes = Data("<document>\n".utf8) + Data([0xFF, 0xFE]) + Data("</document>".utf8)
    try bytes.write(to: program.directory.appending(path: "bad.xib"))
    let result = try program.run(["--no-config", "--format", "xcode", "bad.xib"])
    #expect(result.output.contains("bad.xib:2:1: error:"))
    #expect(result.code == 1)
  }

  @Test func everyTruncationGivesOneFinding() throws {
    let program = try Program()
    defer { program.remove() }
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><document><objects><view id=\"é&amp;\"/><!-- c --></objects></document>"
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count - 1 {
      try Data(bytes[..<length]).write(to: program.directory.appending(path: "t\(length).xib"))
    }
    let result = try program.run(["--no-config", "--format", "rdjsonl", "."])
    #expect(result.output.split(separator: "\n").count == bytes.count - 1)
    #expect(result.code == 1)
  }

  @Test func deepAndLargeFilesEndEarly() throws {
    let program = try Program()
    defer { program.remove() }
    try program.write("deep.xib", String(repeating: "<a>", count: 100_000))
    try program.write("large.xib", "<a b=\"" + String(repeating: "x", count: 50_000_000) + "\"/>")
    let result = try program.run(["--no-config", "--format", "xcode", "."])
    #expect(result.output.contains("deep.xib:1:"))
    #expect(result.error.contains("large.xib: It is larger than 16 MB"))
    #expect(result.code == 2)
    let piped = try program.run(["--no-config", "-"], input: String(repeating: "x", count: 20_000_000))
    #expect(piped.error.contains("larger than 16 MB"))
    #expect(piped.code == 2)
  }

  @Test func whatIsNoFileIsNamedOrWalked() throws {
    let program = try Program()
    defer { program.remove() }
    let manager = FileManager.default
    try program.write("folder.xib/inner.xib", Self.good)
    try manager.createSymbolicLink(
      at: program.directory.appending(path: "dangling.xib"), withDestinationURL: URL(filePath: "/nowhere/at/all"))
    try manager.createSymbolicLink(
      at: program.directory.appending(path: "folder.xib/up"), withDestinationURL: program.directory)
    #expect(mkfifo(program.directory.appending(path: "pipe.xib").path, 0o600) == 0)
    let result = try program.run(["--no-config", "--format", "xcode", "."])
    #expect(result.output.split(separator: "\n").count { $0.contains("inner.xib:") } == 1)
    #expect(result.error.contains("dangling.xib"))
    #expect(result.error.contains("pipe.xib"))
    #expect(result.code == 2)
  }

  @Test(arguments: ["a b.xib", "line\nfeed.xib", "-dash.xib", "ünïcode.xib", "quote\"'.xib"])
  func namesMayBeAnything(name: String) throws {
    let program = try Program()
    defer { program.remove() }
    try program.write(name, Self.good)
    let named = try program.run(["--no-config", "--format", "json", "--", name])
    let found = try #require(try JSONSerialization.jsonObject(with: Data(named.output.utf8)) as? [[String: Any]])
    #expect(found.map { $0["file"] as? String }.allSatisfy { $0 == name })
    #expect(!found.isEmpty)
    #expect(try program.run(["--no-config", "--format", "json"]).output == named.output)
  }

  @Test func aClosedPipeIsNoCrash() throws {
    let program = try Program()
    defer { program.remove() }
    for index in 0..<300 { try program.write("v\(index).xib", Self.good) }
    let result = try program.runIntoClosedPipe(["--no-config", "."])
    #expect(result.code == 0)
    #expect(result.error.isEmpty)
  }

  @Test func anyNumberOfWorkersPrintsTheSame() throws {
    let program = try Program()
    defer { program.remove() }
    for index in 0..<300 { try program.write("v\(index).xib", index % 7 == 0 ? "<a" : Self.good) }
    let one = try program.run(["--no-config", "--jobs", "1"])
    for jobs in ["2", "8"] { #expect(try program.run(["--no-config", "--jobs", jobs]).output == one.output) }
    #expect(!one.output.isEmpty)
  }

  @Test func fixesKeepEveryOtherByteAndRefuseOtherEncodings() throws {
    let program = try Program()
    defer { program.remove() }
    let cell =
      "<document><objects>\r\n  <tableViewCell\tid='c'>\r\n<tableViewCellContentView key=\"contentView\"  id='v' />\r\n</tableViewCell></objects></document>"
    let url = program.directory.appending(path: "c.xib")
    try program.write("c.xib", cell)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
    try program.write(
      ".xiblint.yml", "rule_sets: [inset_grouped]\nrules: { cell_content_not_clipped: { cells: all } }\n")
    let arguments = ["--fix", "--select", "cell_content_not_clipped"]
    _ = try program.run(arguments + ["c.xib"])
    #expect(try program.read("c.xib") == cell.replacing("id='v' />", with: "id='v' clipsSubviews=\"YES\" />"))
    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    let wide = try #require(cell.data(using: .utf16LittleEndian))
    try (Data([0xFF, 0xFE]) + wide).write(to: url)
    let refused = try program.run(arguments + ["c.xib"])
    #expect(refused.error.contains("UTF-8"))
    #expect(try Data(contentsOf: url) == Data([0xFF, 0xFE]) + wide)
  }
}
