import RuleEngine
import RuleFormat
import SourceText
import Testing

struct LintRunTests {
  private static let document = "<document><label text=\"old\" id=\"a\"/></document>"
  private let configuration = Configuration(directory: "/", catalogue: RuleCatalogue(entries: [], sets: []))

  /// A rule that wants another text, and calls `then` as it is made, which is while a file is linted.
  private func rules(then: @escaping @Sendable () -> Void = {}) -> ResolvedRules {
    let entry = RuleEntry(
      id: "new_text", category: "style", severity: .warning, sets: [], elements: ["label"], aliases: []
    ) {
      then()
      return Rule(
        id: "new_text", category: "style", summary: "S", severity: .warning, elements: ["label"],
        condition: .assertion("@text = 'new'", message: "Old."), why: "W",
        fix: Rule.FixTemplate(title: "Renew", isSafe: true, edits: [.set("@text", to: "new")]))
    }
    return ResolvedRules([ResolvedRule(entry: entry, severity: .warning)], configuration: configuration)
  }

  private func results(_ inputs: [LintRun.Input], _ fixing: LintRun.Fixing, threads: Int = 1) -> [LintRun.FileResult] {
    var results: [LintRun.FileResult] = []
    LintRun(inputs: inputs, fixing: fixing, threads: threads).run {
      results.append($0)
      return true
    }
    return results
  }

  @Test func aFileThatChangedMeanwhileIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "a.xib")
    let path = folder("a.xib")
    let rules = rules { try? FileSystem.writeAtomically(Array("<document/>".utf8), to: path) }
    let result = try #require(results([.init(path: path, file: "a.xib", rules: rules)], .write).first)
    #expect(result.failure == "changed while it was linted, so it was left alone; run again")
    #expect(result.isUnusable && result.fixed == 0)
    #expect(result.diagnostics.map(\.rule) == ["new_text"])
    #expect(try FileSystem.read(path) == Array("<document/>".utf8))
  }

  @Test func aFileThatCannotBeReadIsNotJudged() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "b.xib")
    let inputs = ["a.xib", "b.xib"].map { LintRun.Input(path: folder($0), file: $0, rules: rules()) }
    let results = results(inputs, .off)
    #expect(results.map(\.wasRead) == [false, true])
    #expect(results.map(\.failure) == ["cannot be read: No such file or directory", nil])
    #expect(results.map(\.diagnostics.count) == [0, 1])
  }

  @Test(arguments: [1, 2, 8]) func resultsComeInOrder(threads: Int) throws {
    let rules = rules()
    let inputs = (0..<100).map { number in
      let labels = String(repeating: "<label id=\"a\"/>", count: number * 37 % 100)
      return LintRun.Input(
        path: "/", file: "\(number)", bytes: Array("<document>\(labels)</document>".utf8), rules: rules)
    }
    let results = results(inputs, .off, threads: threads)
    #expect(results.map(\.file) == (0..<100).map(String.init))
    #expect(results.map(\.diagnostics.count) == (0..<100).map { $0 * 37 % 100 })
  }

  @Test func fixesThatUndoEachOtherEnd() throws {
    func rule(_ id: String, wants text: String) -> ResolvedRule {
      let rule = Rule(
        id: id, category: "style", summary: "S", severity: .warning, elements: ["label"],
        condition: .assertion(Rule.Text("@text = '\(text)'"), message: "Other."), why: "W",
        fix: Rule.FixTemplate(title: "Change", isSafe: true, edits: [.set("@text", to: Rule.Text(text))]))
      return ResolvedRule(entry: RuleEntry(rule), severity: .warning)
    }
    let rules = ResolvedRules([rule("one", wants: "1"), rule("two", wants: "2")], configuration: configuration)
    let input = LintRun.Input(path: "/", file: "a.xib", bytes: Array(Self.document.utf8), rules: rules)
    let result = try #require(results([input], .write).first)
    #expect(result.failure?.contains("undo each other") == true)
    #expect(!result.isUnusable)
  }
}
