import RuleEngine
import RuleFormat
import SourceText
import Testing

@testable import Reporters

/// The output of a format for the findings of one file.
func output(
  _ format: String, _ diagnostics: [Diagnostic], file: String = "A.xib", context: ReportContext = .plain
) throws -> String {
  var reporter = try #require(ReportFormats.named(format)).init(context: context)
  var summary = ReportSummary()
  var bytes: [UInt8] = []
  reporter.begin(&bytes)
  reporter.report(diagnostics, inFile: file, &bytes)
  summary.add(diagnostics)
  reporter.end(summary, &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

extension ReportContext {
  /// A context without colours.
  static var plain: ReportContext { ReportContext(workingDirectory: "/work dir", version: "1.2.3") }
}

extension Diagnostic {
  /// A warning about the image in a line.
  static func example(
    _ message: String = "No label.", severity: Severity = .warning, file: String = "A.xib", fix: Fix? = nil,
    also: [Place] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: "some_rule", severity: severity, message: message, file: file,
      start: TextPosition(line: 3, column: 18, utf8Column: 19, offset: 40),
      end: TextPosition(line: 3, column: 25, utf8Column: 26, offset: 47),
      sourceLine: "    <label id=\"ä\" text=\"\"/>", objectID: "a-1", objectName: "label \"x\"",
      url: "https://example.com", also: also, fix: fix)
  }

  /// A fix of the example.
  static var fix: Fix {
    let places = [
      Fix.EditPlace(
        start: TextPosition(line: 3, column: 24, utf8Column: 25, offset: 46),
        end: TextPosition(line: 3, column: 24, utf8Column: 25, offset: 46))
    ]
    return Fix(title: "Say it", isSafe: true, edits: [Edit(range: 46..<46, replacement: "\"é\"")], places: places)
  }
}

@Suite struct ReportersTests {
  @Test func textUnderlinesTheRange() throws {
    let place = Diagnostic.Place(
      message: "the other", start: TextPosition(line: 9, column: 2), end: TextPosition(line: 9, column: 4))
    #expect(
      try output("text", [.example(fix: Diagnostic.fix, also: [place])])
        == """
        A.xib:3:18: warning: No label. (some_rule)
          3 | <label id="ä" text=""/>
            |              ^^^^^^^ label "x"
            = note: A.xib:9:2: the other
            = help: Say it (--fix)


        """.replacing("             ^^^^^^^", with: "              ^^^^^^^".dropFirst()))
  }

  @Test func xcodePathsAreAbsolute() throws {
    let findings: [Diagnostic] = [.example(), .example("Two\nlines", severity: .info, file: "/else/B.xib")]
    #expect(
      try output("xcode", findings) == """
        /work dir/A.xib:3:18: warning: No label. (some_rule)
        /else/B.xib:3:18: note: Two␊lines (some_rule)

        """)
  }

  @Test func gitHubEscapesAndPutsErrorsFirst() throws {
    var long = Diagnostic.example("100%\nsure, is: it", severity: .error, file: "a,b:c.xib")
    long.end.line = 4
    #expect(
      try output("github", [.example(), long]) == """
        ::error title=xiblint (some_rule),file=a%2Cb%3Ac.xib,line=3,endLine=4::100%25%0Asure, is: it
        ::warning title=xiblint (some_rule),file=A.xib,line=3,col=18,endLine=3,endColumn=24::No label.

        """)
  }

  @Test func jsonIsOneArray() throws {
    #expect(try output("json", []) == "[]\n")
    let first =
      #"{"rule":"some_rule","severity":"warning","message":"No label.","file":"A.xib","#
      + #""start":{"line":3,"column":18,"offset":40},"end":{"line":3,"column":25,"offset":47},"#
      + #""objectID":"a-1","url":"https://example.com","also":[],"fix":{"title":"Say it","safe":true,"#
      + #""edits":[{"start":46,"end":46,"replacement":"\"é\""}]}}"#
    var bare = Diagnostic.example("\u{1}", severity: .error)
    (bare.objectID, bare.url, bare.start.offset, bare.end.offset) = (nil, nil, nil, nil)
    let second =
      #"{"rule":"some_rule","severity":"error","message":"\u0001","file":"A.xib","#
      + #""start":{"line":3,"column":18,"offset":null},"end":{"line":3,"column":25,"offset":null},"#
      + #""objectID":null,"url":null,"also":[],"fix":null}"#
    #expect(try output("json", [.example(fix: Diagnostic.fix), bare]) == "[\n\(first),\n\(second)\n]\n")
  }

  @Test func rdjsonlCountsBytes() throws {
    #expect(
      try output("rdjsonl", [.example(fix: Diagnostic.fix)]) == #"{"message":"No label.","location":{"path":"A.xib","#
        + #""range":{"start":{"line":3,"column":19},"end":{"line":3,"column":26}}},"severity":"WARNING","#
        + #""source":{"name":"xiblint"},"code":{"value":"some_rule","url":"https://example.com"},"#
        + #""suggestions":[{"range":{"start":{"line":3,"column":25},"end":{"line":3,"column":25}},"text":"\"é\""}]}"#
        + "\n")
  }

  @Test func gitLabFingerprintsDifferAndStay() throws {
    let text = try output("gitlab", [.example(), .example(), .example("Other.")])
    let prints = text.split(separator: "\"fingerprint\":\"").dropFirst().map { $0.prefix(16) }
    #expect(prints.count == 3 && Set(prints).count == 3)
    var moved = Diagnostic.example()
    moved.start.line = 30
    #expect(try output("gitlab", [moved]).contains(prints[0]))
    #expect(text.contains(#""location":{"path":"A.xib","positions":{"begin":{"line":3,"column":18},"#))
  }

  @Test func serversReadPathsFromTheProject() throws {
    var context = ReportContext.plain
    context.workingDirectory = "/project/App"
    context.projectDirectory = "/project"
    #expect(try output("gitlab", [.example()], context: context).contains(#""path":"App/A.xib""#))
    #expect(try output("github", [.example()], context: context).contains("file=App/A.xib,"))
    #expect(try output("json", [.example()], context: context).contains(#""file":"A.xib""#))
  }

  @Test func sarifNamesRulesThatOccur() throws {
    var context = ReportContext.plain
    context.rule = { id in
      id == "some_rule"
        ? Rule(
          id: id, category: "style", summary: "Short.", severity: .info, sets: ["recommended"], elements: ["label"],
          condition: .assertion("true()", message: "m"), why: "Long.", references: ["https://example.com"]) : nil
    }
    var other = Diagnostic.example(severity: .info, file: "/tmp/ä b.xib")
    (other.rule, other.objectID) = ("syntax", nil)
    let text = try output("sarif", [.example(fix: Diagnostic.fix), other, .example()], context: context)
    #expect(text.contains(#""columnKind":"unicodeCodePoints""#))
    #expect(text.contains(#"{"ruleId":"some_rule","ruleIndex":0,"level":"warning","message":{"text":"No label."}"#))
    #expect(text.contains(#"{"ruleId":"syntax","ruleIndex":1,"level":"note""#))
    #expect(text.contains(#""artifactLocation":{"uri":"file:///tmp/%C3%A4%20b.xib"}"#))
    #expect(text.contains(#""region":{"startLine":3,"startColumn":18,"endLine":3,"endColumn":25}"#))
    #expect(
      text.contains(#""replacements":[{"deletedRegion":{"startLine":3,"startColumn":24,"endLine":3,"endColumn":24}"#))
    #expect(text.contains(#""shortDescription":{"text":"Short."},"fullDescription":{"text":"Long."}"#))
    #expect(text.contains(#""properties":{"tags":["style","recommended"]}},{"id":"syntax"}]"#))
    #expect(text.contains(#""invocations":[{"executionSuccessful":true}]"#))
  }

  @Test func xmlFormatsEscape() throws {
    let finding = Diagnostic.example("<a> & \"b\"\n\u{1B}", file: "x&y.xib")
    #expect(
      try output("checkstyle", [finding], file: "x&y.xib") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="x&amp;y.xib">
            <error line="3" column="18" severity="warning" message="&lt;a&gt; &amp; &quot;b&quot;&#10;\u{FFFD}" \
        source="xiblint.rules.some_rule"/>
          </file>
        </checkstyle>

        """)
  }

  @Test func junitHasASuiteForEachFile() throws {
    #expect(
      try output("junit", []) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="xiblint">
          <testsuite name="A.xib" tests="1" failures="0" errors="0">
            <testcase name="xiblint" classname="A.xib"/>
          </testsuite>
        </testsuites>

        """)
    let text = try output("junit", [.example(severity: .error)])
    #expect(text.contains(#"<testsuite name="A.xib" tests="1" failures="1" errors="0">"#))
    #expect(text.contains(#"<failure message="No label." type="error">A.xib:3:18: error: No label.</failure>"#))
  }

  @Test func formatsAreInferredFromExtensions() {
    #expect(ReportFormats.inferred(fromFile: "out/x.SARIF").map { $0.name } == ["sarif"])
    #expect(ReportFormats.inferred(fromFile: "x.xml").map { $0.name } == ["checkstyle", "junit"])
    #expect(ReportFormats.inferred(fromFile: "x.log").isEmpty)
  }
}
