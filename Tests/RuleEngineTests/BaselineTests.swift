import RuleEngine
import SourceText
import Testing
import YAMLTree

struct BaselineTests {
  private func diagnostic(
    _ rule: String, _ object: String?, file: String = "App/A.xib", message: String = "M", line: Int = 1
  ) -> Diagnostic {
    let place = TextPosition(line: line, column: 1)
    return Diagnostic(
      rule: rule, severity: .error, message: message, file: file, start: place, end: place, objectID: object)
  }

  @Test func findingsAreKnownByRuleAndObjectOrMessage() {
    let baseline = Baseline(
      of: [diagnostic("a", "1"), diagnostic("b", nil)], directory: "/w", workingDirectory: "/w")
    let found = [
      diagnostic("a", "1", message: "other", line: 9), diagnostic("a", "2"), diagnostic("b", "1"),
      diagnostic("b", nil, line: 4), diagnostic("b", nil, message: "other"),
    ]
    let judgement = baseline.judge(found, ofFile: "App/A.xib", workingDirectory: "/w")
    #expect(judgement.knownCount == 2)
    #expect(judgement.remaining.map { $0.rule + ($0.objectID ?? "-") + $0.message } == ["a2M", "b1M", "b-other"])
    #expect(judgement.stale.isEmpty)
    let other = baseline.judge([diagnostic("a", "1", file: "B.xib")], ofFile: "B.xib", workingDirectory: "/w")
    #expect(other.remaining.count == 1)
  }

  @Test func countsLimitWhatIsKnown() {
    let two = [diagnostic("a", "1", line: 1), diagnostic("a", "1", line: 2)]
    let baseline = Baseline(of: two, directory: "/w", workingDirectory: "/w")
    let three = two + [diagnostic("a", "1", line: 3)]
    let more = baseline.judge(three, ofFile: "App/A.xib", workingDirectory: "/w")
    #expect(more.remaining.map(\.start.line) == [3])
    let fewer = baseline.judge([two[0]], ofFile: "App/A.xib", workingDirectory: "/w")
    #expect(fewer.remaining.isEmpty)
    #expect(fewer.stale.map(\.entry) == [Baseline.Entry(file: "App/A.xib", rule: "a", object: "1")])
    #expect(fewer.stale.map(\.count) == [1])
  }

  @Test func filesAreRelativeToTheBaseline() {
    let findings = [diagnostic("a", "1"), diagnostic("a", "1", file: "/elsewhere/B.xib")]
    let baseline = Baseline(of: findings, directory: "/w/lint", workingDirectory: "/w")
    #expect(baseline.files == ["../../elsewhere/B.xib", "../App/A.xib"])
    let judgement = baseline.judge([diagnostic("a", "1", file: "A.xib")], ofFile: "A.xib", workingDirectory: "/w/App")
    #expect(judgement.remaining.isEmpty)
  }

  @Test func theFileIsTheSameWhateverTheOrder() {
    let findings = [
      diagnostic("b", "2"), diagnostic("a", "1"), diagnostic("a", nil, message: "x \"y\""), diagnostic("a", "1"),
      diagnostic("a", "1", file: "A.xib"),
    ]
    let baseline = Baseline(of: findings, directory: "/w", workingDirectory: "/w")
    let expected = """
      {
        "version": 1,
        "findings": [
          {"file":"A.xib","rule":"a","object":"1","count":1},
          {"file":"App/A.xib","rule":"a","message":"x \\"y\\"","count":1},
          {"file":"App/A.xib","rule":"a","object":"1","count":2},
          {"file":"App/A.xib","rule":"b","object":"2","count":1}
        ]
      }

      """
    #expect(String(decoding: baseline.json, as: UTF8.self) == expected)
    let reversed = Baseline(of: findings.reversed(), directory: "/w", workingDirectory: "/w")
    #expect(reversed.json == baseline.json)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let folder = try TemporaryFolder()
    let odd = "tab\t line\n quote \" \u{85} \u{2028} \u{7F} \u{FEFF} 😀 \\ end "
    let findings = [
      diagnostic("a", nil, message: odd), diagnostic("a", nil, message: ""), diagnostic("a", "null", file: "é \n.xib"),
      diagnostic("a", "1", file: Path.text(of: [0xE9])),
    ]
    let baseline = Baseline(of: findings, directory: folder.path, workingDirectory: folder.path)
    try baseline.write(to: folder("b.json"))
    let read = try Baseline.read("b.json", workingDirectory: folder.path)
    #expect(read.entries.map(\.entry) == baseline.entries.map(\.entry))
    #expect(read.directory == folder.path)
    #expect(read.entriesOfMissingFiles.count == 4)
    try folder.write("", to: "App/A.xib")
    #expect(read.entriesOfMissingFiles.map(\.entry.rule) == ["a", "a"])
    let empty = Baseline(of: [], directory: folder.path, workingDirectory: folder.path)
    try empty.write(to: folder("e.json"))
    #expect(try Baseline.read(folder("e.json"), workingDirectory: folder.path).entries.isEmpty)
  }

  @Test(arguments: [
    ("{\"version\": 2, \"findings\": []}", "b.json:1:13: this program reads version 1"),
    (
      "{\"version\": 1, \"findings\": [{\"file\": \"a\", \"rule\": \"b\"}]}",
      "b.json:1:29: an entry has either `object`"
    ),
    (
      "{\"version\": 1, \"findings\": [{\"file\": \"a\", \"rule\": \"b\", \"object\": \"c\", \"count\": 0}]}",
      "b.json:1:"
    ),
    ("{\"version\": 1, \"finding\": []}", "b.json:1:1: the key `findings` is missing"),
    ("{", "b.json:"), ("", "b.json:1:1: a mapping"),
  ])
  func faultyFiles(text: String, expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "b.json")
    let error = #expect(throws: YAMLErrors.self) { try Baseline.read("b.json", workingDirectory: folder.path) }
    #expect(error?.description.hasPrefix(expected) == true, "\(error?.description ?? "")")
  }

  @Test func aBaselineThatIsNotThere() {
    let error = #expect(throws: YAMLErrors.self) { try Baseline.read("/none/b.json", workingDirectory: "/") }
    #expect(
      error?.description
        == "/none/b.json:1:1: the baseline cannot be read: No such file or directory; `--write-baseline` makes one")
  }
}
