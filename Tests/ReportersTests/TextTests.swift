import RuleEngine
import SourceText
import Testing

@testable import Reporters

@Suite struct TextTests {
  private func excerpt(_ line: String, _ columns: Range<Int>, endLine: Int = 1) throws -> SourceExcerpt {
    try #require(
      SourceExcerpt(
        Diagnostic(
          rule: "r", severity: .error, message: "m", file: "f",
          start: TextPosition(line: 1, column: columns.lowerBound),
          end: TextPosition(line: endLine, column: columns.upperBound), sourceLine: line)))
  }

  /// The part of the drawn line that the underline covers; one cell is one scalar in these tests.
  private func underlined(_ excerpt: SourceExcerpt) -> String {
    let scalars = Array(excerpt.text.unicodeScalars.dropFirst(excerpt.underlineStart).prefix(excerpt.underlineWidth))
    return scalars.map { String($0) }.joined()
  }

  @Test func indentationGoesAndTabsBecomeSpaces() throws {
    let excerpt = try excerpt("\t\t<a\tb=\"c\"/>", 6..<11)
    #expect(excerpt.text == "<a  b=\"c\"/>")
    #expect(underlined(excerpt) == "b=\"c\"")
  }

  @Test func wideAndCombiningScalarsKeepTheUnderlineInPlace() throws {
    let excerpt = try excerpt("日本e\u{301}=x", 6..<7)
    #expect(excerpt.underlineStart == 6)
    #expect(excerpt.underlineWidth == 1)
  }

  @Test func longLinesAreCutAroundTheRange() throws {
    let line = String(repeating: "ä", count: 5000) + "<here>" + String(repeating: "b", count: 5000)
    let excerpt = try excerpt(line, 5001..<5007)
    #expect(underlined(excerpt) == "<here>")
    #expect(excerpt.text.hasPrefix("…ä") && excerpt.text.hasSuffix("b…"))
    #expect(excerpt.text.count <= 102)
  }

  @Test func rangesPastTheWindowEndWithIt() throws {
    let excerpt = try excerpt("<a " + String(repeating: "b", count: 500), 2..<500)
    #expect(excerpt.underlineStart == 1)
    #expect(excerpt.underlineWidth == 99)
  }

  @Test func emptyRangesAndRangesOverLinesAreShown() throws {
    #expect(try excerpt("<a b=\"\"/>", 7..<7).underlineWidth == 1)
    #expect(try underlined(excerpt("<a b=\"", 4..<5, endLine: 2)) == "b=\"")
    #expect(try excerpt("<a>", 9..<9).underlineStart == 3)
  }

  @Test func nothingSteersTheTerminal() throws {
    var finding = Diagnostic.example("\u{1B}[2J\r\nnew \u{202E}line", file: "\u{1B}]0;x\u{7}.xib")
    finding.sourceLine = "    <label \u{1B}[31m\u{9B}0m text=\"\"/>"
    finding.objectName = "\u{1B}c"
    let text = try output("text", [finding])
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !VisibleText.isUnsafe($0) })
    #expect(text.hasPrefix("␛]0;x␇.xib:3:18: warning: ␛[2J␍␊new <U+202E>line (some_rule)\n"))
  }

  @Test func coloursAreThereWhenAskedFor() throws {
    var context = ReportContext.plain
    context.usesColor = true
    #expect(try output("text", [.example()], context: context).contains("\u{1B}[1;33mwarning\u{1B}[0m"))
    #expect(try !output("text", [.example()]).contains("\u{1B}"))
  }

  @Test func summariesCount() {
    var summary = ReportSummary()
    #expect(summary.text == "No problems in 0 files.")
    summary.add([.example(severity: .error), .example(fix: Diagnostic.fix), .example(fix: Diagnostic.fix)])
    summary.add([])
    #expect(summary.text == "Found 3 problems (1 error, 2 warnings) in 2 files. 2 fixable with --fix.")
    #expect(summary.countsByRule == ["some_rule": 3])
    summary.fixed = 1
    #expect(summary.text.hasPrefix("Fixed 1 problem. Found 3 "))
  }
}
