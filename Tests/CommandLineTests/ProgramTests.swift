import Foundation
import Testing

@Suite struct ProgramTests {
  private static let clean = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
        <objects/>
    </document>

    """
  private static let warned = clean.replacing(
    "<objects/>",
    with: """
      <objects>
          <imageView id="a-1" image="close">
              <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
          </imageView>
      </objects>
      """)
  private static let rule = "accessibility_labels_for_images"

  private func with(_ files: [String: String], _ body: (Program) throws -> Void) throws {
    let program = try Program()
    defer { program.remove() }
    for (name, text) in files { try program.write(name, text) }
    try body(program)
  }

  @Test func exitCodesTellWhatHappened() throws {
    try with(["clean.xib": Self.clean, "b/warned.xib": Self.warned, "bad.xib": "<a>"]) { (program: Program) throws in
      #expect(try program.run(["clean.xib"]).code == 0)
      #expect(try program.run(["b"]).code == 0)
      #expect(try program.run(["b", "--strict"]).code == 1)
      #expect(try program.run(["b", "--strict", "--fail-on", "error"]).code == 0)
      #expect(try program.run(["b", "--rule", "\(Self.rule)=error"]).code == 1)
      #expect(try program.run(["b", "--strict", "--rule", "\(Self.rule)=off"]).code == 0)
      #expect(try program.run(["b", "--strict", "--ignore", "accessibility"]).code == 0)
      #expect(try program.run(["bad.xib"]).code == 1)
      #expect(try program.run([]).code == 1)
      #expect(try program.run(["clean.xib", "missing.xib"]).code == 2)
      #expect(try program.run(["--fxi"]).code == 2)
      #expect(try program.run(["--select", "no_such_rule", "clean.xib"]).code == 2)
      #expect(try program.run(["--select", ",", "clean.xib"]).code == 2)
    }
  }

  @Test func findingsGoToOutputAndTheRestToError() throws {
    try with(["warned.xib": Self.warned]) { (program: Program) throws in
      let result = try program.run([])
      #expect(result.output.hasPrefix("warned.xib:4:"))
      #expect(result.output.contains(": warning: ") && result.output.contains("(\(Self.rule))\n"))
      #expect(result.error.hasPrefix("Found 1 problem (1 warning) in 1 file."))
      #expect(try program.run(["--quiet"]).error.isEmpty)
      let statistics = try program.run(["--statistics", "--format", "json"])
      #expect(statistics.error.hasPrefix("1  \(Self.rule)\n"))
      #expect(statistics.output.hasPrefix("[\n{"))
    }
  }

  @Test func outputsGoToFiles() throws {
    try with(["warned.xib": Self.warned]) { (program: Program) throws in
      #expect(try program.run(["--format", "sarif=a.sarif", "-o", "b.txt", "--format", "text"]).output.isEmpty)
      #expect(try program.read("a.sarif").contains("\"ruleId\":\"\(Self.rule)\""))
      #expect(try program.read("b.txt").hasPrefix("warned.xib:"))
      #expect(try program.run(["-o", "no/such/folder.txt"]).code == 2)
    }
  }

  @Test func theEnvironmentChoosesFormats() throws {
    try with(["warned.xib": Self.warned]) { (program: Program) throws in
      #expect(try program.run([], environment: ["SRCROOT": "/"]).output.hasPrefix("/"))
      let output = try program.run([], environment: ["GITHUB_ACTIONS": "true"]).output
      #expect(output.hasPrefix("warned.xib:") && output.contains("::warning title=xiblint"))
      #expect(try program.run([], environment: ["FORCE_COLOR": "1"]).output.contains("\u{1B}["))
      #expect(try !program.run(["--color=never"], environment: ["FORCE_COLOR": "1"]).output.contains("\u{1B}["))
    }
  }

  @Test func standardInputIsAFile() throws {
    try with([:]) { (program: Program) throws in
      let result = try program.run(["-", "--stdin-filename", "App/x.xib"], input: Self.warned)
      #expect(result.output.hasPrefix("App/x.xib:4:"))
      let fixed = try program.run(["-", "--fix", "--unsafe-fixes"], input: Self.warned)
      #expect(fixed.output == Self.warned.replacing("value=\"YES\"/></acc", with: "value=\"NO\"/></acc"))
    }
  }

  @Test func fixesAreShownOrMade() throws {
    try with(["warned.xib": Self.warned]) { (program: Program) throws in
      let diff = try program.run(["--diff", "--unsafe-fixes"])
      #expect(diff.code == 1)
      #expect(diff.output.hasPrefix("--- a/warned.xib\n+++ b/warned.xib\n"))
      #expect(try program.read("warned.xib") == Self.warned)
      #expect(try program.run(["--fix", "--strict"]).code == 1)
      let fixed = try program.run(["--fix", "--unsafe-fixes", "--strict"])
      #expect(fixed.code == 0 && fixed.error.hasPrefix("Fixed 1 problem. No problems in 1 file."))
      #expect(try program.run(["--diff", "--unsafe-fixes"]).code == 0)
    }
  }

  @Test func baselinesHoldWhatIsKnown() throws {
    try with(["warned.xib": Self.warned]) { (program: Program) throws in
      let written = try program.run(["--write-baseline", "known.json", "--strict"])
      #expect(written.code == 0 && written.output.isEmpty)
      #expect(try program.run(["--baseline", "known.json", "--strict"]).code == 0)
      #expect(try program.run(["--baseline", "missing.json"]).code == 2)
      try program.write("warned.xib", Self.warned.replacing("a-1", with: "a-2"))
      #expect(try program.run(["--baseline", "known.json", "--strict"]).code == 1)
    }
  }

  @Test func baselinesOutliveEdits() throws {
    let second = Self.warned.replacing("</objects>", with: "<imageView id=\"a-2\" image=\"x\"/></objects>")
    try with(["App/warned.xib": Self.warned, "other.xib": second]) { (program: Program) throws in
      let baseline = ["--baseline", "known.json", "--strict"]
      #expect(try program.run(["--write-baseline", "known.json"]).error == "Wrote 2 findings into known.json.\n")
      let text = try program.read("known.json")
      try program.write("App/warned.xib", Self.warned.replacing("<objects>", with: "\n\n<objects>"))
      #expect(try program.run(baseline).code == 0)
      #expect(try program.run(["App"] + baseline).code == 0)
      #expect(try program.run(["--write-baseline", "known.json"]).code == 0)
      #expect(try program.read("known.json") == text)
      // Another object with the same fault is news, and so is a file of another name.
      let twin =
        "<imageView id=\"a-1\" image=\"x\"><accessibility key=\"accessibilityConfiguration\">"
        + "<bool key=\"isElement\" value=\"YES\"/></accessibility></imageView></objects>"
      try program.write("other.xib", Self.warned.replacing("</objects>", with: twin))
      #expect(try program.run(["other.xib", "--select", Self.rule] + baseline).code == 1)
      try FileManager.default.removeItem(at: program.directory.appending(path: "other.xib"))
      try program.write("new.xib", second)
      try program.write("App/warned.xib", Self.clean)
      let result = try program.run(baseline + ["--report-unused", "--quiet"])
      #expect(result.code == 1 && result.output.hasPrefix("new.xib:"))
      #expect(
        result.error == """
          known.json: `\(Self.rule)` at `a-1` is no more in App/warned.xib; `--write-baseline` drops it.
          known.json: `\(Self.rule)` at `a-1` is no more in other.xib; `--write-baseline` drops it.

