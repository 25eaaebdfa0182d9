import Foundation
import Testing

/// Fixes change only the bytes that they must, and files that cannot be written stay as they are.
@Suite struct FixTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">

    """
  /// Two unused entries, which go with their lines.
  private static let unused =
    head + """
          <objects>
              <imageView image="used" id="é-1"/>
          </objects>
          <resources>
              <image name="one" width="1" height="1"/>
              <image name="used" width="1" height="1"/>
              <image name="two" width="1" height="1"/>
          </resources>
      </document>
      """
  private static let clean = unused.replacing(/\n *<image name="(?:one|two)"[^\n]*/, with: "")

  private func with(_ files: [String: String], _ body: (Program) throws -> Void) throws {
    let program = try Program()
    defer { program.remove() }
    for (name, text) in files { try program.write(name, text) }
    try body(program)
  }

  private func attributes(_ program: Program, _ name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: program.directory.appending(path: name).path)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func onlyTheBytesThatMustChange(lineEnd: String) throws {
    let (before, after) = (Self.unused.replacing("\n", with: lineEnd), Self.clean.replacing("\n", with: lineEnd))
    try with(["a.xib": "\u{FEFF}" + before, "b.xib": "\u{FEFF}" + after]) { (program: Program) throws in
      let stamp = Date(timeIntervalSince1970: 1_000_000_000)
      let path = program.directory.appending(path: "b.xib").path
      try FileManager.default.setAttributes([.modificationDate: stamp], ofItemAtPath: path)
      let number = try attributes(program, "b.xib")[.systemFileNumber] as? Int
      let result = try program.run(["--fix"])
      #expect(result.code == 0 && result.error.hasPrefix("Fixed 2 problems. No problems in 2 files."))
      #expect(try Data(contentsOf: program.directory.appending(path: "a.xib")) == Data(("\u{FEFF}" + after).utf8))
      #expect(try attributes(program, "b.xib")[.modificationDate] as? Date == stamp)
      #expect(try attributes(program, "b.xib")[.systemFileNumber] as? Int == number)
      #expect(try program.run(["--fix"]).error.hasPrefix("No problems"))
    }
  }

  /// The frames that constraints give are written as Interface Builder writes them, and nothing else changes.
  @Test(arguments: ["\n", "\r\n"])
  func solvedFramesAreWritten(lineEnd: String) throws {
    func document(_ frame: String, _ flag: String) -> String {
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_0" orientation="portrait" appearance="light"/>
            <objects>
                <view contentMode="scaleToFill" id="v">
                    <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                    <subviews>
                        <view contentMode="scaleToFill"\(flag) translatesAutoresizingMaskIntoConstraints="NO" id="a">
                            <rect key="frame" \(frame)/><!-- the frame -->
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
                        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
                        <constraint firstItem="a" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="0.74" id="c3"/>
                        <constraint firstItem="a" firstAttribute="height" constant="40" id="c4"/>
                    </constraints>
                </view>
            </objects>
        </document>

        """
      return text.replacing("\n", with: lineEnd)
    }
    let before = document("x=\"12\" y=\"0.0\" width=\"280\" height=\"40\"", " misplaced=\"YES\"")
    let after = document("x=\"0.0\" y=\"0.0\" width=\"288.66666666666669\" height=\"40\"", "")
    try with(["a.xib": before]) { (program: Program) throws in
      let select = ["--select", "solved", "--no-config"]
      // It is asked for.
      #expect(try program.run(select + ["--fix"]).error.hasPrefix("Found 1 problem"))
      let result = try program.run(select + ["--fix", "--unsafe-fixes"])
      #expect(result.code == 0 && result.error.hasPrefix("Fixed 1 problem. No problems in 1 file."))
      let bytes = try Data(contentsOf: program.directory.appending(path: "a.xib"))
      #expect(bytes == Data(after.utf8))
      #expect(try program.run(select + ["--fix", "--unsafe-fixes"]).error.hasPrefix("No problems"))
      #expect(try Data(contentsOf: program.directory.appending(path: "a.xib")) == bytes)
    }
  }

  @Test func permissionsAndLinksStay() throws {
    try with(["real/a.xib": Self.unused]) { (program: Program) throws in
      let link = program.directory.appending(path: "link.xib").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/a.xib")
      let path = program.directory.appending(path: "real/a.xib").path
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      #expect(try program.run(["--fix", "link.xib"]).code == 0)
      #expect(try program.read("real/a.xib") == Self.clean)
      #expect(try attributes(program, "real/a.xib")[.posixPermissions] as? Int == 0o640)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/a.xib")
      #expect(try FileManager.default.contentsOfDirectory(atPath: program.directory.path + "/real") == ["a.xib"])
    }
  }

  @Test func aDifferenceIsAPatch() throws {
    try with(["dir/a b.xib": Self.unused, "c.xib": Self.unused.replacing("\n", with: "\r\n")]) {
      (program: Program) throws in
      let result = try program.runShell(
        "\"$0\" --diff > ../$$.patch; git apply --unsafe-paths ../$$.patch; rm ../$$.patch")
      #expect(result.code == 0, "\(result.error)")
      #expect(try program.read("dir/a b.xib") == Self.clean)
      #expect(try program.read("c.xib") == Self.clean.replacing("\n", with: "\r\n"))
    }
  }

  @Test func standardInputComesBackFixed() throws {
    try with([:]) { (program: Program) throws in
      let fixed = try program.run(["--fix", "-"], input: Self.unused)
      #expect(fixed.code == 0 && fixed.output == Self.clean)
      let broken = try program.run(["--fix", "-"], input: "<document>")
      #expect(broken.code == 1 && broken.output == "<document>" && broken.error.contains("(syntax)"))
      let json = try program.run(["--fix", "-", "--format", "json"], input: Self.clean)
      #expect(json.output == Self.clean && json.error.hasPrefix("[]\n"))
    }
  }

  @Test func whatCannotBeWrittenKeepsItsFindings() throws {
    try with(["a.xib": Self.unused, "locked/b.xib": Self.unused]) { (program: Program) throws in
      // Root may write everything, so it becomes somebody else.
      let result = try program.runShell(
        """
        chmod 755 . ; chmod 444 a.xib; chmod 555 locked; user=
        if [ "$(id -u)" = 0 ]; then user="setpriv --reuid=65534 --regid=65534 --clear-groups"; fi
        $user test -x "$0" || exit 99
        $user "$0" --fix --format xcode; code=$?; chmod 755 locked; exit $code
        """)
      if result.code == 99 { return }
      #expect(result.code == 2)
      #expect(result.error.contains("a.xib cannot be written, so nothing was fixed: Permission denied.\n"))
      #expect(result.error.contains("locked/b.xib cannot be written, so nothing was fixed: Permission denied.\n"))
      #expect(result.error.contains("Found 4 problems (4 info) in 2 files. 4 fixable with --fix."))
      #expect(result.output.split(separator: "\n").count == 4)
      #expect(try program.read("a.xib") == Self.unused)
    }
  }

  @Test func insertionsKeepOddTagsAndOtherEncodingsAreRefused() throws {
    let cell =
      "<document><objects>\r\n  <tableViewCell\tid='c'>\r\n<tableViewCellContentView key=\"contentView\"  id='v' />\r\n"
      + "</tableViewCell></objects></document>"
    let configuration = "rule_sets: [inset_grouped]\nrules: { cell_content_not_clipped: { cells: all } }\n"
    try with(["c.xib": cell, ".xiblint.yml": configuration]) { (program: Program) throws in
      let url = program.directory.appending(path: "c.xib")
      let arguments = ["--fix", "--select", "cell_content_not_clipped", "c.xib"]
      _ = try program.run(arguments)
      #expect(try program.read("c.xib") == cell.replacing("id='v' />", with: "id='v' clipsSubviews=\"YES\" />"))
      let wide = Data([0xFF, 0xFE]) + (try #require(cell.data(using: .utf16LittleEndian)))
      try wide.write(to: url)
      #expect(try program.run(arguments).error.contains("UTF-8"))
      #expect(try Data(contentsOf: url) == wide)
    }
  }
}
