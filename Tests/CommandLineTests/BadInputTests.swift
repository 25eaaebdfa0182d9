import Foundation
import Testing

/// Files and surroundings that are not as they should be: one clear finding or message each, and the rest goes on.
@Suite struct BadInputTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <view id="v" userLabel="é"><!-- c --><string key="k"><![CDATA[x]]></string></view>
        </objects>
    </document>
    """
  private static let warned = document.replacing(
    "</objects>",
    with: """
      <imageView id="a-1" image="close"><accessibility key="accessibilityConfiguration">
      <bool key="isElement" value="YES"/></accessibility></imageView></objects>
      """)

  private func with(_ files: [String: String], _ body: (Program) throws -> Void) throws {
    let program = try Program()
    defer { program.remove() }
    for (name, text) in files { try program.write(name, text) }
    try body(program)
  }

  private func write(_ program: Program, _ name: String, _ bytes: some Sequence<UInt8>) throws {
    try Data(bytes).write(to: program.directory.appending(path: name))
  }

  @Test func aDocumentCutOffAnywhereHasOneFinding() throws {
    try with([:]) { (program: Program) throws in
      let bytes = Array(Self.document.utf8)
      for length in 0..<bytes.count { try write(program, "\(1000 + length).xib", bytes.prefix(length)) }
      let result = try program.run(["--format", "xcode", "--quiet"])
      #expect(result.code == 1)
      #expect(result.error.isEmpty)
      let lines = result.output.split(separator: "\n")
      #expect(lines.count == bytes.count)
      #expect(lines.allSatisfy { $0.hasSuffix(" (syntax)") })
    }
  }

  @Test(arguments: [
    ("<!DOCTYPE d [<!ENTITY a \"xxxx\"><!ENTITY b \"&a;&a;&a;\">]><d>&b;</d>", ":1:1: ", "document type declaration"),
    ("<!DOCTYPE d [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><d>&a;</d>", ":1:1: ", "document type declaration"),
    ("<!DOCTYPE plist PUBLIC \"x\" \"http://localhost/\">\n<plist/>", ":1:1: ", "property list"),
    ("bplist00\u{0}\u{1}", ":1:1: ", "compiled nib"),
    ("<document>\n<objects>\n</document>", ":3:1: ", "`<objects>` of line 2"),
    ("<document>\r<objects>\r</document>", ":3:1: ", "`<objects>` of line 2"),
    ("<document a=\"1\"\n  a=\"2\"/>", ":2:3: ", "`a` stands twice"),
    ("<document a=\"Q&A\"/>", ":1:15: ", "`&amp;`"),
    ("<document a=\"&nbsp;\"/>", ":1:14: ", "`&nbsp;` means nothing"),
    ("<document a=\"&#0;\"/>", ":1:14: ", "names no character"),
    ("<document a=\"\u{1}\"/>", ":1:14: ", "control character"),
    ("<document>\n\u{0}</document>", ":2:1: ", "NUL byte"),
    ("<document><a/></document>\nrest", ":2:1: ", "after the end"),
    ("{\"a\": 1}", ":1:1: ", "no XML"),
    ("\u{FEFF}", ":1:1: ", "empty"),
    ("<html/>", ":1:2: ", "no document of Interface Builder"),
    ("<document>\n<<<<<<< HEAD\n||||||| base\n=======\n>>>>>>> x\n</document>", ":2:1: ", "(merge_conflict)"),
    ("<document>\r\n<objects/>\r\n>>>>>>> x\r\n</document>", ":3:1: ", "(merge_conflict)"),
    ("<document>\n<objects/>\n=======\n<a/></document>", ":3:1: ", "(merge_conflict)"),
    ("<document><objects/></document>\n>>>>>>> x\n", ":2:1: ", "(merge_conflict)"),
  ])
  func faultsAreNamedAtTheirPlace(text: String, place: String, words: String) throws {
    try with(["a.xib": text, "b.xib": Self.document]) { (program: Program) throws in
      let result = try program.run(["--format", "xcode"])
      #expect(result.code == 1)
      #expect(result.output.contains(place) && result.output.contains(words), "\(result.output)")
      #expect(result.output.split(separator: "\n").count == 1)
      #expect(result.error.hasSuffix(" in 2 files.\n"))
    }
  }

  @Test func equalSignsInATextAreNoConflict() throws {
    let text = "<document><string>a\n=======\n>>>>>>> x\n</string></document>"
    try with(["a.xib": text]) { (program: Program) throws in
      #expect(try program.run(["--quiet"]).output.isEmpty)
    }
  }

  @Test(arguments: [
    String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian, .utf32BigEndian,
  ])
  func encodingsShowInTheBytes(encoding: String.Encoding) throws {
    try with([:]) { (program: Program) throws in
      try write(program, "a.xib", try #require(Self.warned.data(using: encoding)))
      let plain = try program.run(["--format", "xcode", "--strict"])
      #expect(plain.code == 1 && plain.output.contains(":5:25: warning: ") && plain.output.contains("close"))
      let bytes = try Data(contentsOf: program.directory.appending(path: "a.xib"))
      let fixed = try program.run(["--fix", "--unsafe-fixes"])
      #expect(
        fixed.error.hasPrefix("xiblint: error: a.xib is not UTF-8, so nothing was fixed: save it as UTF-8 first.\n"))
      #expect(try Data(contentsOf: program.directory.appending(path: "a.xib")) == bytes)
    }
  }

  @Test func aByteThatTheEncodingLacksIsFound() throws {
    try with([:]) { (program: Program) throws in
      let bytes = Array("<document>\n<a b=\"é".data(using: .utf16LittleEndian) ?? Data()) + [0, 0xD8, 0x41, 0]
      try write(program, "a.xib", bytes)
      try write(program, "b.xib", "<document>\n<a b=\"".utf8.map { $0 } + [0xE9] + "\"/></document>".utf8.map { $0 })
      let result = try program.run(["--format", "xcode", "--quiet"])
      #expect(result.output.contains("a.xib:2:8: error: ") && result.output.contains("b.xib:2:7: error: "))
      #expect(result.error.isEmpty)
    }
  }

  @Test func whatIsTooLargeIsRefusedAtOnce() throws {
    let long = String(repeating: "x", count: 17 << 20)
    let attributes = (0..<200_000).map { " a\($0)=\"\"" }.joined()
    let nested = String(repeating: "<a>", count: 100_000)
    let files = [
      "a.xib": "<document a=\"\(long)\"/>", "b.xib": "<document\(attributes)/>", "c.xib": "<document>\(nested)",
      "d.xib": Self.warned,
    ]
    try with(files) { (program: Program) throws in
      let result = try program.run(["--format", "xcode"])
      #expect(result.code == 2)
      #expect(result.error.contains("a.xib cannot be read: It is larger than 16 MB.\n"))
      #expect(result.output.contains("5000 attributes") && result.output.contains("256 levels"))
      #expect(result.output.contains("d.xib:5:"))
      #expect(result.error.hasSuffix(" in 3 files. 1 fixable with --fix --unsafe-fixes.\n"))
      let input = try program.run(["-"], input: files["a.xib"] ?? "")
      #expect(input.code == 2 && input.error.contains("Standard input cannot be read"))
    }
  }

  @Test func whatIsNoFileIsSaidAndNotWaitedFor() throws {
    try with(["d.xib/inner.xib": Self.warned, "e.xib": Self.document]) { (program: Program) throws in
      func link(_ name: String, _ target: String) throws {
        let path = program.directory.appending(path: name).path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      }
      #expect(mkfifo(program.directory.appending(path: "pipe.xib").path, 0o600) == 0)
      try link("dangling.xib", "nowhere")
      try link("loop.xib", "loop.xib")
      try link("device.xib", "/dev/zero")
      try link("up", ".")
      for arguments in [[], ["pipe.xib", "dangling.xib", "loop.xib", "device.xib", "d.xib", "e.xib"]] {
        let result = try program.run(arguments + ["--format", "xcode"])
        #expect(result.code == 2)
        for name in ["pipe.xib", "dangling.xib", "loop.xib", "device.xib"] { #expect(result.error.contains(name)) }
        #expect(result.output.contains("d.xib/inner.xib:5:"))
        #expect(result.error.contains(" in 2 files."))
      }
      let pipe = try program.run(["--config", "pipe.xib"])
      #expect(pipe.code == 2 && pipe.error.contains("not a regular file"))
    }
  }

  @Test(arguments: ["a b.xib", "-d.xib", "new\nline.xib", "\u{1B}[31m.xib", "100%,:\"<é>.xib"])
  func namesMayBeAnything(name: String) throws {
    try with([name: Self.warned]) { (program: Program) throws in
      let found = try program.run(["--quiet"])
      #expect(found.code == 0 && found.output.contains(":5:25: warning: "))
      #expect(!found.output.contains("\u{1B}") && found.output.split(separator: "\n").count == 4)
      #expect(try program.run(["--quiet", "--", name]).output == found.output)
      #expect(try program.run(["--quiet", "./" + name]).output == found.output)
      let json = try program.run(["--format", "json", "--", name]).output
      let findings = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
      #expect(findings?.first?["file"] as? String == name)
      try FileManager.default.removeItem(at: program.directory.appending(path: name))
      let gone = try program.run(["--", name])
      #expect(gone.code == 2 && !gone.error.contains("\u{1B}") && gone.error.split(separator: "\n").count == 1)
    }
  }

  @Test func pathsThatAreNoneAreErrors() throws {
    try with(["a.xib": Self.warned]) { (program: Program) throws in
      for path in ["", "b.xib", "a.xib/b", String(repeating: "x", count: 5000)] {
        let result = try program.run([path, "a.xib", "--format", "xcode"])
        #expect(result.code == 2 && result.error.contains("cannot be linted"))
        #expect(result.output.contains("a.xib:5:"))
      }
    }
  }

  @Test func aWorkingDirectoryThatIsGoneIsNoRoot() throws {
    try with([:]) { (program: Program) throws in
      let command = "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" --show-files"
      let result = try program.runShell(command)
      #expect(result.code == 2 && result.output.isEmpty)
      #expect(result.error.contains("The working directory cannot be found"))
    }
  }

  @Test func outputsThatCannotBeWrittenAreErrors() throws {
    try with(["a.xib": Self.warned]) { (program: Program) throws in
      let closed = try program.runShell("exec \"$0\" a.xib >&-")
      #expect(closed.code == 2 && closed.error.contains("standard output cannot be written"))
      #expect(try program.runShell("exec \"$0\" a.xib 2>&-").code == 0)
      #expect(try program.runShell("exec \"$0\" - <&-").code == 2)
      #expect(try program.run(["-o", "no/such/file"]).code == 2)
    }
  }

  @Test func aClosedPipeIsNoCrash() throws {
    let program = try Program()
    defer { program.remove() }
    for index in 0..<300 { try program.write("v\(index).xib", Self.warned) }
    let result = try program.runIntoClosedPipe(["--no-config", "."])
    #expect(result.code == 0)
    #expect(result.error.isEmpty)
  }

  @Test func anyNumberOfWorkersPrintsTheSame() throws {
    let program = try Program()
    defer { program.remove() }
    for index in 0..<300 { try program.write("v\(index).xib", index % 7 == 0 ? "<a" : Self.warned) }
    let one = try program.run(["--no-config", "--jobs", "1"])
    for jobs in ["2", "8"] { #expect(try program.run(["--no-config", "--jobs", jobs]).output == one.output) }
    #expect(!one.output.isEmpty)
  }

  #if os(Linux)
    @Test func aFullDiskIsAnErrorAndADeviceStaysOne() throws {
      try with(["a.xib": Self.warned]) { (program: Program) throws in
        let full = try program.runShell("exec \"$0\" a.xib > /dev/full")
        #expect(full.code == 2 && full.error.contains("No space left on device"))
        #expect(try program.run(["a.xib", "--format", "sarif=/dev/full"]).code == 2)
        // As a privileged user, a file that takes the name of a device would break the machine.
        let written = try program.runShell("exec \"$0\" a.xib --write-baseline /dev/stdout | cat")
        #expect(written.output.contains("\"object\":\"a-1\""))
      }
    }
  #endif
}