          """)
    }
  }

  @Test func configurationIsShown() throws {
    try with([".xiblint.yml": "fail_on: warning\n", "warned.xib": Self.warned]) { (program: Program) throws in
      #expect(try program.run(["--show-config", "warned.xib"]).output.contains("fail_on: warning\n"))
      #expect(try program.run([]).code == 1)
      #expect(try program.run(["--no-config"]).code == 0)
      #expect(try program.run(["--show-files"]).output == "warned.xib\n")
      try FileManager.default.removeItem(at: program.directory.appending(path: ".xiblint.yml"))
      let path = program.directory.appending(path: ".xiblint.yml").path
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere.yml")
      #expect(try program.run([]).code == 2)
      try FileManager.default.removeItem(atPath: path)
      try program.write(".xiblint.yml", "fail_no: warning\n")
      let result = try program.run([])
      #expect(result.code == 2 && result.error.contains(".xiblint.yml:1:1: "))
    }
  }

  @Test func initLeavesAFileAlone() throws {
    try with(["warned.xib": Self.warned]) { (program: Program) throws in
      #expect(try program.run(["init"]).code == 0)
      let text = try program.read(".xiblint.yml")
      #expect(try program.run([]).code == 0)
      #expect(try program.run(["init"]).code == 2)
      #expect(try program.read(".xiblint.yml") == text)
      // Its comments are settings that can be switched on.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let settings = lines.map { line in
        let text = line.drop { $0 == "#" }.drop { $0 == " " }
        let isSetting = text.contains("xclude:") || text.contains("include:")
        return line.hasPrefix("#") && isSetting ? String(text) : String(line)
      }
      try program.write(".xiblint.yml", settings.joined(separator: "\n"))
      #expect(try program.run(["--show-config", "a.xib"]).code == 0)
    }
  }

  @Test func rulesAreExplained() throws {
    try with([:]) { (program: Program) throws in
      #expect(try program.run(["rules"]).output.contains("  \(Self.rule) "))
      #expect(try program.run(["rules", "--format", "json"]).output.contains("\"id\": \"\(Self.rule)\""))
      #expect(try program.run(["explain", Self.rule]).output.contains("  Identifier: \(Self.rule)\n"))
      let misspelt = try program.run(["explain", Self.rule + "x"])
      #expect(misspelt.code == 2 && misspelt.error.contains("Did you mean `\(Self.rule)`?"))
      #expect(try program.run(["docs", "-o", "a/b"]).code == 0)
      #expect(try program.read("a/b/index.md").contains("[`\(Self.rule)`](\(Self.rule).md)"))
      #expect(try program.read("a/b/\(Self.rule).md").hasPrefix("# \(Self.rule)\n"))
    }
  }

  @Test func ruleFilesAreTested() throws {
    let rule = """
      id: empty_label
      summary: A label has no text.
      severity: warning
      sets: [recommended]
      element: label
      assert: '@text'
      message: The label is empty.
      why: It shows nothing.
      examples:
        - bad: <↓label id="a"/>
        - good: <label id="a" text="x"/>
      """
    try with(["own/style/empty_label.yml": rule, "a.xib": Self.clean]) { (program: Program) throws in
      let good = try program.run(["rules", "test", "own"])
      #expect(good.code == 0 && good.error == "2 examples of 1 rule: all hold.\n")
      try program.write("own/style/empty_label.yml", rule.replacing(" text=\"x\"", with: ""))
      #expect(try program.run(["rules", "test", "own/style/empty_label.yml"]).code == 1)
      #expect(try program.run(["rules", "test"]).code == 2)
      try program.write("own/style/empty_label.yml", rule.replacing("'@text'", with: "'@text ='"))
      #expect(try program.run(["rules", "test", "own"]).code == 1)
      try program.write("own/style/empty_label.yml", rule.replacing("'@text'", with: "matches(@text, '[')"))
      #expect(try program.run(["rules", "test", "own"]).output.contains("own/style/empty_label.yml:6:9: “[” is no"))
      try program.write("own/style/empty_label.yml", rule.replacing("'@text'", with: "'@text ='"))
      try program.write(".xiblint.yml", "rule_folders: [own]\n")
      let result = try program.run([])
      #expect(result.code == 2 && result.error.contains(" own/style/empty_label.yml:6:17: "))
    }
  }

  @Test func aClosedPipeEndsTheRunQuietly() throws {
    try with(["warned.xib": Self.warned]) { (program: Program) throws in
      let result = try program.runIntoClosedPipe([])
      #expect(result.code == 0 && result.error.isEmpty)
    }
  }

  @Test func unusedSuppressionsAreReported() throws {
    let suppressed = Self.clean.replacing("<objects/>", with: "<objects/><!-- xiblint:disable misplaced -->")
    try with(["a.xib": suppressed]) { (program: Program) throws in
      #expect(try program.run([]).output.isEmpty)
      #expect(try program.run(["--report-unused"]).output.contains("(unused_suppression)"))
      try program.write(".xiblint.yml", "report_unused_suppressions: true\n")
      #expect(try program.run([]).output.contains("(unused_suppression)"))
    }
  }

  @Test func helpAndCompletionsComeFromTheTable() throws {
    try with([:]) { (program: Program) throws in
      #expect(try program.run(["--help"]).output.contains("--stdin-filename NAME"))
      #expect(try program.run(["help", "docs"]).output.contains("-o, --output DIR"))
      #expect(try program.run(["--version"]).output.hasPrefix("xiblint "))
      for shell in ["bash", "zsh", "fish"] {
        let script = try program.run(["--generate-completion", shell]).output
        #expect(script.contains("unsafe-fixes") && script.contains(Self.rule))
      }
    }
  }
}
